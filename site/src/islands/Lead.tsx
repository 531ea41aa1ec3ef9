import { polish } from '#contract/format.ts';
import { withOrigin } from '../view/report-text.ts';

/** The first sentence of a report in large letters; where and when it was read stands after it in small ones. */
export function Lead({ text }: { text: string }) {
  const { said, origin, stop } = withOrigin(polish(text));
  return (
    <>
      {said}
      {origin ? ' ' : ''}
      {origin ? (
        <span className="origin">
          {origin}
          {stop}
        </span>
      ) : null}
    </>
  );
}
