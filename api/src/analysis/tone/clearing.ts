/**
 * What a page tells in somebody's favour without a word of praise: an inquiry dropped, a penalty lifted, a correction, an apology,
 * something refused that is granted after all. A title and the sentences after it tell of whom the page is about.
 */
import { OVER } from './cleared.ts';
import type { Line } from './page.ts';

const LIFTED = '(?:kar[ęyaą](?!\\p{L})|(?:decyzj|zakaz|grzywn|mandat|nakaz|wyrok|odmow)\\p{L}*)';
/** Wider than what decides a tone by a title alone: here it is one number among others. */
const FAVOURS = new RegExp(
  `${OVER.source}|(?<!\\p{L})(?:prostujemy|bezpodstawn|bezzasadn|niesłuszn|pokrzywdzon|rehabilit|nieprawd|przywróc)` +
    `|(?<!\\p{L})${LIFTED}[^.?]{0,30}(?<!\\p{L})uchyl|(?<!\\p{L})uchyl\\p{L}+[^.?]{0,40}(?<!\\p{L})odmow(?!\\p{L}* wszczęcia)` +
    '|(?<!\\p{L})odwołani\\p{L}*[^.?]{0,20}(?<!\\p{L})uwzględni|(?<!\\p{L})(?:jednak|znów|znowu|ponownie) z ' +
    '|(?<!\\p{L})(?:oddali|odrzuci)\\p{L}*[^.?]{0,30}(?<!\\p{L})(?:pozew|powództw|skarg|oskarżeni|zarzut|wniosek)' +
    '|(?<!\\p{L})nie dopatrzy|(?<!\\p{L})nie ponosi\\p{L}* winy',
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
