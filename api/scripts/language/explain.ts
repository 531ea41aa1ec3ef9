/** Prints what the language core finds in a text. */
import { styleText } from 'node:util';
import type { SubjectKind } from '../../src/contract/subject.ts';
import {
  type Case,
  createSubjectIndex,
  detectLanguage,
  guessKind,
  type JudgedPart,
  type Logits,
  lemma,
  type MatchReason,
  type Mention,
  type Moved,
  type SentimentResult,
  splitSentences,
  targetSentiment,
  textSentiment,
  tokenize,
} from '../../src/language/index.ts';

const REASONS: Record<MatchReason, string> = {
  exact: 'the name as it is written',
  inflected: 'an inflected form of the name',
  reversed: 'the name with the surname first',
  initial: 'the surname with an initial',
  surname: 'the surname alone',
  folded: 'the name without its diacritics',
  brand: 'the brand in small letters',
  acronym: 'the acronym',
  signs: 'the name with a word for its sign',
};
const CASE_NAMES: Record<Case, string> = { nom: 'nominative', gen: 'genitive', dat: 'dative', acc: 'accusative', inst: 'instrumental', loc: 'locative' };
const COLOURS = { positive: 'green', negative: 'red', neutral: 'yellow' } as const;
/** Contributions to a judgement that are shown one by one; the rest is one sum. */
const SHOWN = 8;

export type Subject = { name: string; kind?: SubjectKind };

/** Lines on language, sentences, tokens, mentions of the subject, and what moved the sentiment; coloured where the terminal allows. */
export function explain(text: string, subject?: Subject): string[] {
  const { lang, confidence } = detectLanguage(text);
  const judged: JudgedPart[] = [];
  const whole = textSentiment(text, judged);
  return [
    ...section('Language', [`${lang} ${dim(`(confidence ${share(confidence)})`)}`]),
    ...section('Sentences, tokens and lemmas', sentences(text)),
    ...(subject ? towards(text, subject) : []),
    ...section('Sentiment of the text', [verdict(whole), ...judged.flatMap(part)]),
  ];
}

const dim = (text: string): string => styleText('dim', text);
const share = (value: number): string => value.toFixed(2);
const section = (title: string, lines: string[]): string[] => [styleText('bold', title), ...lines.map((line) => `  ${line}`), ''];

function sentences(text: string): string[] {
  return splitSentences(text).flatMap(({ start, end }, k) => {
    const sentence = text.slice(start, end);
    const words = tokenize(sentence).map((token) => {
      const base = lemma(token.text);
      return base === token.text ? token.text : `${token.text}${dim(`→${base}`)}`;
    });
    return [`${k + 1}. ${sentence}`, `   ${words.join('  ')}`];
  });
}

function towards(text: string, { name, kind = guessKind(name) }: Subject): string[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name, kind });
  const full = index.find(text);
  const mentions = full.length > 0 ? full : index.find(text, { surnames: true });
  const judged: JudgedPart[] = [];
  const result = targetSentiment(text, mentions, judged);
  return [
    ...section(`Mentions of ${name} (${kind})`, mentions.length > 0 ? [marked(text, mentions), ...mentions.map(mention)] : ['none']),
    ...section(`Sentiment towards ${name}`, mentions.length > 0 ? [verdict(result), ...judged.flatMap(part)] : ['not judged without a mention']),
  ];
}

function marked(text: string, mentions: Mention[]): string {
  let at = 0;
  let out = '';
  for (const { start, end } of mentions) {
    out += text.slice(at, start) + styleText(['bold', 'underline'], text.slice(start, end));
    at = end;
  }
  return out + text.slice(at);
}

function mention({ start, end, form, reason, case: found, full }: Mention): string {
  const support = full ? '' : '; counts only beside the full name or where context supports it';
  return `${start}–${end} „${form}”: ${REASONS[reason]}, ${found ? CASE_NAMES[found] : 'case unknown'}${dim(support)}`;
}

const verdict = ({ label, score, confidence }: SentimentResult): string =>
  `${styleText(['bold', COLOURS[label]], label)} ${dim(`(score ${signed(score)}, confidence ${share(confidence)})`)}`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

/** Positive minus negative log-odds; towards neutral where there is no other effect. */
const balance = ({ logits }: Moved): number => logits[0] - logits[1];
const strength = (one: Moved): number => Math.max(Math.abs(balance(one)), isPull(one) ? Math.abs(one.logits[2]) : 0);
const isPull = ({ logits }: Moved): boolean => logits[0] === 0 && logits[1] === 0;

/** A judged clause: its words, its weight and its strongest contributions. */
function part({ text, weight, opposite, moved }: JudgedPart): string[] {
  const named = merged(moved).toSorted((a, b) => strength(b) - strength(a));
  const rest = named.slice(SHOWN).reduce((sum, one) => sum + balance(one), 0);
  const notes = [weight === 1 ? '' : ` weight ${weight}`, opposite ? ' good and bad swapped' : ''].join('');
  return [
    `${text.trim() ? `„${text.trim()}”` : 'nothing is said of it'}${dim(notes)}: ${leaning(moved)}`,
    ...named.slice(0, SHOWN).map((one) => `  ${figure(one)}  ${describe(one)}`),
    ...(named.length > SHOWN ? [`  ${coloured(rest)}  ${dim(`${named.length - SHOWN} smaller shares`)}`] : []),
  ];
}

const sumOf = (moved: Moved[]): Logits => [0, 1, 2].map((c) => moved.reduce((sum, { logits }) => sum + (logits[c] as number), 0)) as Logits;

/** The label that all contributions together favour. */
function leaning(moved: Moved[]): string {
  const [good, bad, none] = sumOf(moved);
  const label = good > bad && good > none ? 'positive' : bad > none ? 'negative' : 'neutral';
  return styleText(COLOURS[label], label);
}

/** Adds up contributions of the same kind and text: a word's letters are dozens of features. */
function merged(moved: Moved[]): Moved[] {
  return [...Map.groupBy(moved, ({ kind, text }) => `${kind} ${text}`).values()].map((same) => ({
    ...(same[0] as Moved),
    logits: sumOf(same),
  }));
}

const coloured = (value: number): string => styleText(value > 0 ? 'green' : value < 0 ? 'red' : 'dim', signed(value));
const figure = (one: Moved): string => (isPull(one) ? styleText('yellow', signed(one.logits[2])) : coloured(balance(one)));

function describe(one: Moved): string {
  const words = one.text.replaceAll('@', '(name)').replaceAll(/(?<!\S)0(?!\S)/g, '(number)');
  const neutral = isPull(one) ? dim(' towards neutral') : '';
  switch (one.kind) {
    case 'phrase':
      return `phrase „${words}”${neutral}`;
    case 'word':
      return `lemma „${words}”`;
    case 'pair':
      return `neighbours „${words}”`;
    case 'letters':
      return `letters of „${words}”`;
    case 'model':
      return dim('what the model says before any word');
    case 'caution':
      return `no telling word${neutral}`;
    case 'grammar':
      return 'grammar: who does what to whom';
  }
}
