/** How near a page names its subject at each of its sentences, and what stands for it there. */
import type { PageKind } from '../../research/types.ts';
import { areOfTheWorld } from './abroad.ts';
import { isKind, isTitle } from './callings.ts';
import { OFFICE, PEOPLE, set } from './cues.ts';
import { isFiniteVerb } from './forms.ts';
import { KINDS, RELATIONS, TITLES } from './lists.ts';
import type { Page, Word } from './types.ts';

/** Most sentences of a local text. */
const LOCAL_TEXT = 90;
/** Mean letters of a sentence up to which a text is a local one; longer ones are press. Chosen on press and everyday pages. */
const LOCAL_SENTENCE = 90;

const ANSWERING = set(
  'odpowiedzieć odpowiadać odpierać odeprzeć tłumaczyć wyjaśnić wyjaśniać zaprzeczyć zaprzeczać skomentować komentować odnieść przeprosić milczeć odmówić nabrać odebrać',
);
/** Nouns that on a page about a firm stand for it or for who acts for it; those that may be a person's own. */
const LEADS = ['właściciel', 'właścicielka', 'sprzedawca', 'przedsiębiorca', 'kierownik', 'kierowniczka', 'szefowa'];
const OWN = new Set([...KINDS, ...LEADS]);
const PRACTICE = new Set([...LEADS, ...'gabinet kancelaria firma pracownia warsztat sklep salon komis lokal restauracja zakład praktyka'.split(' ')]);

/** Whether a word stands for the subject though it does not name it. */
export const isOwnNoun = ({ person, nouns, trade }: Page, x: Word): boolean =>
  x.kind === 'word' &&
  (nouns.has(x.lemma) || trade.has(x.lemma) || (person ? PRACTICE : OWN).has(x.lemma) || (!person && trade.has(x.lemma) && isKind(x.lemma)));

const PROFESSIONS = new Set([...[...TITLES].filter((word) => !/^(?:pan|pani|były|była)$/.test(word)), ...'lek dent dr mec adw inż arch prowadzić'.split(' ')]);
/** Somebody of the subject's, or of the story: their accusation is not the subject's. */
export const ELSE = new Set(
  [...RELATIONS, ...PEOPLE, ...'mężczyzna kobieta kierowca sprawca podejrzany napastnik inny'.split(' ')].filter((word) => !OWN.has(word)),
);

export type Ground = {
  page: Page;
  hero: boolean;
  local: boolean;
  posts: boolean;
  /** Numbers of the posts and reviews that speak of the subject. */
  voices: (part: number) => boolean;
  named: boolean[];
  paragraphs: Set<number>;
  /** Paragraphs with a noun that stands for the subject, and the other people that each names. */
  spokenOf: Set<number>;
  others: Map<number, Set<string>>;
  office: boolean;
};

/** Longest text, in sentences, that is about whom its first two sentences name. */
const SHORT_TEXT = 45;

/** Whether the page is about the subject: named in the title, three times, twice and early, or at once in a short text. */
function isAbout({ sentences }: Page): boolean {
  const named = sentences.flatMap(({ words }, at) => words.filter((x) => x.kind === 'subject').map(() => at));
  const [first = Number.POSITIVE_INFINITY] = named;
  return first === 0 || named.length >= 3 || (named.length === 2 && first <= 6) || (first <= 3 && sentences.length <= SHORT_TEXT);
}

/** Whether a profession, an office or a firm stands beside the name, so that „gabinet” may be the person's. */
const hasOffice = ({ sentences, trade }: Page): boolean => {
  const isOffice = ({ lemma }: Word) => OWN.has(lemma) || trade.has(lemma) || PROFESSIONS.has(lemma) || isTitle(lemma);
  return sentences.some(({ words }, at) =>
    words.some((x, i) => x.kind === 'subject' && [...(sentences[at - 1]?.words ?? []), ...words.slice(0, i)].slice(-4).some(isOffice)),
  );
};

/** Share of local texts from which a subject is one of local pages. Everyday subjects have nine in ten, those of the press four in ten at most. */
const LOCAL_SHARE = 2 / 3;

/** Threads, reviews, records and own pages of a subject of local pages, at least: they have one in ten, the press none. Of few pages it says nothing. */
const NO_NEWS = 1 / 20;
const NEWS: ReadonlySet<PageKind> = new Set(['text', 'list']);
const FEW = 8;

/** Whether the subject is one of local pages: what offices write of it in long sentences is read as local pages are. */
export function isOfLocalPages(pages: readonly { page: Page; kind: PageKind; own: boolean }[]): boolean {
  const texts = pages.filter(({ kind }) => kind === 'text');
  const isLocal = texts.filter(({ page, kind }) => groundOf(page, kind).local).length >= LOCAL_SHARE * texts.length;
  const others = pages.filter(({ kind, own }) => own || !NEWS.has(kind)).length;
  if (areOfTheWorld(pages.map(({ page }) => page))) return false;
  return isLocal && (pages.length < FEW || others >= NO_NEWS * pages.length);
}

export function groundOf(page: Page, kind: PageKind): Ground {
  const body = page.sentences.slice(1);
  const letters = body.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, body.length);
  const named = page.sentences.map(({ words }) => words.some((x) => x.kind === 'subject'));
  const paragraphs = new Set(page.sentences.filter((_, at) => named[at]).map(({ paragraph }) => paragraph));
  const spokenOf = new Set(page.sentences.filter(({ words }) => words.some((x) => isOwnNoun(page, x))).map(({ paragraph }) => paragraph));
  const others = new Map<number, Set<string>>();
  for (const { paragraph, words } of page.sentences)
    for (const { kind, lemma } of words) if (kind === 'person') others.set(paragraph, (others.get(paragraph) ?? new Set()).add(lemma));
  const posts = kind === 'forum' || kind === 'questions';
  const local = (letters <= LOCAL_SENTENCE && kind === 'text' && body.length <= LOCAL_TEXT) || posts;
  // A thread or reviews under the subject's name: their posts speak of it. Under another name those that name it.
  const called = named.includes(true) ? page.sentences.filter((sentence) => callsByOffice(page, sentence.words)) : [];
  const parts = new Set([...page.sentences.filter((_, at) => named[at]), ...called].map(({ part }) => part));
  const voices = (part: number) => (posts || kind === 'reviews') && part > 0 && (named[0] === true || parts.has(part));
  return { page, hero: isAbout(page), local, posts, voices, named, paragraphs, spokenOf, others, office: page.person && hasOffice(page) };
}

const FORMER = new Set('były poprzedni dawny stary nowy inny zastępca wice'.split(' '));
/** „Dyrektor bije dzieci” among posts on the school whose head the order names: the office that the order gives, without another's name. */
const callsByOffice = ({ person, trade }: Page, words: Word[]): boolean =>
  person &&
  words.some(
    (x, i) =>
      x.kind === 'word' && trade.has(x.lemma) && isTitle(x.lemma) && !FORMER.has(words[i - 1]?.lemma ?? '') && (words[i + 1]?.kind ?? 'word') === 'word',
  );

/** Last sentence of a lead. */
const LEAD = 4;

/**
 * How near the subject is named: in the sentence, in the paragraph or beside; null when it is not. Where a person is not named, a
 * noun of the firm or office must stand for it: victims, officials and witnesses are named beside accusations too.
 */
export function nearness({ page, hero, named, paragraphs, spokenOf, others, office }: Ground, at: number, accusing: boolean): 'named' | 'beside' | null {
  const { paragraph, part, words } = page.sentences[at] as (typeof page.sentences)[number];
  if (named[at]) return 'named';
  const noun = words.some((x) => isOwnNoun(page, x));
  const beside = (n: number) => named[n] === true && page.sentences[n]?.part === part;
  const close = paragraphs.has(paragraph) || beside(at - 1) || beside(at + 1);
  // „X odmawia odpowiedzi. Rodzice zawiadomili prokuraturę.”
  const follows = named[at - 1] === true && page.sentences[at - 1]?.paragraph === paragraph && !words.some(({ kind }) => kind === 'person');
  const opens = hero && at <= LEAD && paragraphs.has(paragraph + 1);
  // „Klientka złożyła skargę do izby”: in the subject's own paragraph, with nobody else who may be meant.
  const aloneIn = hero && paragraphs.has(paragraph) && (others.get(paragraph)?.size ?? 0) <= 1;
  if (accusing && page.person) return (office && noun && (close || opens || (hero && paragraphs.has(paragraph - 1)))) || follows || aloneIn ? 'beside' : null;
  return close || ((noun || (accusing && spokenOf.has(paragraph))) && hero) || (paragraphs.has(paragraph - 1) && (named[0] || named[1] || noun))
    ? 'beside'
    : null;
}

/** „Skarga na dyrektora”: whom the sentence itself complains of. */
export const isAgainst = (page: Page, words: Word[]): boolean =>
  words.some((x, i) => {
    const next = words[i + 1];
    return (
      /^(?:na|przeciw|przeciwko|wobec)$/.test(x.lower) &&
      next !== undefined &&
      (next.kind !== 'word' || ELSE.has(next.lemma) || OFFICE.has(next.lemma) || isTitle(next.lemma)) &&
      !isOwnNoun(page, next)
    );
  });

/**
 * Whether the first who answers after the sentence, in the two that follow, is the subject, of whom the page has told before: then what it
 * tells is laid at its door.
 */
export function isAnswered({ page, named }: Ground, at: number): boolean {
  if (!named.slice(0, at).includes(true) || isAgainst(page, page.sentences[at]?.words ?? [])) return false;
  for (const n of [at + 1, at + 2]) {
    const words = page.sentences[n]?.words ?? [];
    if (!words.some((x) => x.kind === 'word' && ANSWERING.has(x.lemma) && isFiniteVerb(x))) continue;
    return words.some((x, i) => (x.kind === 'subject' && x.cases.includes('n')) || (x.lemma === 'zainteresowany' && /^sam/.test(words[i - 1]?.lower ?? '')));
  }
  return false;
}
