/** Which words of a text speak about the target: clauses, who did what to whom, contrast, reported speech. */
import { splitSentences } from '../sentences/sentences.ts';
import { type Special, specialForms } from './forms.ts';
import { DETACHED, type PolarMatch, polarMatches } from './lexicon.ts';
import { type Clause, clausesOf, type Party, partiesOf, strongParties, type Target, textOf, type Word, wordsOf } from './parse.ts';
import { COPULA, isTurn, negatedValue, never, type Role, roleOf, shiftedValue, verbValue } from './roles.ts';

/** What a phrase adds for (+) or against (−) the target, in logits. */
export type Reason = { phrase: string; value: number };
/**
 * What a stretch says about the target: its words (names of others and verbs that say nothing of the target left out), the
 * reasons found in them, and a weight. `masked` is the text with one sign for every name. `doubt` is set for questions and conditions; `opposite` swaps good and bad.
 * `form` names the form of speech that weighs two parties, if any; `reader` is the parsed sentence.
 */
export type Evidence = { text: string; masked: string; reasons: Reason[]; weight: number; doubt: boolean; opposite: boolean; form: string; reader: Reader };

const NEXT_WEIGHT = 0.8;
/** Each further sentence that names nobody says less of the target. */
const FADING = 0.6;
const LEAST_WEIGHT = 0.2;
const MAX_NAME = 100;
/** Longer than any sentence: tables and lists are read up to here. */
const MAX_SENTENCE = 3000;
const SPEECH =
  /^(?:powiedzieć|mówić|poinformować|informować|zeznać|zeznawać|stwierdzić|stwierdzać|twierdzić|dodać|dodawać|ocenić|oceniać|podkreślić|podkreślać|wyjaśnić|wyjaśniać|zapewnić|zapewniać|ogłosić|napisać|pisać|uważać|sądzić|zaznaczyć|zaznaczać|komentować|skomentować|relacjonować|ostrzec|ostrzegać|przekonywać|wspominać|wspomnieć|ujawnić|ujawniać|utrzymywać|sugerować|zauważyć|zauważać|zarzucić|zarzucać|oskarżyć|oskarżać|alarmować|donosić|donieść|opowiadać|opowiedzieć|żalić|skarżyć|przypomnieć|przypominać)$/;
const ASKED = /\?\s*["”»]?$/;
const CONDITION = /^(?:gdyby|jeśli|jeżeli|czy|oby|niech)$/;
const THAT = /^(?:że|iż|żeby|aby|by)$/;

/** Evidence about the spans, in text order; empty when no sentence holds one. Linear in the text. */
export function targetEvidence(text: string, spans: readonly Target[]): Evidence[] {
  if (spans.length === 0) return [];
  const targets = [...spans].sort((a, b) => a.start - b.start);
  const out: Evidence[] = [];
  let at = 0;
  let carried = 0;
  let before = '';
  for (const sentence of splitSentences(text)) {
    const { start } = sentence;
    const end = Math.min(sentence.end, start + MAX_SENTENCE);
    while (at < targets.length && (targets[at] as Target).end <= start) at += 1;
    const inside: Target[] = [];
    for (let k = at; k < targets.length && (targets[k] as Target).start < end; k += 1) {
      const span = targets[k] as Target;
      if (span.end > start) inside.push({ ...span, start: Math.max(0, span.start - start), end: Math.min(end, span.end) - start });
    }
    const body = text.slice(start, end);
    if (inside.length > 0) {
      const reader = readerOf(body, inside);
      // A turn of speech says nothing of the speaker, nor do the sentences around it.
      const topic = isTopic(reader) && !isTurn(body, reader.words, reader.parties[0]);
      const lead = topic && before !== '' ? readerOf(before, []) : null;
      if (lead && !namesSomebody(lead)) out.push({ ...evidenceIn(lead), weight: NEXT_WEIGHT });
      out.push(evidenceIn(reader));
      carried = topic ? NEXT_WEIGHT : 0;
      before = '';
    } else if (carried > 0) {
      const reader = readerOf(body, []);
      const named = namesSomebody(reader);
      if (!named) out.push({ ...evidenceIn(reader), weight: carried });
      before = '';
      carried = named || carried < LEAST_WEIGHT ? 0 : carried * FADING;
    } else before = body;
  }
  return out;
}

/** The clauses about the spans, word for word; what is only said of somebody else, or by the one named, is left out. */
export const targetClauses = (text: string, spans: readonly Target[]): string[] =>
  targetEvidence(text, spans)
    .filter(({ weight, opposite }) => weight === 1 && !opposite)
    .map((evidence) => evidence.text);

export type Reader = { body: string; words: Word[]; parties: Party[]; clauses: Clause[] };

function readerOf(body: string, targets: readonly Target[]): Reader {
  const words = wordsOf(body);
  // A span as long as the sentence names nobody: all of it is about the target.
  const whole = targets.some(({ start, end }) => end - start > MAX_NAME && end - start > body.length / 2);
  const named = whole ? [] : partiesOf(body, words, targets);
  for (const { from, to } of named) for (const word of words.slice(from, to)) word.name = true;
  const clauses = clausesOf(body, words, named);
  return { body, words, clauses, parties: targets.length > 0 ? merged(strongParties(clauses, words, named), words) : named };
}

/** „X, Y i Z” are one party: what is said of one is said of all. */
function merged(parties: readonly Party[], words: readonly Word[]): Party[] {
  const out: Party[] = [];
  for (const party of parties) {
    const last = out.at(-1);
    const gap = last ? words.slice(last.to, party.from).map((word) => word.lower) : [];
    const joined =
      last &&
      (party.from < last.to || (gap.length === 1 && /^(?:i|oraz)$/.test(gap[0] as string)) || gap.join(' ') === 'wraz z' || gap.join(' ') === 'razem z');
    if (joined && last) {
      last.to = Math.max(last.to, party.to);
      last.target ||= party.target;
    } else out.push({ ...party });
  }
  return out;
}

const namesSomebody = ({ parties }: Reader): boolean => parties.some((party) => !party.weak);

const within = (party: Party, { from, to }: Clause): boolean => party.from >= from && party.to <= to;

/** Whether the sentence after this one, if it names nobody, goes on about the target: it is the only or the first acting party. */
function isTopic({ parties, words, clauses }: Reader): boolean {
  const acting = parties.find(
    (party) => party.nominative === true && clauses.some((clause) => within(party, clause) && roleOf(words, clause, party, parties) === 'subject'),
  );
  return acting ? acting.target : parties.at(-1)?.target === true || parties.every((party) => party.target);
}

type Kept = { words: Set<number>; reasons: Reason[] };

function evidenceIn(reader: Reader): Evidence {
  const { body, words, parties, clauses } = reader;
  if (words.length === 0 || isTurn(body, words, parties[0])) {
    return { text: '', masked: '', reasons: [], weight: 1, doubt: false, opposite: false, form: '', reader: { ...reader, words: [], clauses: [] } };
  }
  const kept: Kept = { words: new Set(), reasons: [] };
  const special = parties.length > 0 ? specialForms(reader) : null;
  if (special) applySpecial(reader, special, kept);
  else readClauses(reader, kept);
  const doubt = ASKED.test(body) || clauses.some((clause) => CONDITION.test((words[clause.from] as Word).lower));
  return {
    text: textOf(body, words, kept.words, false),
    masked: textOf(body, words, kept.words, true),
    reasons: kept.reasons,
    weight: 1,
    doubt,
    opposite: special?.opposite === true,
    form: special?.phrase ?? '',
    reader,
  };
}

function applySpecial(reader: Reader, special: Special, kept: Kept): void {
  if (special.value !== 0) kept.reasons.push({ phrase: special.phrase, value: special.value });
  if (special.claim) readClauses({ ...reader, ...special.claim }, kept);
}

type Owner = 'target' | 'other' | 'nobody';

function readClauses(reader: Reader, kept: Kept): void {
  const { words, parties, clauses } = reader;
  let owner: Owner = parties.length === 0 || (parties[0]?.target && !setApart(reader)) ? 'target' : 'other';
  let speaking = false;
  clauses.forEach((clause, index) => {
    const own = parties.filter((party) => within(party, clause));
    const previous = [...parties].reverse().find((party) => party.to <= clause.from);
    if (own.some((party) => party.target)) {
      const silent = speaking && previous?.target === true;
      if (!silent) readNamed(reader, clause, own, kept);
    } else if (own.length === 0) {
      const holder: Owner = clause.lead === 'który' && previous ? (previous.target ? 'target' : 'other') : owner;
      if (holder === 'target' && !speaking) read(reader, clause, null, relativeRole(words, clause), kept, clause, false);
    } else if (previous?.target && (relativeRole(words, clause) === 'object' || hasPronoun(words, clause))) {
      read(reader, clause, null, 'object', kept, { from: clause.from, to: clause.from, lead: '' }, true);
    }
    if (own.length > 0) {
      owner = ownerAfter(reader, clause, own);
      speaking = own.some((party) => party.target) && isSpeech(reader, clause, own, clauses[index + 1]);
    }
  });
}

/** „…, a X”, „…, jedynie X”: what stands before the target is said of others. */
function setApart({ words, parties, clauses }: Reader): boolean {
  const target = parties[0] as Party;
  const clause = clauses.find((item) => item.from <= target.from && item.to > target.from);
  if (!clause || clause.from === 0) return false;
  const says = words.slice(clause.from, clause.to).some((word) => SPEECH.test(word.lemma)) && roleOf(words, clause, target, parties) === 'subject';
  if (says) return true;
  return (
    /^(?:a|ale|natomiast|tymczasem|jedynie|tylko|dopiero|zaś)$/.test((words[clause.from] as Word).lower) ||
    /^(?:jedynie|dopiero)$/.test(words[target.from - 1]?.lower ?? '')
  );
}

const hasPronoun = (words: readonly Word[], { from, to }: Clause): boolean => words.slice(from, to).some((word) => /^(?:go|jego|ją|mu|jemu)$/.test(word.lower));

/** „którego, którą, którym”: the party before is acted on; „który, która”: it acts. */
function relativeRole(words: readonly Word[], clause: Clause): Role {
  const relative = words.slice(clause.from, clause.from + 2).find((word) => word.lemma === 'który');
  return relative && /(?:ego|emu|ym|ą|ej|ych|ymi)$/.test(relative.lower) ? 'object' : 'any';
}

/** Whose the following clauses without a name are. */
function ownerAfter({ words, parties }: Reader, clause: Clause, own: readonly Party[]): Owner {
  const roles = own.map((party) => ({ party, role: roleOf(words, clause, party, parties) }));
  const acting = roles.find(({ role }) => role === 'subject');
  const judged = polarMatches(words.slice(clause.from, clause.to)).some(
    ({ polar, at }) => polar.verb && polar.acts === 0 && polar.done !== 0 && !(words[clause.from + (at[0] as number)] as Word).done,
  );
  const of = (party: Party | undefined): Owner => (party ? (party.target ? 'target' : 'other') : 'nobody');
  if (judged && acting) return of(roles.find(({ party }) => party !== acting.party)?.party);
  return of(acting?.party ?? own.at(-1));
}

/** Whether the target says what follows: then that is not said of the target. */
function isSpeech({ words, parties }: Reader, clause: Clause, own: readonly Party[], next: Clause | undefined): boolean {
  const target = own.find((party) => party.target) as Party;
  if (roleOf(words, clause, target, parties) !== 'subject') return sourced(words, target);
  const says = words.slice(clause.from, clause.to).some((word) => SPEECH.test(word.lemma));
  return says && next !== undefined && (THAT.test((words[next.from] as Word).lower) || THAT.test(words[next.from + 1]?.lower ?? ''));
}

/** „zdaniem X”, „według X”, „jak mówi X”. */
const sourced = (words: readonly Word[], target: Party): boolean => {
  const from = Math.max(0, target.from - 3);
  const source = words.findIndex((word, k) => k >= from && k < target.from && /^(?:zdaniem|według|wg|wedle)$/.test(word.lower));
  if (source < 0 || /^(?:moim|naszym|twoim|waszym|ich|jego|jej)$/.test(words[source - 1]?.lower ?? '')) return false;
  return !words.slice(source, target.from).some((word) => word.name || word.lemma === 'rejestr');
};

function readNamed(reader: Reader, clause: Clause, own: readonly Party[], kept: Kept): void {
  const { words, parties } = reader;
  const others = own.filter((party) => !party.target);
  for (const target of own.filter((party) => party.target)) {
    if (sourced(words, target)) continue;
    const role = roleOf(words, clause, target, parties);
    const acting = others.some((party) => roleOf(words, clause, party, parties) === 'subject');
    read(reader, clause, target, role, kept, zoneOf(reader, clause, target, others, role), acting);
  }
}

/** Words of a clause with several parties that may speak of the target. */
function zoneOf({ words }: Reader, clause: Clause, target: Party, others: readonly Party[], role: Role): Clause {
  const left = others.filter((party) => party.to <= target.from).at(-1);
  const right = others.find((party) => party.from >= target.to);
  const breaks = (k: number): boolean =>
    (words[k] as Word).verb || /^(?:z|ze|od|do|na|o|u|w|i|a|dla|za|przez|przed|nad|niż|oraz)$/.test((words[k] as Word).lower);
  let from = clause.from;
  if (left) {
    from = target.from;
    // „Według Y winien jest X”: nothing else acts, so what stands between is the subject's.
    if (role === 'subject' && left.nominative === false) from = left.to;
    else while (from > left.to && !breaks(from - 1)) from -= 1;
  }
  let to = clause.to;
  if (right && role !== 'subject') {
    to = right.from;
    while (to > target.to && !breaks(to - 1)) to -= 1;
  }
  return { from, to, lead: '' };
}

/** Reads one clause for the target in a role; words that are no verbs count inside the zone. */
function read(reader: Reader, clause: Clause, target: Party | null, role: Role, kept: Kept, zone: Clause, otherSubject: boolean): void {
  const { body, words, parties } = reader;
  const own = words.slice(clause.from, clause.to);
  const dropped = new Set<number>();
  let { from, to } = zone;
  const matches = polarMatches(own);
  const others = parties.some((party) => !party.target && within(party, clause));
  for (const match of matches) {
    if (!match.polar.verb) continue;
    const places = match.at.map((k) => clause.from + k);
    const verb = words[places.find((k) => (words[k] as Word).verb) ?? (places[0] as number)] as Word;
    const plain = verbValue(match, words, clause, role, target?.from ?? clause.from, otherSubject);
    const starts = words[places[0] as number] as Word;
    const value = detached(match) ? 0 : starts.negated && starts.lower !== 'nie' ? negatedValue(plain, never(words, clause, places[0] as number)) : plain;
    if (value !== 0) {
      kept.reasons.push({ phrase: places.map((k) => (words[k] as Word).text).join(' '), value });
      for (const k of places) kept.words.add(k);
    } else if (match.polar.acts !== 0 || match.polar.done !== 0) for (const k of places) dropped.add(k);
    if (detached(match) && target && (role === 'subject' || role === 'object' || !others))
      to = role === 'subject' && (places[0] as number) > target.from ? Math.min(to, places[0] as number) : from;
    // „Eksperci krytykują X”: who judges is not judged.
    if (role === 'object' && plain !== 0 && !verb.done && target && (places[0] as number) < target.from) from = Math.max(from, places[0] as number);
    if (value !== 0 || plain !== 0 || (match.polar.acts === 0 && match.polar.done === 0) || !target) continue;
    // „Okradziony wczoraj X przeprosił”: a participle beside another verb is no predicate.
    if (verb.done && !verb.impersonal && own.some((word) => word.verb && !word.done && !COPULA.test(word.lemma))) continue;
    // The deed is another's or falls on another: the rest of the clause is about that.
    if (role === 'subject' && !verb.done) to = (places[0] as number) > (target?.from ?? 0) ? Math.min(to, places[0] as number) : from;
    else if (role === 'object' || (role === 'subject' && verb.done) || (others && role === 'about')) to = from;
  }
  if (role === 'subject' && others && matches.some(({ polar, at }) => polar.verb && polar.acts === 0 && polar.done === 0 && at.length > 0))
    to = Math.min(to, parties.find((party) => !party.target && target && party.from >= target.to && within(party, clause))?.from ?? to);
  for (const { polar, at } of matches) {
    const places = at.map((k) => clause.from + k);
    if (polar.verb || places.some((k) => k < from || k >= to)) continue;
    if (target && places.some((k) => k >= target.from && k < target.to)) continue;
    if (parties.some((party) => !party.target && places.some((k) => k >= party.from && k < party.to))) continue;
    const starts = words[places[0] as number] as Word;
    const shifted = places.length === 1 ? shiftedValue(words, clause, places[0] as number, polar.acts) : polar.acts;
    const value =
      starts.negated && !/^(?:nie|bez|nigdy|brak|ani|zero)$/.test(starts.lower) ? negatedValue(shifted, never(words, clause, places[0] as number)) : shifted;
    if (value === 0) for (const k of places) dropped.add(k);
    else kept.reasons.push({ phrase: body.slice(starts.start, (words[places.at(-1) as number] as Word).end), value });
  }
  for (let k = from; k < to; k += 1) if (!dropped.has(k)) kept.words.add(k);
  if (role === 'thanks') kept.reasons.push({ phrase: 'dzięki', value: 1.5 });
}

/** Verbs of those who examine, report or stand for others: what the clause tells is not told of them. */
const detached = ({ polar }: PolarMatch): boolean => polar.verb && polar.acts === 0 && polar.done === DETACHED;
