/** How much of a page is about the subject, by where and how often it is named. */
import type { PageRole } from '../../contract/report.ts';
import { lemmasOf, type Span } from '../../language/index.ts';
import type { PageItem, PageKind } from '../../research/types.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { documentSentences, readable, type Sentence } from '../reading/text.ts';

/** Pages of many voices or of facts about one thing: who stands in their title is what they are about. */
const ABOUT_ONE = new Set<PageKind>(['own', 'reviews', 'profile']);
/** So many sentences open a text. */
const OPENING = 3;
/** A text of at most so many words is about whom it names at its beginning. */
const SHORT = 400;
/** Sentences with the name, and their share of all, from which a text is about the subject wherever it begins. */
const OFTEN = { sentences: 4, share: 0.3 };
/** Local pages write short sentences and name once what they are about: at most so many words, of so many letters a sentence. */
const LOCAL = { words: 300, letters: 75 };
/** Capitalised pairs of words in a sentence from which it lists names. */
const LISTED = 4;

/** Which sentences hold a mention; both in text order. */
export function namedIn(sentences: readonly Span[], mentions: readonly Span[]): boolean[] {
  let at = 0;
  return sentences.map(({ start, end }) => {
    while (at < mentions.length && (mentions[at] as Span).end <= start) at += 1;
    return at < mentions.length && (mentions[at] as Span).start < end;
  });
}

/** Whether a sentence names so many that it says little of each. */
export const isList = (sentence: string): boolean =>
  /(?<!\p{L})m\.\s?in\./u.test(sentence) || (sentence.match(/\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu)?.length ?? 0) >= LISTED;

/** Forms of the name that are looked for in the title. */
const FORMS = 20;

/** Whether the title has the name in one of the forms of the text, a surname alone among them. */
function inTitle({ document, mentions, titled }: MatchedDocument): boolean {
  if (titled) return true;
  const words = new Set(lemmasOf(document.article.title.slice(0, 500)));
  const forms = [...new Set(mentions.map(({ form }) => form))].slice(0, FORMS);
  return forms.some((form) => {
    const named = lemmasOf(form).filter((word) => word.length > 1);
    return named.length > 0 && named.every((word) => words.has(word));
  });
}

const itemsNamed = (items: readonly PageItem[], mentions: readonly Span[]): number => namedIn(items, mentions).filter(Boolean).length;

const namedOnlyInLists = (sentences: readonly Sentence[], named: readonly boolean[]): boolean =>
  named.some(Boolean) && sentences.every(({ text }, i) => !named[i] || isList(text));

const meanLetters = (sentences: readonly Sentence[]): number => sentences.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, sentences.length);

/**
 * The page's role by rule. `hero`: own pages, reviews and profiles, a name in the title, one at the beginning of a short text or with
 * another, one in many sentences. `passing`: one sentence that is not the beginning, save on local pages, or lists of names. Else `party`.
 */
export function pageRole(matched: MatchedDocument, own: boolean): PageRole {
  const { document, mentions } = matched;
  const { kind, items, page } = document.article;
  if (own || page.profile || ABOUT_ONE.has(kind) || inTitle(matched)) return 'hero';
  if (items.length > 2) return itemsNamed(items, mentions) * 2 >= items.length ? 'hero' : 'party';
  const sentences = documentSentences(document);
  const named = namedIn(sentences, mentions);
  if (kind === 'list' || namedOnlyInLists(sentences, named)) return 'passing';
  const words = readable(document).split(/\s+/, SHORT + 1).length;
  const count = named.filter(Boolean).length;
  const early = named.slice(0, OPENING).includes(true);
  if (early && (count >= 2 || words <= SHORT)) return 'hero';
  if (count >= OFTEN.sentences && count / sentences.length >= OFTEN.share) return 'hero';
  const local = kind === 'text' && words <= LOCAL.words && meanLetters(sentences) <= LOCAL.letters;
  return early || count >= 2 || local ? 'party' : 'passing';
}
