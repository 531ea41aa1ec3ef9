/**
 * What a page tells in somebody's favour without a word of praise: an inquiry dropped, a penalty lifted, a correction, an apology,
 * something refused that is granted after all. A title and the sentences after it tell of whom the page is about.
 */
import { OVER } from './cleared.ts';
import type { Line } from './page.ts';

const LIFTED = '(?:kar[ęyaą](?!\\p{sc=Latn})|(?:decyzj|zakaz|grzywn|mandat|nakaz|wyrok|odmow)\\p{sc=Latn}*)';
/** Wider than what decides a tone by a title alone: here it is one number among others. */
const FAVOURS = new RegExp(
  `${OVER.source}|(?<!\\p{sc=Latn})(?:prostujemy|bezpodstawn|bezzasadn|niesłuszn|pokrzywdzon|rehabilit|nieprawd|przywróc)` +
    `|(?<!\\p{sc=Latn})${LIFTED}[^.?]{0,30}(?<!\\p{sc=Latn})uchyl|(?<!\\p{sc=Latn})uchyl\\p{sc=Latn}+[^.?]{0,40}(?<!\\p{sc=Latn})odmow(?!\\p{sc=Latn}* wszczęcia)` +
    '|(?<!\\p{sc=Latn})odwołani\\p{sc=Latn}*[^.?]{0,20}(?<!\\p{sc=Latn})uwzględni|(?<!\\p{sc=Latn})(?:jednak|znów|znowu|ponownie) z ' +
    '|(?<!\\p{sc=Latn})(?:oddali|odrzuci)\\p{sc=Latn}*[^.?]{0,30}(?<!\\p{sc=Latn})(?:pozew|powództw|skarg|oskarżeni|zarzut|wniosek)' +
    '|(?<!\\p{sc=Latn})nie dopatrzy|(?<!\\p{sc=Latn})nie ponosi\\p{sc=Latn}* winy',
  'iu',
);
/** Sentences after the title that tell of whom a page is about. */
const LEAD = 3;
const MOST = 3;

/** @param isAbout whether a line names the subject or goes on about it */
export function clearing(lines: readonly Line[], isAbout: (line: Line) => boolean): Record<string, number> {
  const favours = ({ text }: Line): boolean => FAVOURS.test(text);
  const titles = lines.filter(({ title }) => title);
  const body = lines.filter(({ title }) => !title);
  const lead = body.slice(0, LEAD);
  const inTitle = titles.some(favours) ? 1 : 0;
  const isNear = titles.some(isAbout) || lead.some(isAbout);
  const all = Math.log1p(body.filter(favours).length);
  return {
    'clears.title.good': isNear ? inTitle : 0,
    'clears.titled.good': titles.some(isAbout) ? inTitle : 0,
    'clears.lead.good': isNear && lead.some(favours) ? 1 : 0,
    'clears.named.good': Math.min(MOST, body.filter((line) => isAbout(line) && favours(line)).length),
    'clears.all.good': all,
    clears: all,
  };
}
