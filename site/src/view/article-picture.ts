/** The drawings of articles: a first screen of invented results, without numbers. The line under it says aloud what it shows. Pure. */
import { firstScreenStrip, type Mark, type Ranked } from '#contract/drawing/small.ts';

export const PICTURES = ['results', 'answer', 'gone'] as const;
export type Picture = (typeof PICTURES)[number];

const own: Mark = { tone: null, own: true };
const good: Mark = { tone: 'positive' };
const bad: Mark = { tone: 'negative' };
const fact: Mark = { tone: 'neutral' };

/** Places of each picture from the left; null is an empty place. */
const PLACES: Record<Picture, readonly (Mark | null)[]> = {
  results: [own, fact, good, bad, own, fact],
  answer: [fact, good, bad, own, good, fact],
  gone: [fact, null, own, null, good, null],
};

/** What each picture shows, in a line under it. */
export const PICTURE_WORDS: Record<Picture, string> = {
  results: 'Pierwszy ekran: dwa własne wyniki, dwa obojętne, jedna pochwała, jeden zarzut.',
  answer: 'Tuż za zarzutem stoi własna odpowiedź.',
  gone: 'Trzy wyniki zniknęły, trzy zostały.',
};

export function articlePicture(picture: Picture): string {
  const places = PLACES[picture];
  const seen = places.flatMap((mark, i): Ranked[] => (mark ? [{ ...mark, rank: i + 1 }] : []));
  return firstScreenStrip(seen, { cell: 34, last: places.length, numbers: false });
}
