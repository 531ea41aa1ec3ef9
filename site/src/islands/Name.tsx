import { type CSSProperties, Fragment } from 'react';
import { longestPart, nameWords } from '../view/report-text.ts';

/** Letters that a heading's line holds on the narrowest phone. */
const FITS = 12;

/** A name in a heading; hyphenated surnames are not broken, and a long one is set smaller. */
export function Name({ name }: { name: string }) {
  const words = nameWords(name).map(({ word, whole }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move
    <Fragment key={index}>
      {index > 0 ? ' ' : ''}
      {whole ? <span className="whole">{word}</span> : word}
    </Fragment>
  ));
  const letters = longestPart(name);
  if (letters <= FITS) return words;
  return (
    <span className="fit" style={{ '--letters': letters } as CSSProperties}>
      {words}
    </span>
  );
}
