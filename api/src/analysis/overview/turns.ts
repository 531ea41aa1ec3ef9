/** Interviews that are set as paragraphs behind dashes: which of them ask. What is asked says nothing of the subject; the answer does. */
import type { Unit } from './units.ts';

const DASH = /^[–—-]\s/u;
const ASKS = /\?["”»)]*\s*$/u;
/** „Mówią, że jest pani uparta.”, „Po tamtej karze zamknął pan warsztat.”: said to whoever answers, and no question by its mark. */
const SAYS_TO =
  /(?<!\p{sc=Latn})(?:jest|był|była|ma|miał|miała|nie|o|do|u|z|od|przez|dla|że|\p{sc=Latn}+(?:ł|ła|a|e|i)) (?:pani?|pan[aąu]|panią|panem|państw[oau])(?! \p{Lu}| (?:prezes|doktor|dyrektor|burmistrz|wójt|profesor|mecenas)\p{sc=Latn}*(?!\p{sc=Latn}))(?!\p{sc=Latn})/u;
/** Turns from which a page is such an interview, and questions among those of one side. */
const TURNS = 6;
const QUESTIONS = 3;

/** Numbers of the paragraphs in which the interviewer speaks: every other one, on the side that asks or says „pan”. „Porozmawiajmy o opłatach.” is one, too. */
export function askingParagraphs(units: readonly Unit[]): ReadonlySet<number> {
  const paragraphs = [...Map.groupBy(units, ({ paragraph }) => paragraph)].map(([number, own]) => ({
    number,
    first: own[0]?.text ?? '',
    last: own.at(-1)?.text ?? '',
    said: own.map(({ text }) => text).join(' '),
  }));
  const turns = paragraphs.filter(({ first }) => DASH.test(first));
  if (turns.length < TURNS || turns.length * 2 < paragraphs.length) return new Set();
  const asking = [0, 1].map((side) => turns.filter((_, at) => at % 2 === side));
  const counts = asking.map((side) => side.filter(({ last, said }) => ASKS.test(last) || SAYS_TO.test(said)).length);
  const [even = 0, odd = 0] = counts;
  const side = asking[even > odd ? 0 : 1] ?? [];
  return new Set(Math.max(even, odd) >= QUESTIONS && even !== odd ? side.map(({ number }) => number) : []);
}
