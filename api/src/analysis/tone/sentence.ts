/** What one sentence says for and against its subject: phrases, weighed by who acts and on whom they fall. */
import {
  type Clause,
  type ParsedSentence,
  type Party,
  type Role,
  readerOf,
  roleOf,
  shiftedValue,
  type Target,
  verbValue,
  type Word,
} from '../../language/index.ts';
import { type Deed, type Hit, phrasesIn } from './phrases.ts';
import { wordsOf } from './words.ts';

/** Praise and blame of a sentence, 0 or more: `for` and `against` the subject by its part in them, `good` and `bad` whoever they fall on. */
export type Said = { for: number; against: number; good: number; bad: number };
export type Sentence = Said & {
  /** Others who are named, firms and people. */
  others: number;
  /** The subject's part in its first clause; null where it is not named. */
  role: Role | null;
  /** The subject speaks, orders, reacts, or its view is told. */
  speech: boolean;
  asked: boolean;
  parsed: ParsedSentence;
};

/** What further phrases of a sentence add to its strongest. */
const FURTHER = 0.35;
const ASKED = /\?\s*["”»]?$/u;
const UNSURE = /^(?:jeśli|jeżeli|gdyby|może|mógłby|mogłaby|mogłoby|mogłyby|mogliby|ewentualn\p{sc=Latn}+|chyba|oby|czy)$/u;
/** „walczy o nagrodę”, „żeby wygrać”: aimed at, not reached. */
const AIM = /^(?:chcieć|zamierzać|próbować|liczyć|walczyć|ubiegać|starać|aby|żeby|by|cel|nadzieja|marzyć|móc)$/u;
const PLAIN_VERB = /^(?:być|zostać|mieć|stać|znaleźć)$/u;
const VIEW = /^(?:zdaniem|według|wg|wedle|ocenie|opinii)$/u;
const OVER = /^(?:nad|od|z|ze)$/u;
/** A row of a table or register: figures and a mark between its cells, or several figures, and no verb. */
function isRow(body: string, words: readonly Word[]): boolean {
  const figures = body.match(/\d+/gu)?.length ?? 0;
  return (figures >= 2 || (figures === 1 && /[:|;/]/u.test(body))) && !words.some(({ verb }) => verb);
}

const sumOf = (values: number[]): number => {
  const [strongest = 0, ...rest] = values.sort((a, b) => b - a);
  return strongest + FURTHER * rest.reduce((sum, value) => sum + value, 0);
};

const partyIn = ({ from, to }: Clause, parties: readonly Party[], target: boolean): Party | undefined =>
  parties.find((party) => party.target === target && party.from >= from && party.to <= to);

const strength = ({ acts, done, near, kind }: Deed): number => (kind === 'verbs' ? Math.sign(near) * Math.max(Math.abs(acts), Math.abs(done)) : near);

/** The party right after a word, with nothing but blanks before it, or one word further on. */
function nextParty({ body, words, parties }: ParsedSentence, at: number): Party | undefined {
  const next = words[at + 1];
  if (!next) return undefined;
  const joined = !/[,.;:]/.test(body.slice((words[at] as Word).end, next.start));
  return parties.find(({ from }) => from === at + 1 || (joined && from === at + 2));
}

/** Share of a noun's value that falls on the subject, by the noun's kind and the subject's part in the clause. */
function nounShare(parsed: ParsedSentence, clause: Clause, { deed, at }: Hit, target: Party): number {
  const { words, parties } = parsed;
  const [first, last] = [at[0] as number, at.at(-1) as number];
  const role = roleOf(words, clause, target, parties);
  const acts = role === 'subject' && words.slice(clause.from, clause.to).some(({ verb, done, lemma }) => verb && !done && !PLAIN_VERB.test(lemma));
  let share = 1;
  if (deed.kind === 'conflict') share = role === 'subject' ? 0.3 : 1.6;
  else if (deed.kind === 'charge' && acts) share = 0.45;
  const before = words[target.from - 1]?.lower ?? '';
  if (deed.kind === 'win' && last < target.from && (OVER.test(before) || OVER.test((words[last] as Word).lower))) return -0.7;
  const next = nextParty(parsed, last);
  if (next && !next.target) return share * (deed.kind === 'win' ? -0.4 : 0.25);
  const between = parties.some(
    (party) => !party.target && !party.weak && ((party.from > last && party.to <= target.from) || (party.to <= first && party.from >= target.to)),
  );
  return between ? share * 0.5 : share;
}

function worthOf(parsed: ParsedSentence, hit: Hit): number {
  const { words, parties, clauses } = parsed;
  const { deed, at } = hit;
  const [first] = at as [number];
  const clause = clauses.find(({ from, to }) => first >= from && first < to);
  if (!clause) return 0;
  const target = partyIn(clause, parties, true);
  if (deed.kind !== 'verbs') {
    if (target) return shiftedValue(words, clause, first, deed.near * nounShare(parsed, clause, hit, target));
    const next = nextParty(parsed, at.at(-1) as number);
    return shiftedValue(words, clause, first, deed.near * (next ? (deed.kind === 'win' ? -0.4 : 0.25) : 0.5));
  }
  if (!target) {
    const named = partyIn(clause, parties, false) !== undefined;
    return named ? deed.near * 0.3 : (words[first] as Word).done ? deed.done * 0.5 : deed.near;
  }
  const role = roleOf(words, clause, target, parties);
  const rival = parties.some(
    (party) => !party.target && party.from >= clause.from && party.to <= clause.to && roleOf(words, clause, party, parties) === 'subject',
  );
  const polar = { words: deed.words, gap: deed.gap, verb: true, acts: deed.acts, done: deed.done, plain: false };
  return verbValue({ polar, at: at.map((k) => k - clause.from) }, words, clause, role, target.from, rival);
}

/** What a phrase's surroundings make of it: „nie oszukał”, „czy oszukał?”, „żeby wygrać”, „zarzuty umorzono”. */
function inContext({ words, clauses }: ParsedSentence, { deed, at }: Hit, asked: boolean): { share: number; wide: number } {
  const first = at[0] as number;
  const verb = words[at.find((k) => (words[k] as Word).verb) ?? first] as Word;
  const written = deed.words[0]?.some((word) => word === 'nie' || word === 'bez') ?? false;
  let wide = verb.negated && !written ? -0.5 : 1;
  if (asked) wide *= 0.6;
  const clause = clauses.find(({ from, to }) => first >= from && first < to);
  let share = wide;
  if (!clause) return { share, wide };
  const around = words.slice(clause.from, clause.to);
  if (around.some(({ lower }) => UNSURE.test(lower))) share *= 0.6;
  if (words.slice(Math.max(clause.from, first - 4), first).some(({ lemma, lower }) => AIM.test(lemma) || AIM.test(lower))) share *= 0.3;
  if (deed.kind === 'charge' && around.some(({ lemma, noun }) => wordsOf('cleared').has(lemma) || wordsOf('cleared').has(noun))) share *= -0.3;
  return { share, wide };
}

/** The subject speaks, orders or reacts in its clause, or its view is told. */
function isSpeech({ words, parties, clauses }: ParsedSentence): boolean {
  return parties.some((party) => {
    if (!party.target) return false;
    if ([1, 2].some((k) => VIEW.test(words[party.from - k]?.lower ?? ''))) return true;
    const clause = clauses.find(({ from, to }) => party.from >= from && party.to <= to);
    if (!clause || roleOf(words, clause, party, parties) !== 'subject') return false;
    const near = words.slice(Math.max(clause.from, party.from - 4), Math.min(clause.to, party.to + 5));
    return near.some(({ lemma }) => wordsOf('speech').has(lemma));
  });
}

function roleIn({ words, parties, clauses }: ParsedSentence): Role | null {
  let found: Role | null = null;
  for (const party of parties) {
    const clause = party.target && clauses.find(({ from, to }) => party.from >= from && party.to <= to);
    if (!clause) continue;
    const role = roleOf(words, clause, party, parties);
    if (found === null || role === 'subject') found = role;
  }
  return found;
}

/** Reads a sentence. @param targets where the subject stands in it */
export function readSentence(body: string, targets: readonly Target[]): Sentence {
  const parsed = readerOf(body, targets);
  const { words, parties } = parsed;
  const asked = ASKED.test(body);
  const [pro, contra, good, bad]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const hit of isRow(body, words) ? [] : phrasesIn(body, words)) {
    if (hit.at.some((k) => (words[k] as Word).name)) continue;
    const { share, wide } = inContext(parsed, hit, asked);
    const value = worthOf(parsed, hit) * share;
    const whole = strength(hit.deed) * wide;
    if (value !== 0) (value > 0 ? pro : contra).push(Math.abs(value));
    if (whole !== 0) (whole > 0 ? good : bad).push(Math.abs(whole));
  }
  return {
    for: sumOf(pro),
    against: sumOf(contra),
    good: sumOf(good),
    bad: sumOf(bad),
    others: parties.filter((party) => !party.target && !party.weak).length,
    role: roleIn(parsed),
    speech: isSpeech(parsed),
    asked,
    parsed,
  };
}
