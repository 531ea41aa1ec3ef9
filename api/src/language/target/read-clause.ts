/** Reads one clause for the target: verbs by the target's role, other words by their place, and the words to keep. */
import { DETACHED, type PolarMatch, polarMatches } from './lexicon.ts';
import { type Clause, isWithin, type Party, type Sentence, type Word } from './parse.ts';
import { COPULA, negatedValue, never, type Role, shiftedValue, verbValue } from './roles.ts';

/** What a phrase adds for (+) or against (−) the target, in logits. */
export type Reason = { phrase: string; value: number };
/** Word numbers and reasons collected for the target. */
export type Kept = { words: Set<number>; reasons: Reason[] };
/** A stretch of words by number, end exclusive. */
export type Zone = { from: number; to: number };
/**
 * What to read: a clause, the target in it (null where it is only meant), and the part it plays. Words other than verbs count
 * inside `zone`. `otherSubject`: another party is the clause's subject.
 */
export type Asked = { clause: Clause; target: Party | null; role: Role; zone: Zone; otherSubject: boolean };

/** The reading of one clause. Verbs that are about others narrow `from` and `to`. */
type Reading = Asked & Zone & { sentence: Sentence; own: Word[]; others: boolean; dropped: Set<number>; kept: Kept };

/** Adds the clause's reasons and words to `kept`. */
export function readClause(sentence: Sentence, asked: Asked, kept: Kept): void {
  const { clause, target, role, zone } = asked;
  const { words, parties } = sentence;
  const own = words.slice(clause.from, clause.to);
  const others = parties.some((party) => !party.target && isWithin(party, clause));
  const reading: Reading = { ...asked, ...zone, sentence, own, others, dropped: new Set(), kept };
  const matches = polarMatches(own);
  for (const match of matches) if (match.polar.verb) readVerb(reading, match);
  // After a neutral verb („odwiedzić”) the words from the next party on are about that party.
  if (role === 'subject' && others && matches.some(({ polar }) => polar.verb && polar.acts === 0 && polar.done === 0)) {
    const next = parties.find((party) => !party.target && target && party.from >= target.to && isWithin(party, clause));
    reading.to = Math.min(reading.to, next?.from ?? reading.to);
  }
  for (const match of matches) if (!match.polar.verb) readOther(reading, match);
  for (let k = reading.from; k < reading.to; k += 1) if (!reading.dropped.has(k)) kept.words.add(k);
  if (role === 'thanks') kept.reasons.push({ phrase: 'dzięki', value: 1.5 });
}

/** Word numbers of a match in the sentence. */
const placesOf = ({ clause }: Reading, { at }: PolarMatch): [number, ...number[]] => at.map((k) => clause.from + k) as [number, ...number[]];

function readVerb(reading: Reading, match: PolarMatch): void {
  const { sentence, clause, target, role, otherSubject, dropped, kept } = reading;
  const { words } = sentence;
  const { polar } = match;
  const places = placesOf(reading, match);
  const plain = verbValue(match, words, clause, role, target?.from ?? clause.from, otherSubject);
  const first = words[places[0]] as Word;
  const value = isDetached(match) ? 0 : first.negated && first.lower !== 'nie' ? negatedValue(plain, never(words, clause, places[0])) : plain;
  if (value !== 0) {
    kept.reasons.push({ phrase: places.map((k) => (words[k] as Word).text).join(' '), value });
    for (const k of places) kept.words.add(k);
  } else if (polar.acts !== 0 || polar.done !== 0) for (const k of places) dropped.add(k);
  const verb = words[places.find((k) => (words[k] as Word).verb) ?? places[0]] as Word;
  if (isDetached(match)) leaveReported(reading, places[0]);
  // „Eksperci krytykują X”: words before the verb describe the one who judges.
  if (role === 'object' && plain !== 0 && !verb.done && target && places[0] < target.from) reading.from = Math.max(reading.from, places[0]);
  if (value === 0 && plain === 0 && (polar.acts !== 0 || polar.done !== 0)) leaveDeed(reading, places[0], verb);
}

/** Whether the verb is one of reporting or inquiry, whose clause does not judge its subject. */
const isDetached = ({ polar }: PolarMatch): boolean => polar.verb && polar.acts === 0 && polar.done === DETACHED;

/** Leaves the reported words to others: they do not describe the target. */
function leaveReported(reading: Reading, place: number): void {
  const { target, role, others } = reading;
  if (!target || !(role === 'subject' || role === 'object' || !others)) return;
  if (role === 'subject') endBefore(reading, target, place);
  else reading.to = reading.from;
}

/** Narrows the words when the deed is another party's, or is done to another. */
function leaveDeed(reading: Reading, place: number, verb: Word): void {
  const { target, role, others, own } = reading;
  if (!target) return;
  // „Okradziony wczoraj X przeprosił”: a participle beside another verb is no predicate.
  if (verb.done && !verb.impersonal && own.some((word) => word.verb && !word.done && !COPULA.test(word.lemma))) return;
  if (role === 'subject' && !verb.done) endBefore(reading, target, place);
  else if (role === 'object' || (role === 'subject' && verb.done) || (others && role === 'about')) reading.to = reading.from;
}

/** Leaves the words up to a verb after the target; none where the verb comes first. */
function endBefore(reading: Reading, target: Party, place: number): void {
  reading.to = place > target.from ? Math.min(reading.to, place) : reading.from;
}

/** A noun, adjective or set phrase inside the bounds, and outside the names. */
function readOther(reading: Reading, match: PolarMatch): void {
  const { sentence, clause, target, from, to, dropped, kept } = reading;
  const { body, words, parties } = sentence;
  const { polar } = match;
  const places = placesOf(reading, match);
  const inside = (party: Party): boolean => places.some((k) => k >= party.from && k < party.to);
  if (places.some((k) => k < from || k >= to) || (target && inside(target)) || parties.some((party) => !party.target && inside(party))) return;
  const first = words[places[0]] as Word;
  const shifted = places.length === 1 ? shiftedValue(words, clause, places[0], polar.acts) : polar.acts;
  const negated = first.negated && !/^(?:nie|bez|nigdy|brak|ani|zero)$/.test(first.lower);
  const value = negated ? negatedValue(shifted, never(words, clause, places[0])) : shifted;
  if (value === 0) for (const k of places) dropped.add(k);
  else kept.reasons.push({ phrase: body.slice(first.start, (words[places.at(-1) as number] as Word).end), value });
}

/** Bounds of the words that may describe the target in a clause with several parties. */
export function zoneOf({ words }: Sentence, clause: Clause, target: Party, others: readonly Party[], role: Role): Zone {
  const left = others.filter((party) => party.to <= target.from).at(-1);
  const right = others.find((party) => party.from >= target.to);
  const breaks = (k: number): boolean =>
    (words[k] as Word).verb || /^(?:z|ze|od|do|na|o|u|w|i|a|dla|za|przez|przed|nad|niż|oraz)$/.test((words[k] as Word).lower);
  let from = clause.from;
  if (left) {
    from = target.from;
    // „Według Y winien jest X”: no other subject, so the words between describe the target.
    if (role === 'subject' && left.nominative === false) from = left.to;
    else while (from > left.to && !breaks(from - 1)) from -= 1;
  }
  let to = clause.to;
  if (right && role !== 'subject') {
    to = right.from;
    while (to > target.to && !breaks(to - 1)) to -= 1;
  }
  return { from, to };
}
