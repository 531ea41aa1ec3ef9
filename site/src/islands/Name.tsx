import { Fragment } from 'react';
import { longestPart, nameWords } from '../view/report-text.ts';

/** Letters that a heading's line holds on the narrowest phone, and the sizes for longer ones. A class each: styles of an element are refused. */
const FITS = 12;
const SIZES = [
  [16, 'fit fit-16'],
  [20, 'fit fit-20'],
  [28, 'fit fit-28'],
  [Number.POSITIVE_INFINITY, 'fit fit-40'],
] as const;

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
  return <span className={SIZES.find(([most]) => letters <= most)?.[1]}>{words}</span>;
}
