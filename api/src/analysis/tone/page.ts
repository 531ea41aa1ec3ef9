/** A page read for its tone: its title and sentences, which of them are about the subject, and in which way. */
import { isFirstNameForm, lemma, lemmasOf, sentenceSentiment, splitSentences, type Target, tokenize, type Word } from '../../language/index.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { documentSentences } from '../reading/text.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { wordsOf } from './words.ts';

/**
 * How a sentence is about the subject: it names it (`named`), names its office (`office`), goes on from a sentence that does (`goesOn`),
 * is its own words (`ownWords`), speaks of a group it belongs to (`group`); `beside` stands next to one of these; `other`.
 */
export type About = 'named' | 'office' | 'goesOn' | 'ownWords' | 'group' | 'beside' | 'other';
export type Line = Sentence & { text: string; title: boolean; about: About; listed: boolean; pleasant: number; unpleasant: number };
export type PageReading = { lines: Line[]; person: boolean };

/** Sentences that are read, and letters of each; what a page says of somebody stands before. */
const MOST = 300;
const LONGEST = 3000;
const TITLE = 300;
const FORMS = 20;
/** So many sentences that name nobody go on about the subject. */
const FOLLOW = 2;
const LISTING = /(?<!\p{sc=Latn})(?:m\.\s?in|wśród|tacy jak|takich jak|na czele|w tym)(?!\p{sc=Latn})/iu;
const NAME = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/gu;
/** Other bearers of an office: „były prezes”, „inny lekarz”. */
const ANOTHER = /^(?:był(?:y|a|ego|ej|emu|ą|ym)|inn(?:y|a|ego|ej)|now(?:y|a|ego|ej)|każd(?:y|a|ego|ej)|żaden|żadna|kolejn(?:y|a))$/u;
const PLURAL = /(?:ów|ami|ach|om)$/u;

const straight = (text: string): string => text.replace(/[’‘`´]/gu, "'");

/** Where the title has the subject: the mention, or words with the lemmas of one of its forms. */
function inTitle(title: string, { titled, mentions }: MatchedDocument): Target[] {
  if (titled) return [titled];
  const words = tokenize(title);
  const lemmas = words.map(({ text }) => lemma(text));
  for (const form of [...new Set(mentions.map((mention) => mention.form))].slice(0, FORMS)) {
    const wanted = lemmasOf(form);
    const at = wanted.some((word) => word.length > 3) ? lemmas.findIndex((_, k) => wanted.every((word, n) => lemmas[k + n] === word)) : -1;
    if (at >= 0) return [{ start: words[at]?.start ?? 0, end: words[at + wanted.length - 1]?.end ?? 0 }];
  }
  return [];
}

type Raw = { text: string; title: boolean; targets: Target[] };

/** The title's sentences and those of the text, with the mentions in each. */
function rawLines(matched: MatchedDocument): Raw[] {
  const { document, mentions } = matched;
  const title = straight(document.article.title.slice(0, TITLE));
  const marks = inTitle(title, matched);
  const within = (targets: readonly Target[], start: number, end: number): Target[] =>
    targets
      .filter((one) => one.start < end && one.end > start)
      .map((one) => ({ ...one, start: Math.max(0, one.start - start), end: Math.min(end, one.end) - start }));
  const lines = splitSentences(title).map(({ start, end }): Raw => ({ text: title.slice(start, end), title: true, targets: within(marks, start, end) }));
  let from = 0;
  for (const { start, end, text } of documentSentences(document).slice(0, MOST)) {
    while (from < mentions.length && (mentions[from]?.end ?? 0) <= start) from += 1;
    let to = from;
    while (to < mentions.length && (mentions[to]?.start ?? 0) < end) to += 1;
    lines.push({ text: straight(text.slice(0, LONGEST)), title: false, targets: within(mentions.slice(from, to), start, Math.min(end, start + LONGEST)) });
  }
  return lines;
}

/** Nouns for what the subject is: of the order, and as they stand right before its name or after a comma: „prezes Jan Nowak”, „Jan Nowak, prezes”. */
function officesBy(lines: readonly Raw[], person: boolean, kinds: ReadonlySet<string> = new Set()): Set<string> {
  const known = wordsOf(person ? 'person' : 'firm');
  const offices = new Set<string>(kinds);
  for (const { text, targets } of lines)
    for (const { start, end } of targets) {
      const before = tokenize(text.slice(Math.max(0, start - 60), start))
        .slice(-4)
        .reverse();
      for (const word of before) {
        const noun = lemma(word.text).toLowerCase();
        if (known.has(noun)) offices.add(noun);
        else if (!/^\p{Lu}/u.test(word.text)) break;
      }
      if (!/^\s*,/.test(text.slice(end, end + 3))) continue;
      const after = tokenize(text.slice(end, end + 60)).slice(0, 4);
      const noun = after.map((word) => lemma(word.text).toLowerCase()).find((word) => known.has(word));
      if (noun) offices.add(noun);
    }
  return offices;
}

/** Where the subject's office stands for it; `bearer` remembers who was last called by it. */
function officeTargets(text: string, words: readonly Word[], targets: readonly Target[], offices: ReadonlySet<string>, bearer: Map<string, boolean>): Target[] {
  const found: Target[] = [];
  words.forEach((word, k) => {
    if (!offices.has(word.noun) || targets.some(({ start, end }) => word.start < end && start < word.end)) return;
    const near = words.slice(k + 1, k + 5).find(({ text: said }) => /^\p{Lu}\p{Ll}/u.test(said));
    if (near && targets.some(({ start, end }) => near.start < end && start < near.end)) {
      bearer.set(word.noun, true);
      return;
    }
    if (ANOTHER.test(words[k - 1]?.lower ?? '') || PLURAL.test(word.lower)) return;
    const next = words[k + 1];
    if (next && /^\p{Lu}\p{Ll}/u.test(next.text) && /^\s$/.test(text.slice(word.end, next.start))) bearer.set(word.noun, false);
    else if (bearer.get(word.noun) ?? true) found.push({ start: word.start, end: word.end });
  });
  return found;
}

const isListed = (text: string): boolean => LISTING.test(text) || (text.match(NAME)?.length ?? 0) >= 3;

/** Groups that the subject belongs to, by the first letters of their plural forms: beside its name in a list, in the title, in neighbouring sentences. */
function groupsBy(lines: readonly Raw[], words: readonly (readonly Word[])[], person: boolean): Set<string> {
  const of = wordsOf(person ? 'people' : 'firms');
  const groups = new Set<string>();
  lines.forEach(({ text, title, targets }, i) => {
    const near = title || (targets.length > 0 ? isListed(text) : Boolean(lines[i - 1]?.targets.length || lines[i + 1]?.targets.length));
    if (near) for (const { lower } of words[i] ?? []) if (of.has(lower)) groups.add(lower.slice(0, 4));
  });
  return groups;
}

/** Reads a page that names the subject; linear in the text. */
export function readPage(matched: MatchedDocument): PageReading {
  const raw = rawLines(matched);
  const form = matched.titled?.form ?? matched.mentions.find(({ full }) => full)?.form ?? '';
  const person = tokenize(form).some(({ lower }) => isFirstNameForm(lower));
  const offices = officesBy(raw, person, matched.kinds);
  const read = raw.map(({ text, targets }) => readSentence(text, targets));
  const words = read.map(({ parsed }) => parsed.words);
  const groups = groupsBy(raw, words, person);
  const members = wordsOf(person ? 'people' : 'firms');
  const bearer = new Map<string, boolean>();
  const lines: Line[] = [];
  let [follows, spoke, since] = [false, false, 0];
  raw.forEach(({ text, title, targets }, i) => {
    let sentence = read[i] as Sentence;
    const more = offices.size > 0 ? officeTargets(text, sentence.parsed.words, targets, offices, bearer) : [];
    if (more.length > 0)
      sentence = readSentence(
        text,
        [...targets, ...more].sort((a, b) => a.start - b.start),
      );
    const free = follows && sentence.others === 0 && !title && since < FOLLOW;
    let about: About = 'other';
    if (targets.length > 0) about = 'named';
    else if (more.length > 0) about = 'office';
    else if (free) about = spoke ? 'ownWords' : 'goesOn';
    else if ((words[i] ?? []).some(({ lower }) => members.has(lower) && groups.has(lower.slice(0, 4)))) about = 'group';
    if (about === 'named' || about === 'office') [follows, spoke, since] = [sentence.others === 0 || sentence.role === 'subject', sentence.speech, 0];
    else if (free) since += 1;
    else follows = false;
    lines.push({ ...sentence, text, title, about, listed: targets.length > 0 && isListed(text), pleasant: 0, unpleasant: 0 });
  });
  lines.forEach((line, i) => {
    const touches = [lines[i - 1], lines[i + 1]].some((one) => one && one.about !== 'other' && one.about !== 'beside' && one.about !== 'group');
    if (line.about === 'other' && touches) line.about = 'beside';
    if (line.about === 'other' && !line.title) return;
    const { score } = sentenceSentiment(line.text);
    line.pleasant = Math.max(0, score);
    line.unpleasant = Math.max(0, -score);
  });
  return { lines, person };
}
