import { useWidth } from '../../ui/Drawing.tsx';
import { Svg } from '../../ui/Svg.tsx';

/** Widths at which a page without scripts draws; one of the drawings is seen (styles/horizon/widths.css). */
export const WIDTHS = [
  ['at-wide', 955],
  ['at-middle', 680],
  ['at-narrow', 328],
] as const;
export type Widths = readonly (readonly [className: string, width: number])[];

/** A drawing at the width that it gets; in a page without scripts one for each usual width. */
export function Figure({ draw, widths = WIDTHS }: { draw: (width: number) => string; widths?: Widths }) {
  const { box, width } = useWidth<HTMLSpanElement>();
  return (
    <span ref={box} className="figure">
      {width === null ? widths.map(([className, at]) => <Svg key={className} className={className} of={draw(at)} />) : <Svg of={draw(width)} />}
    </span>
  );
}
