/**
 * The short word beside every print of a source that tells a matter without its end: „nieaktualne: wyrok zmieniono (źródło z 04.05.2023)”, of what was
 * written before the end „sprzed zakończenia: …”. Pure.
 */
import { dateShort } from './format.ts';
import type { Evidence, Report } from './report.ts';

type Ended = Pick<Report, 'accusations' | 'stories' | 'endings' | 'evidence'>;

/** What the words of an end say became of the matter, the most telling first. */
const WORDS: [RegExp, string][] = [
  [/(?<!\p{L})(?:uniewinni)/iu, 'zapadło uniewinnienie'],
  [/(?<!\p{L})(?:sprostow|prostuj|(?:po)?myli(?:liśmy|łem|łam|ł|ła|ło) się|się (?:po)?myli|odszczek|odwołuj)/iu, 'źródło sprostowano'],
  [/(?<!\p{L})(?:zmieni(?:ł|ła|ło|ono) (?:wyrok|orzeczenie))/iu, 'wyrok zmieniono'],
  [/(?<!\p{L})(?:uchyli|unieważni)(?:ł|ła|ło|ono|ony|ona)/iu, 'rozstrzygnięcie uchylono'],
  [
    /(?<!\p{L})(?:obniży|zmniejszy|złagodzi)(?:ł|ła|ło|ono)|(?:zapłaci|odda|zwróci)\p{L}* [^.;]{3,60}, a (?:nie|odda|zapłaci|zwróci)/iu,
    'karę lub kwotę obniżono',
  ],
  [/(?<!\p{L})umorz(?:ył|yła|yło|ono|ony|ona|one)/iu, 'postępowanie umorzono'],
  [/(?<!\p{L})oddal(?:ił|iła|ono|ony|one)/iu, 'żądanie oddalono'],
  [/(?<!\p{L})(?:ugod|porozumieni)/iu, 'zawarto ugodę lub porozumienie'],
  [/(?<!\p{L})wycof(?:ał|ała|ali|ano)/iu, 'żądanie lub zarzut wycofano'],
];
const PENDING = /(?<!\p{L})(?:nieprawomocn|nie jest (?:jeszcze )?(?:prawomocn|ostateczn)|przysługuje|zapowiad|zapowiedzia)/iu;

/** @param day of the page that tells the end; `older`: the marked page was written before it, and told what was known */
function wordsOf(text: string, day: string | null, older: boolean): string {
  const what = WORDS.find(([cue]) => cue.test(text))?.[1] ?? 'jest zakończenie sprawy';
  const source = day ? ` (źródło z ${dateShort(day)})` : '';
  return PENDING.test(text) ? `jest nowsze rozstrzygnięcie${source}` : `${older ? 'sprzed zakończenia' : 'nieaktualne'}: ${what}${source}`;
}

const known = new WeakMap<Ended, ReadonlyMap<number, string>>();

/** What a page that tells an end says of it, in its title or its excerpts. */
const DECISION =
  /(?<!\p{L})(?:umorzy(?:ł|ła|li)|umorzono|oddali(?:ł|ła)|oddalono|uchyli(?:ł|ła)|uchylono|zmieni(?:ł|ła) wyrok|uniewinni(?:ł|ła|ono|ony|ona)|prawomocnie|(?:podpisa|zawar)(?:ł|ła|li|ły) ugodę|przegra(?:ł|ła|łem|łam|li) w okręgu|w okręgu przegra\p{L}+)(?!\p{L})/iu;
export const tellsDecision = ({ title, excerpts }: Evidence): boolean => DECISION.test(title) || excerpts.some(({ text }) => DECISION.test(text));

/** Outlets tell one event within so many days. */
const SAME_NEWS_DAYS = 3;

/**
 * Sources of a matter that were written before its end, each with the word: whoever finds one of them first takes it for how things stand, whether
 * it is to blame for that or not.
 */
export function olderThanEnd({ stories, accusations, evidence }: Ended): ReadonlyMap<number, string> {
  const itemOf = (n: number) => evidence.find((item) => item.n === n);
  const ends = [
    ...accusations.flatMap(({ end, refs }) => (end ? [{ n: end.n, text: end.quote, pages: refs }] : [])),
    ...stories.flatMap(({ ending, pages }) => (ending?.refs[0] ? [{ n: ending.refs[0], text: ending.text, pages }] : [])),
  ];
  const older = new Map<number, string>();
  for (const { n, text, pages } of ends) {
    const end = itemOf(n)?.publishedAt ?? '';
    for (const item of pages.flatMap((page) => itemOf(page) ?? [])) {
      const days = (Date.parse(end) - Date.parse(item.publishedAt ?? '')) / 86_400_000;
      if (!item.own && days > SAME_NEWS_DAYS && !tellsDecision(item) && !older.has(item.n)) older.set(item.n, wordsOf(text, end, true));
    }
  }
  return older;
}

/** Numbers of the sources that tell a matter without its end, each with the word; those of a story come before those of a single charge. */
export function outdatedMarks(report: Ended): ReadonlyMap<number, string> {
  const found = known.get(report);
  if (found) return found;
  const dayOf = (n: number | undefined) => report.evidence.find((item) => item.n === n)?.publishedAt ?? null;
  const isBefore = (page: string | null, end: string | null) => page !== null && end !== null && page.slice(0, 10) < end.slice(0, 10);
  const ends = [
    ...report.accusations.flatMap(({ end, stillShown }) => (end ? [{ n: end.n, text: end.quote, of: stillShown }] : [])),
    ...report.endings.map(({ n, text, stillShown }) => ({ n, text, of: stillShown })),
    ...report.stories.flatMap(({ ending, stillShown }) => (ending ? [{ n: ending.refs[0], text: ending.text, of: stillShown }] : [])),
  ];
  const own = new Set(report.evidence.flatMap((item) => (item.own ? [item.n] : [])));
  const marks = new Map<number, string>();
  for (const { n, text, of } of ends)
    for (const page of of) if (page !== n && !own.has(page) && !marks.has(page)) marks.set(page, wordsOf(text, dayOf(n), isBefore(dayOf(page), dayOf(n))));
  known.set(report, marks);
  return marks;
}
