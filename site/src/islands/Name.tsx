import { Fragment } from 'react';
import { nameWords } from '../view/report-text.ts';

/** A name in a heading; hyphenated surnames are not broken. */
export function Name({ name }: { name: string }) {
  return nameWords(name).map(({ word, whole }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move
    <Fragment key={index}>
      {index > 0 ? ' ' : ''}
      {whole ? <span className="whole">{word}</span> : word}
    </Fragment>
  ));
}
