/** What people call the subject on pages that are surely about it: „pani Asia”, „dr Kania”, „T.W.”, „u Barta”. Never a reason to keep a page. */
import type { Subject } from '../../contract/subject.ts';
import { informationOf, lemma, type Mention, nameForms, tokenize } from '../../language/index.ts';
import { diminutivesOf } from './diminutives.ts';
import { senseOf } from './domains.ts';
import type { MatchedDocument } from './match.ts';
import { readable } from './text.ts';

/** Information in bits from which a part of a firm's name stands for the whole. */
const TELLING_BITS = 15;
/** First parts of many firms' names. */
const FIRST_PARTS = new Set('auto moto foto tech euro inter multi mini trans elektro agro inno inwest'.split(' '));
const TITLES = '(?:[Pp]ani(?:ą|om)?|[Pp]an(?:a|u|em|ie)?|dr|doktor(?:a|owi|em|ze|ka|ki|ce|kę|ką)?|mec\\.|mecenas(?:a|owi|em)?)';
/** No further name follows: „pani Asia Nowak” is somebody. */
const ALONE = '(?![\\p{L}-]|\\s\\p{Lu})';

const formsOf = (word: string, kind: Subject['kind']): string[] => [...new Set([word, ...Object.values(nameForms(word, kind).forms)])];
const oneOf = (words: string[]): string => `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;

function personPatterns(name: string): RegExp[] {
  const words = tokenize(name);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2) return [];
  const called = [first.text, ...diminutivesOf(first.lower)].flatMap((word) => formsOf(word, 'person'));
  // „Kania” of „Kania-Wilk”.
  const half = /(\p{Lu}\p{Ll}+)-\p{Lu}\p{Ll}+$/u.exec(name)?.[1];
  return [
    new RegExp(
      `(?<!\\p{sc=Latn})${TITLES}\\s(${oneOf([...called, ...(half ? formsOf(`${first.text} ${half}`, 'person').map((form) => form.split(' ')[1] ?? half) : [])])})${ALONE}`,
      'gu',
    ),
    new RegExp(`(?<![\\p{sc=Latn}.])(${first.text.charAt(0)}\\.\\s?${last.text.charAt(0)}\\.)(?!\\s?\\p{Lu})`, 'gu'),
  ];
}

/** „u Barta”, „w bart”: the one telling part of a firm's name, after a preposition. */
function firmPatterns(name: string): RegExp[] {
  const parts = name.split(/[\s&+.'-]+/).filter((part) => /^\p{L}{4,}$/u.test(part));
  const telling = parts.filter(
    (part) => !FIRST_PARTS.has(part.toLowerCase()) && senseOf(part.toLowerCase(), lemma(part)) === undefined && informationOf(lemma(part)) >= TELLING_BITS,
  );
  const [only] = telling;
  if (!only || telling.length > 1 || name.trim() === only) return [];
  return [
    new RegExp(
      `(?<!\\p{sc=Latn})(?:[Uu]|[Dd]o|[Oo]d|[Zz]e?|[Ww]e?)\\s(${oneOf(formsOf(only, 'brand').flatMap((form) => [form, form.toLowerCase()]))})${ALONE}`,
      'gu',
    ),
  ];
}

/** A reader that adds such mentions to a confirmed page. */
export function nicknames({ name, kind }: Pick<Subject, 'name' | 'kind'>): (matched: MatchedDocument) => MatchedDocument {
  const patterns = kind === 'person' ? personPatterns(name) : firmPatterns(name);
  const firsts = kind === 'person' ? formsOf(name, 'person').map((form) => form.split(' ')[0] ?? form) : [];
  const other = firsts.length > 0 ? new RegExp(`(?<!\\p{sc=Latn})${oneOf(firsts)}\\s(?=\\p{Lu}\\p{Ll})`, 'gu') : null;
  return (matched) => {
    const [first] = matched.mentions;
    if (!first || patterns.length === 0) return matched;
    const text = readable(matched.document);
    const taken = (start: number, end: number) => matched.mentions.some((mention) => mention.start < end && start < mention.end);
    // Somebody else of that first name on the page: then „pan Tomek” may be either.
    if (other && [...text.matchAll(other)].some(({ index, 0: form }) => !taken(index, index + form.length))) return matched;
    const added: Mention[] = [];
    for (const pattern of patterns)
      for (const found of text.matchAll(pattern)) {
        const form = found[1] ?? '';
        const start = found.index + found[0].lastIndexOf(form);
        const end = start + form.length;
        if (!taken(start, end)) added.push({ subjectId: first.subjectId, start, end, form, reason: 'initial', case: null, full: false });
      }
    return added.length === 0 ? matched : { ...matched, mentions: [...matched.mentions, ...added].sort((a, b) => a.start - b.start) };
  };
}
