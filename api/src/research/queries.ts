/** What is asked of the search: the subject with its context, its name, other ways to write and place it, platforms, topics. */
import { PLATFORMS } from '../contract/platforms.ts';
import { hasPublicFunction, withoutSensitiveWords } from '../contract/sensitive.ts';
import type { Subject, SubjectKind } from '../contract/subject.ts';
import { bareName, isStopword, nameForms } from '../language/index.ts';
import { factQueries, withoutNumbers } from './facts.ts';
import type { Query } from './types.ts';

const MAX_CONTEXT_WORDS = 4;
/** The most telling first: the last give way when a source's pages are used up. */
const PERSON_TOPICS = ['opinie', 'problem', 'spór', 'wywiad', 'nagroda', 'kontakt', 'projekt', 'konferencja'];
const BRAND_TOPICS = ['opinie', 'reklamacja', 'problem', 'spór', 'nagroda', 'praca', 'kontakt', 'współpraca'];
const topicsOf = (kind: SubjectKind) => (kind === 'person' ? PERSON_TOPICS : BRAND_TOPICS);

/** Words of a buyer's form that say nothing about the subject. */
const EMPTY_WORDS = new Set(
  'pan pani osoba firma marka jest oraz prowadzi pracuje mieszka znany znana zajmuje bardzo dobry roku lat od do były była dawny dawna obecny obecna'.split(
    ' ',
  ),
);

/** The order as it is sent to others: what it says of a private person's health, faith or convictions stays here. */
function asked(subject: Subject): Subject {
  if (subject.kind !== 'person' || hasPublicFunction([subject.description, ...subject.keywords].join(', '))) return subject;
  const keywords = subject.keywords.map(withoutSensitiveWords).filter(Boolean);
  return { ...subject, description: withoutSensitiveWords(subject.description), keywords };
}

const clean = (text: string) =>
  text
    .replace(/["“”„«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Up to four words of keywords and description that separate the subject from namesakes: keywords first, then names
 * (capitals inside a sentence), then the first words of the description. Words of the name itself are left out.
 */
export function contextWords(order: Subject): string[] {
  const subject = asked(order);
  const name = new Set(
    clean(subject.name)
      .toLowerCase()
      .split(/[\s-]+/),
  );
  const candidates = new Map<string, { word: string; weight: number; at: number }>();
  let at = 0;
  const read = (text: string, base: number) => {
    for (const sentence of text.slice(0, 2_000).split(/[.!?\n]+/)) {
      const words = sentence.match(/\p{L}[\p{L}\p{M}\d'-]*/gu) ?? [];
      words.forEach((word, i) => {
        at++;
        const lower = word.toLowerCase();
        if (word.length < 3 || name.has(lower) || EMPTY_WORDS.has(lower) || isStopword(lower)) return;
        const weight = base + (i > 0 && /^\p{Lu}/u.test(word) ? 2 : 0) - at / 50;
        const known = candidates.get(lower);
        if (!known || known.weight < weight) candidates.set(lower, { word, weight, at: known?.at ?? at });
      });
    }
  };
  for (const keyword of subject.keywords) read(keyword, 3);
  read(subject.description, 1);
  return [...candidates.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_CONTEXT_WORDS)
    .sort((a, b) => a.at - b.at)
    .map((c) => c.word);
}

/** Quoted inflected forms, genitive first; none when the pattern of the name is a guess. */
function formQueries(subject: Subject, name: string): string[] {
  const { certain, forms } = nameForms(name, subject.kind);
  if (!certain) return [];
  return [...new Set([forms.gen, forms.inst, forms.dat, forms.loc])].filter((form) => form !== name && form !== '').slice(0, 3);
}

const MAX_VARIANTS = 5;
const MAX_TRADE_WORDS = 3;
const KEYWORDS_ASKED = 2;

/** Trade and first place of a description: „komis samochodowy” and „Radom”; either may be empty. */
function tradeAndPlace(description: string): { trade: string; place: string } {
  const words = clean(description.slice(0, 300)).match(/[\p{L}\d][\p{L}\p{M}\d'’-]*|[,.;:()!?]/gu) ?? [];
  const isProper = (at: number) => at > 0 && /^\p{Lu}/u.test(words[at] ?? '');
  const trade: string[] = [];
  for (const [i, word] of words.entries()) {
    const lower = i === 0 && !/^\p{Lu}{2}/u.test(word) ? word.toLowerCase() : word;
    if (trade.length === MAX_TRADE_WORDS || isProper(i) || !/\p{L}/u.test(word) || isStopword(lower)) break;
    if (word.length > 2 && !EMPTY_WORDS.has(lower)) trade.push(lower);
  }
  const from = words.findIndex((_, i) => isProper(i));
  const place: string[] = [];
  for (let i = from; from > 0 && isProper(i) && place.length < 2; i++) place.push(words[i] as string);
  return { trade: trade.join(' '), place: place.join(' ') };
}

/** A firm's name without legal form, number or domain and with „i” for its signs, and the same without its hyphen; none where nothing changes. */
function spellings(name: string): string[] {
  const plain = bareName(name)
    .trim()
    .replace(/\s?[&+]\s?(?=\p{L})/gu, ' i ')
    .replace(/[ -](?:nr )?\d+$/u, '')
    .replace(/(\p{sc=Latn}{3})\.(?:pl|com|eu|org|net)$/iu, '$1');
  const joined = plain.replace(/(?<=\p{L})-(?=\p{L})/gu, '');
  return [...new Set([plain, joined])].filter((text) => text.length > 2 && text !== name);
}

/**
 * Other ways in which pages write of the subject: a firm's name without its number or legal form, office and surname, the name with one
 * matter of the order. At most five, the most telling first.
 */
export function variantQueries(order: Subject): Query[] {
  const subject = asked(order);
  const name = clean(subject.name);
  const { trade, place } = tradeAndPlace(subject.description);
  const [office = ''] = trade.split(' ');
  const surname = name.split(' ').slice(1).at(-1);
  const others =
    subject.kind === 'person' ? (surname && office ? [`${office} ${surname} ${place}`] : []) : spellings(name).map((text) => `${text} ${place || trade}`);
  const matters = [place, trade, ...subject.keywords.map(clean).slice(0, KEYWORDS_ASKED)].filter(Boolean);
  return [...new Set([...others.map((text) => text.trim()), ...matters.map((matter) => `"${name}" ${matter}`)])]
    .slice(0, MAX_VARIANTS)
    .map((text): Query => ({ text, purpose: 'variant' }));
}

const described = (subject: Subject): Subject => ({
  ...subject,
  description: withoutNumbers(subject.description),
  keywords: subject.keywords.map(withoutNumbers),
});

/** Queries in the order in which they are asked. A source asks as many of them as its pages allow. */
export function planQueries(order: Subject): Query[] {
  const subject = described(order);
  const name = clean(subject.name);
  if (name === '') return [];
  const words = contextWords(subject);
  const quoted = `"${name}"`;
  const queries: Query[] = [
    { text: [quoted, ...words].join(' '), purpose: 'context' },
    { text: name, purpose: 'name' },
    ...variantQueries(subject),
    ...formQueries(subject, name).map((form): Query => ({ text: `"${form}"`, purpose: 'form' })),
    ...PLATFORMS.map((platform): Query => ({ text: `${quoted} ${platform}`, purpose: 'platform' })),
    ...topicsOf(subject.kind).map((topic): Query => ({ text: `${quoted} ${topic}`, purpose: 'topic' })),
    ...factQueries(order),
  ];
  return queries.filter(({ text }, i) => queries.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === i);
}

const MAX_STORY_QUERIES = 60;

/** How neighbours call the subject: the surname, or the name without its number and legal form. */
function shortName(subject: Subject): string {
  const name = clean(subject.name);
  return (subject.kind === 'person' ? name.split(' ').at(-1) : spellings(name)[0]) ?? name;
}

/**
 * Questions on stories that the first round has found: the name with a story's two most telling words, for each story, then with the next
 * two. Where the order names a place, the latter ask for the short name and the place with the first two words.
 * @param found words of stories, the most telling first; the largest story first
 */
export function storyQueries(order: Subject, found: readonly (readonly string[])[]): Query[] {
  const subject = asked(order);
  const stories = subject === order ? found : found.map((words) => words.filter((word) => withoutSensitiveWords(word) !== ''));
  const { place } = tradeAndPlace(withoutNumbers(subject.description));
  const ask = (who: string, words: readonly string[], more = '') => (words.length > 0 ? [[who, ...words, more].join(' ').trim()] : []);
  const full = `"${clean(subject.name)}"`;
  const first = stories.flatMap((words) => ask(full, words.slice(0, 2)));
  const second = stories.flatMap((words) => (place ? ask(shortName(subject), words.slice(0, 2), place) : ask(full, words.slice(2, 4))));
  return [...new Set([...first, ...second])].slice(0, MAX_STORY_QUERIES).map((text): Query => ({ text, purpose: 'story' }));
}
