/** Features of the learned layer for one piece of evidence: results of the rules, grammar, and words by their place. */
import { softmax } from '../sentiment/model.ts';
import type { Logits, Moved } from '../sentiment/types.ts';
import type { Evidence } from './evidence.ts';
import { polarMatches } from './lexicon.ts';
import type { Clause, Party, Word } from './parse.ts';
import { roleOf } from './roles.ts';

/** A named feature with its value; `kind` and `text` describe it in explanations. */
export type Trait = { name: string; value: number; kind: Moved['kind']; text: string };
type Put = (name: string, value: number, kind: Moved['kind'], text: string) => void;

const STEMS = [4, 6];
const MAX_WORDS = 120;

/** Traits of one piece of evidence; `ruled` are the logits the rules give it. Linear in its words. */
export function traitsOf(evidence: Evidence, ruled: Logits): Trait[] {
  const traits = new Map<string, Trait>();
  const put: Put = (name, value, kind, text) => {
    if (value === 0) return;
    const known = traits.get(name);
    if (known) known.value += value;
    else traits.set(name, { name, value, kind, text });
  };
  const { words, parties, clauses } = evidence.reader;
  const target = parties.find((party) => party.target);
  const own = target && clauses.find((clause) => holds(clause, target));
  const role = own && target ? roleOf(words, own, target, parties) : 'none';
  const others = parties.filter((party) => !party.target);
  sayRuled(evidence, ruled, put);
  sayForm(evidence, role, others.length > 0, put);
  // „To nie X zawinił”: the words do not describe the party that is denied.
  if (evidence.form !== '' && evidence.text === '' && evidence.reasons.length === 0) return [...traits.values()];
  for (const clause of clauses) {
    if (clause.from >= MAX_WORDS) break;
    const same = clause === own;
    const crowded = others.some((party) => holds(clause, party));
    const place = same ? (crowded ? 'shared' : 'own') : crowded ? 'other' : target && clause.from >= target.to ? 'after' : 'before';
    const directed = sayPhrases(words, clause, place, same ? role : '', target, crowded ? others : [], put);
    sayWords(words, clause, same ? 'own' : crowded ? 'other' : 'else', same ? role : '', parties, directed, put);
    put(`lead:${clause.lead}${same ? ':own' : ''}`, 1, 'grammar', clause.lead);
  }
  return [...traits.values()];
}

const holds = (clause: Clause, party: Party): boolean => party.from >= clause.from && party.to <= clause.to;

/** Results of the rules: probabilities, log-odds, the strongest reason and the sum of reasons of each sign. */
function sayRuled({ reasons }: Evidence, ruled: Logits, put: Put): void {
  const [good, bad, none] = softmax(ruled);
  const rule = (name: string, value: number): void => put(`rule:${name}`, value, 'grammar', '');
  rule('good', good);
  rule('bad', bad);
  rule('none', none);
  rule('good-none', ruled[0] - ruled[2]);
  rule('bad-none', ruled[1] - ruled[2]);
  const values = reasons.map(({ value }) => value);
  const top = (sign: number): number => Math.max(0, ...values.map((value) => sign * value));
  const sum = (sign: number): number => Math.sqrt(values.reduce((all, value) => all + Math.max(0, sign * value), 0));
  rule('top-good', top(1));
  rule('top-bad', top(-1));
  rule('sum-good', sum(1));
  rule('sum-bad', sum(-1));
  rule('both', top(1) > 0 && top(-1) > 0 ? 1 : 0);
  rule('nothing', reasons.length === 0 ? 1 : 0);
}

/** Form of the sentence and role of the target in it. */
function sayForm({ reader, doubt, opposite, form }: Evidence, role: string, contrast: boolean, put: Put): void {
  const { body, words } = reader;
  const grammar = (name: string, holds: boolean): void => put(name, holds ? 1 : 0, 'grammar', '');
  grammar('contrast', contrast);
  grammar('doubt', doubt);
  grammar('opposite', opposite);
  grammar(`form:${form}`, form !== '');
  grammar('quoted', /[„"”]/.test(body));
  grammar('!', body.includes('!'));
  grammar('?', body.includes('?'));
  grammar('…', /…|\.\.\./.test(body));
  grammar(`role:${role}`, true);
  grammar(`role:${role}:${contrast ? 'contrast' : 'alone'}`, true);
  put('length', Math.log(1 + words.length) / 3, 'grammar', '');
}

/**
 * Phrases of the vocabulary by clause, by the target's role, and by their place between the parties. Returns indexes of verbs whose
 * polarity differs for agent and patient; these are counted by role only.
 */
function sayPhrases(
  words: readonly Word[],
  clause: Clause,
  place: string,
  role: string,
  target: Party | undefined,
  others: readonly Party[],
  put: Put,
): Set<number> {
  const directed = new Set<number>();
  for (const { polar, at } of polarMatches(words.slice(clause.from, clause.to))) {
    const places = at.map((k) => clause.from + k);
    const first = words[places[0] as number] as Word;
    const text = places.map((k) => (words[k] as Word).text).join(' ');
    const verb = words[places.find((k) => (words[k] as Word).verb) ?? (places[0] as number)] as Word;
    const byRole = role !== '' && polar.verb && polar.acts !== polar.done;
    if (polar.verb && polar.acts !== polar.done) for (const k of places) directed.add(k);
    const denied = first.negated && first.lower !== 'nie' ? '-' : '';
    const sides: [string, number][] = polar.verb
      ? [
          [verb.done ? 'done to' : 'does', polar.acts],
          [verb.done ? 'is done' : 'to', polar.done],
        ]
      : [['word', polar.acts]];
    for (const [side, value] of sides) {
      if (value === 0) continue;
      const key = `${side}:${value > 0 ? '+' : '−'}${denied}`;
      if (!byRole) put(`${place}:${key}`, 1, 'phrase', text);
      if (role === '' || !target) continue;
      put(`${role}:${key}`, 1, 'phrase', text);
      if (!byRole) put(`${segment(places[0] as number, target, others)}:${key}`, 1, 'phrase', text);
    }
  }
  return directed;
}

/** Place of a word: left or right of the target; `-past` if another party is between them, `-near` if one is on the far side of the word. */
function segment(at: number, target: Party, others: readonly Party[]): string {
  const side = at < target.from ? 'left' : 'right';
  const between = others.some((party) => (side === 'left' ? party.from > at && party.to <= target.from : party.from >= target.to && party.to <= at));
  const beyond = others.some((party) => (side === 'left' ? party.to <= at : party.from > at));
  return `${side}${between ? '-past' : ''}${beyond ? '-near' : ''}`;
}

/** Lemmas and their stems, by clause, by the target's role, and denied. */
function sayWords(
  words: readonly Word[],
  { from, to }: Clause,
  place: string,
  role: string,
  parties: readonly Party[],
  directed: ReadonlySet<number>,
  put: Put,
): void {
  for (let k = from; k < Math.min(to, MAX_WORDS); k += 1) {
    const { lemma, lower, text, verb, done, negated } = words[k] as Word;
    if (parties.some((party) => k >= party.from && k < party.to)) continue;
    if (!/\p{L}/u.test(lower)) {
      put('number', 0.5, 'grammar', '');
      continue;
    }
    const general = directed.has(k) ? (role === '' ? [place] : []) : ['', place, ...(negated ? ['nie'] : [])];
    const marks = role === '' ? general : [...general, role];
    const base = lemma || lower;
    for (const mark of marks) put(`${mark}|${base}`, 1, 'word', text);
    for (const length of STEMS)
      if (base.length > length) for (const mark of marks) if (mark !== role) put(`${mark}/${base.slice(0, length)}`, 1, 'letters', text);
    if (role !== '' && verb) put(`tense:${tense(lower, done)}`, 1, 'grammar', '');
  }
}

const tense = (lower: string, done: boolean): string =>
  /(?:łem|łam|liśmy|łyśmy)$/.test(lower) ? 'I did' : /(?:ł|ła|ło|li|ły)$/.test(lower) ? 'did' : /(?:ę|m|my)$/.test(lower) ? 'I do' : done ? 'was done' : 'else';
