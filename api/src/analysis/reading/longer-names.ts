/** Longer names that begin like a firm's own and belong to others: a page on „Nowa Fala Studio” is not about „Nowa Fala”. */
import type { Subject } from '../../contract/subject.ts';
import { isCommonWord, isFirstNameForm, isStopword, lemma, lemmasOf, type Mention, nameForms, type Span, type Token, tokenize } from '../../language/index.ts';
import { senseOf } from './domains.ts';
import { townNamed } from './towns.ts';

/** Words after a firm's name that make it another firm, of another kind or generation. */
const OTHERS = new Set(
  (
    'bis junior kids studio resort resorts residence arena park cup transport trans logistics cargo invest development nieruchomości estate catering express ' +
    'bus tour travel med medical pharma agro sun lite academy akademia event events print foto film records music trade budownictwo meble moto team café cafe ' +
    'spa clinic dent solar energy tech digital media fashion home ii iii iv'
  ).split(' '),
);
/** Words that leave it the same firm: its group, its country. */
const SAME = /^(?:group|grupa|holding|holdings|polska|polski|polsce|polską|poland|europe|europa|international|global|sa|spółka|sp)$/;
const VERB = /(?:ć|móc|biec|piec|rzec|strzec)$/;
/** A page shows that a word belongs to the name when it follows it so often. */
const OFTEN = 2;
const READ = 20_000;

type Watched = Pick<Subject, 'name' | 'kind'> & Partial<Pick<Subject, 'description' | 'keywords'>>;

/** The forms of a firm's name in texts; null for people. */
export function nameInTexts({ name, kind }: Watched): RegExp | null {
  if (kind === 'person') return null;
  const escaped = [...new Set([name, ...Object.values(nameForms(name, kind).forms)])].map((form) =>
    form
      .trim()
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replace(/\s*&\s*/g, '\\s?(?:&|i)\\s?')
      .replace(/ /g, '\\s'),
  );
  return new RegExp(`(?<![\\p{sc=Latn}\\p{N}])(?:${escaped.sort((a, b) => b.length - a.length).join('|')})(?![\\p{sc=Latn}\\p{N}])`, 'gu');
}

/** The capitalised word directly after an offset, or tied to it by a hyphen („Nowa Fala-Bud”). */
const wordAfter = (text: string, at: number): string | undefined =>
  /^[^\S\n](\p{Lu}[\p{L}\p{N}-]*)|^[-‑](\p{Lu}\p{L}[\p{L}\p{N}]*)/u
    .exec(text.slice(at, at + 40))
    ?.slice(1)
    .find(Boolean);
const isTied = (text: string, at: number): boolean => /^[-‑]\p{Lu}\p{L}/u.test(text.slice(at, at + 3));

/** Whether a capitalised word after the name may go on with it: no verb, town, first name, and nothing that the order says. */
function mayGoOn(word: string, { name, description = '', keywords = [] }: Watched): boolean {
  const [token] = tokenize(word);
  if (!token || SAME.test(token.lower) || isStopword(token.lower) || isFirstNameForm(token.lower)) return false;
  const base = lemma(word);
  if (VERB.test(base) || townNamed(token)) return false;
  const order = tokenize(`${name}\n${description}\n${keywords.join('\n')}`).map(({ text, lower }) => ({ lower, base: lemma(text) }));
  if (order.some((own) => own.lower === token.lower || own.base === base)) return false;
  const domains = new Set(senseOf(token.lower, base)?.domains);
  return !order.some((own) => senseOf(own.lower, own.base)?.domains.some((domain) => domains.has(domain)));
}

/** „Auto-Gwint” is not „Gwint”. */
const isSecondHalf = (text: string, start: number): boolean => /(?<!\p{L})\p{Lu}\p{Ll}+[-‑]$/u.test(text.slice(Math.max(0, start - 20), start));

/** „Chwila dla Siebie”: quotation marks that hold a name which goes on with a capitalised word after two others at most. */
const QUOTED_ON = /^[^\S\n]((?:\p{L}+[^\S\n]){0,2}\p{Lu}\p{L}+)[”"»’']/u;

/** Whether the mention opens a longer name between quotation marks. */
function isQuotedLonger(subject: Watched, text: string, { start, end }: Mention): boolean {
  const word =
    /[„"«‘']$/u.test(text.slice(Math.max(0, start - 1), start)) &&
    QUOTED_ON.exec(text.slice(end, end + 60))?.[1]
      ?.split(/\s/)
      .at(-1);
  return Boolean(word) && mayGoOn(word as string, subject);
}

/** Forms of a noun other than its first one: what a common word governs („chwila ciszy”, „Perła Bałtyku”). */
const isGoverned = (token: Token): boolean => {
  const base = lemma(token.text);
  return base !== token.lower && !/(?:ć|[yi])$/.test(base) && !isStopword(token.lower) && lemmasOf(token.text).every((one) => !/(?:ć|[yi])$/.test(one));
};

/** Whether a firm's name of one everyday word is that word, and not a name: a noun in another case goes on with it at once, in the first words of a sentence or with a capital. */
function isPlainWord(subject: Watched, text: string, { start, end }: Mention): boolean {
  if (/\s/.test(subject.name.trim()) || !isCommonWord(subject.name.trim().toLowerCase())) return false;
  const opens = /(?:^|[.!?:\n]\s*|[„"«]\s*)$/u.test(text.slice(Math.max(0, start - 3), start));
  const next = /^[^\S\n](\p{L}{3,})/u.exec(text.slice(end, end + 40))?.[1];
  const [token] = next === undefined ? [] : tokenize(next);
  if (!token || townNamed(token) !== undefined || isFirstNameForm(token.lower) || !(opens || token.text !== token.lower)) return false;
  return isGoverned(token) && mayGoOn(token.text, subject);
}

/**
 * Mentions without those inside a longer name of another: between quotation marks; what a hyphen ties to a word before it; the word that goes on is one that names another kind of firm, or it follows the
 * name twice or more on the page and stands nowhere else.
 */
export function withoutLonger(subject: Watched, text: string, found: Mention[]): Mention[] {
  const mentions = found.filter((one) => !isSecondHalf(text, one.start) && !isQuotedLonger(subject, text, one) && !isPlainWord(subject, text, one));
  const after = new Map<string, number>();
  const tied = new Set<string>();
  for (const { end } of mentions) {
    const word = wordAfter(text, end);
    if (word) after.set(word, (after.get(word) ?? 0) + 1);
    if (word && isTied(text, end)) tied.add(word);
  }
  if (after.size === 0) return mentions;
  const longer = new Set<string>();
  for (const [word, times] of after) {
    const known = OTHERS.has(word.toLowerCase()) || tied.has(word);
    if (!(known || times >= OFTEN) || !mayGoOn(word, subject)) continue;
    const all = tokenize(text.slice(0, READ)).filter((token) => token.text === word).length;
    if (known || all <= times) longer.add(word);
  }
  return longer.size === 0 ? mentions : mentions.filter(({ end }) => !longer.has(wordAfter(text, end) ?? ''));
}

/**
 * Whether a text brings up the name first as a part of a longer one („Hotel Nowa Fala Hel”), which was not taken for a mention: then
 * the bare name that follows is short for that.
 * @param accepted what was taken for a mention @param kinds what the order calls its firm: „Agroturystyka X” is then no other's name
 */
export function isShortForOther(pattern: RegExp, text: string, accepted: readonly Span[], kinds: ReadonlySet<string>): boolean {
  pattern.lastIndex = 0;
  const first = pattern.exec(text.slice(0, READ));
  if (!first) return false;
  const [start, end] = [first.index, first.index + first[0].length];
  if (accepted.some((span) => span.start < end && start < span.end)) return false;
  const before = tokenize(text.slice(Math.max(0, start - 40), start)).at(-1);
  const after = wordAfter(text, end);
  const [next, second] = after === undefined ? [] : tokenize(text.slice(end, end + 60));
  // „Nowa Fala Hel – opinie”: the town of the firm is no part of its name.
  const goesOn = next !== undefined && townNamed(next, second) === undefined;
  const kind = before && senseOf(before.lower, lemma(before.text));
  return goesOn || (kind !== undefined && kind.kinds.length > 0 && !kinds.has(kind.word));
}
