/** What is asked of the search: the subject with its context, its name, its inflected forms, topics, platforms. */
import { PLATFORMS } from '../contract/platforms.ts';
import type { Subject, SubjectKind } from '../contract/subject.ts';
import { isStopword, nameForms } from '../language/index.ts';
import type { Query } from './types.ts';

const MAX_CONTEXT_WORDS = 4;
const PERSON_TOPICS = ['opinie', 'wywiad', 'nagroda', 'kontakt', 'problem', 'spór', 'projekt', 'konferencja'];
const BRAND_TOPICS = ['opinie', 'reklamacja', 'nagroda', 'kontakt', 'problem', 'spór', 'praca', 'współpraca'];
const topicsOf = (kind: SubjectKind) => (kind === 'person' ? PERSON_TOPICS : BRAND_TOPICS);

/** Words of a buyer's form that say nothing about the subject. */
const EMPTY_WORDS = new Set('pan pani osoba firma marka jest oraz prowadzi pracuje mieszka znany znana zajmuje bardzo dobry roku lat od do'.split(' '));

const clean = (text: string) =>
  text
    .replace(/["“”„«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Up to four words of keywords and description that separate the subject from namesakes: keywords first, then names
 * (capitals inside a sentence), then the first words of the description. Words of the name itself are left out.
 */
export function contextWords(subject: Subject): string[] {
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

/** Queries in the order in which they are asked. A source asks as many of them as its pages allow. */
export function planQueries(subject: Subject): Query[] {
  const name = clean(subject.name);
  if (name === '') return [];
  const words = contextWords(subject);
  const quoted = `"${name}"`;
  return [
    { text: [quoted, ...words].join(' '), purpose: 'context' },
    { text: name, purpose: 'name' },
    ...formQueries(subject, name).map((form): Query => ({ text: `"${form}"`, purpose: 'form' })),
    ...topicsOf(subject.kind).map((topic): Query => ({ text: `${quoted} ${topic}`, purpose: 'topic' })),
    ...PLATFORMS.map((platform): Query => ({ text: `${quoted} ${platform}`, purpose: 'platform' })),
  ];
}
