import { useLayoutEffect, useRef, useState } from 'react';
import { Svg } from '../../ui/Svg.tsx';

/** Widths at which a page without scripts draws; one of the drawings is seen (styles/horizon.css). */
const WIDTHS = [
  ['at-wide', 955],
  ['at-middle', 680],
  ['at-narrow', 328],
] as const;
export type Widths = readonly (readonly [className: string, width: number])[];

/** The width of an element in whole pixels, once it is known. */
export function useWidth<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

/** A drawing at the width that it gets; in a page without scripts one for each usual width. */
export function Figure({ draw, widths = WIDTHS }: { draw: (width: number) => string; widths?: Widths }) {
  const { box, width } = useWidth<HTMLSpanElement>();
  return (
    <span ref={box} className="figure">
      {width === null ? widths.map(([className, at]) => <Svg key={className} className={className} of={draw(at)} />) : <Svg of={draw(width)} />}
    </span>
  );
}
