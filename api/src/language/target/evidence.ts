/** Finds the words of a text that are about the target: clauses, roles, contrast, reported speech. */
import { splitSentences } from '../sentences/sentences.ts';
import { type Special, specialForms } from './forms.ts';
import { polarMatches } from './lexicon.ts';
import { type Clause, clausesOf, isWithin, type Party, partiesOf, type Sentence, strongParties, type Target, textOf, type Word, wordsOf } from './parse.ts';
import { type Kept, type Reason, readClause, zoneOf } from './read-clause.ts';
import { isTurn, type Role, roleOf } from './roles.ts';

/**
 * What one sentence says about the target: the words about it, the reasons found in them, and a weight. `masked`: the same words
 * with one word for every name. `doubt`: a question or condition. `opposite`: praise in the words is blame of the target.
 * `form`: the construction that sets two parties against each other, if any (forms.ts). `reader`: the parsed sentence.
 */
export type Evidence = { text: string; masked: string; reasons: Reason[]; weight: number; doubt: boolean; opposite: boolean; form: string; reader: Sentence };

const NEXT_WEIGHT = 0.8;
/** Factor for each further sentence that names nobody. */
const FADING = 0.6;
const LEAST_WEIGHT = 0.2;
const MAX_NAME = 100;
/** Letters read of a sentence; only tables and lists are longer. */
const MAX_SENTENCE = 3000;
const SPEECH =
  /^(?:powiedzieć|mówić|poinformować|informować|zeznać|zeznawać|stwierdzić|stwierdzać|twierdzić|dodać|dodawać|ocenić|oceniać|podkreślić|podkreślać|wyjaśnić|wyjaśniać|zapewnić|zapewniać|ogłosić|napisać|pisać|uważać|sądzić|zaznaczyć|zaznaczać|komentować|skomentować|relacjonować|ostrzec|ostrzegać|przekonywać|wspominać|wspomnieć|ujawnić|ujawniać|utrzymywać|sugerować|zauważyć|zauważać|zarzucić|zarzucać|oskarżyć|oskarżać|alarmować|donosić|donieść|opowiadać|opowiedzieć|żalić|skarżyć|przypomnieć|przypominać)$/;
const ASKED = /\?\s*["”»]?$/;
const CONDITION = /^(?:gdyby|jeśli|jeżeli|czy|oby|niech)$/;
const THAT = /^(?:że|iż|żeby|aby|by)$/;

/** Evidence about the spans, in text order; empty if no sentence contains a span. Linear in the text. */
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
      // In a transcript neither the target's own speech nor its neighbours describe the target.
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

/** The clauses about the spans, word for word, without those about somebody else and those that the target itself says. */
export const targetClauses = (text: string, spans: readonly Target[]): string[] =>
  targetEvidence(text, spans)
    .filter(({ weight, opposite }) => weight === 1 && !opposite)
    .map((evidence) => evidence.text);

/** A sentence with its words, parties and clauses; the spans of the targets count from its start. */
export function readerOf(body: string, targets: readonly Target[]): Sentence {
  const words = wordsOf(body);
  // A span as long as the sentence is no name: the whole sentence is about the target.
  const whole = targets.some(({ start, end }) => end - start > MAX_NAME && end - start > body.length / 2);
  const named = whole ? [] : partiesOf(body, words, targets);
  for (const { from, to } of named) for (const word of words.slice(from, to)) word.name = true;
  const clauses = clausesOf(body, words, named);
  return { body, words, clauses, parties: targets.length > 0 ? merged(strongParties(clauses, words, named), words) : named };
}

/** Joins „X, Y i Z” into one party. */
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

const namesSomebody = ({ parties }: Sentence): boolean => parties.some((party) => !party.weak);

/** Whether the next sentence, if it names nobody, is still about the target: the target is the only party or the first subject. */
function isTopic({ parties, words, clauses }: Sentence): boolean {
  const acting = parties.find(
    (party) => party.nominative === true && clauses.some((clause) => isWithin(party, clause) && roleOf(words, clause, party, parties) === 'subject'),
  );
  return acting ? acting.target : parties.at(-1)?.target === true || parties.every((party) => party.target);
}

function evidenceIn(reader: Sentence): Evidence {
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

function applySpecial(reader: Sentence, special: Special, kept: Kept): void {
  if (special.value !== 0) kept.reasons.push({ phrase: special.phrase, value: special.value });
  if (special.claim) readClauses({ ...reader, ...special.claim }, kept);
}

type Owner = 'target' | 'other' | 'nobody';

function readClauses(reader: Sentence, kept: Kept): void {
  const { words, parties, clauses } = reader;
  let owner: Owner = parties.length === 0 || (parties[0]?.target && !setApart(reader)) ? 'target' : 'other';
  let speaking = false;
  clauses.forEach((clause, index) => {
    const own = parties.filter((party) => isWithin(party, clause));
    const previous = [...parties].reverse().find((party) => party.to <= clause.from);
    if (own.some((party) => party.target)) {
      const silent = speaking && previous?.target === true;
      if (!silent) readNamed(reader, clause, own, kept);
    } else if (own.length === 0) {
      const holder: Owner = clause.lead === 'który' && previous ? (previous.target ? 'target' : 'other') : owner;
      if (holder === 'target' && !speaking)
        readClause(reader, { clause, target: null, role: relativeRole(words, clause), zone: clause, otherSubject: false }, kept);
    } else if (previous?.target && (relativeRole(words, clause) === 'object' || hasPronoun(words, clause))) {
      readClause(reader, { clause, target: null, role: 'object', zone: { from: clause.from, to: clause.from }, otherSubject: true }, kept);
    }
    if (own.length > 0) {
      owner = ownerAfter(reader, clause, own);
      speaking = own.some((party) => party.target) && isSpeech(reader, clause, own, clauses[index + 1]);
    }
  });
}

/** „…, a X”, „…, jedynie X”: the words before the target are about others. */
function setApart({ words, parties, clauses }: Sentence): boolean {
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

/** Role of the party before a relative pronoun: object for „którego, którą, którym”, else any. */
function relativeRole(words: readonly Word[], clause: Clause): Role {
  const relative = words.slice(clause.from, clause.from + 2).find((word) => word.lemma === 'który');
  return relative && /(?:ego|emu|ym|ą|ej|ych|ymi)$/.test(relative.lower) ? 'object' : 'any';
}

/** Whom the following clauses without a name are about. */
function ownerAfter({ words, parties }: Sentence, clause: Clause, own: readonly Party[]): Owner {
  const roles = own.map((party) => ({ party, role: roleOf(words, clause, party, parties) }));
  const acting = roles.find(({ role }) => role === 'subject');
  const judged = polarMatches(words.slice(clause.from, clause.to)).some(
    ({ polar, at }) => polar.verb && polar.acts === 0 && polar.done !== 0 && !(words[clause.from + (at[0] as number)] as Word).done,
  );
  const of = (party: Party | undefined): Owner => (party ? (party.target ? 'target' : 'other') : 'nobody');
  if (judged && acting) return of(roles.find(({ party }) => party !== acting.party)?.party);
  return of(acting?.party ?? own.at(-1));
}

/** Whether the target says the next clause, which then is not about the target. */
function isSpeech({ words, parties }: Sentence, clause: Clause, own: readonly Party[], next: Clause | undefined): boolean {
  const target = own.find((party) => party.target) as Party;
  if (roleOf(words, clause, target, parties) !== 'subject') return sourced(words, target);
  const says = words.slice(clause.from, clause.to).some((word) => SPEECH.test(word.lemma));
  return says && next !== undefined && (THAT.test((words[next.from] as Word).lower) || THAT.test(words[next.from + 1]?.lower ?? ''));
}

/** „zdaniem X”, „według X”: the clause is the target's opinion. */
const sourced = (words: readonly Word[], target: Party): boolean => {
  const from = Math.max(0, target.from - 3);
  const source = words.findIndex((word, k) => k >= from && k < target.from && /^(?:zdaniem|według|wg|wedle)$/.test(word.lower));
  if (source < 0 || /^(?:moim|naszym|twoim|waszym|ich|jego|jej)$/.test(words[source - 1]?.lower ?? '')) return false;
  return !words.slice(source, target.from).some((word) => word.name || word.lemma === 'rejestr');
};

function readNamed(reader: Sentence, clause: Clause, own: readonly Party[], kept: Kept): void {
  const { words, parties } = reader;
  const others = own.filter((party) => !party.target);
  for (const target of own.filter((party) => party.target)) {
    if (sourced(words, target)) continue;
    const role = roleOf(words, clause, target, parties);
    const acting = others.some((party) => roleOf(words, clause, party, parties) === 'subject');
    readClause(reader, { clause, target, role, zone: zoneOf(reader, clause, target, others, role), otherSubject: acting }, kept);
  }
}
