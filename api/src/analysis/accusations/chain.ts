/** Pages of an affair that no frame binds: they tell the same matter beside the subject's name. Their hits are loose. */
import { lemma, tokenize } from '../../language/index.ts';
import { isGuarded, isNegated } from './blockers.ts';
import { isAccusing } from './findings.ts';
import { isFiniteVerb, isInfinitiveForm } from './forms.ts';
import { INSPECTED } from './lists.ts';
import { hitAt } from './read.ts';
import { subjectOf } from './slots.ts';
import type { Hit, Page, Sentence, Word } from './types.ts';

const AFFAIR = new Set('afera skandal nadużycie proceder zamieszanie śledztwo zarzut oskarżenie nieprawidłowość winny kontrowersja oszustwo pozew'.split(' '));
const INSPECTION = new Set(['kontrola', 'audyt']);
/** Words of the matter that a sentence must share, and mentions that a person must have. */
const SHARED = 2;
const MENTIONS = 3;

function matterWords(text: string, skip: ReadonlySet<string>): Set<string> {
  const words = tokenize(text).map((token) => lemma(token.lower));
  return new Set(words.filter((word) => word.length >= 5 && !skip.has(word) && !AFFAIR.has(word) && !isInfinitiveForm(word)));
}

const tellsAffair = ({ words, question }: Sentence): boolean => {
  const has = (list: ReadonlySet<string>) => words.some((x: Word, i) => x.kind === 'word' && list.has(x.lemma) && !isNegated(words, i) && !isGuarded(words, i));
  return !question && (has(AFFAIR) || (has(INSPECTION) && has(INSPECTED)));
};

const REPORTED = /(?:nieoficjaln|według (?:\p{sc=Latn}+ )?(?:informacji|ustaleń)|z (?:\p{sc=Latn}+ )?(?:informacji|ustaleń) (?:\p{sc=Latn}+ ){0,3}wynika)/u;
const PLAIN = new Set('być poinformować powiedzieć podać przekazać oświadczyć mieć'.split(' '));

/** „Z informacji … wynika, że X …”: an unconfirmed report of what the subject did. */
function isReport(page: Page, at: number): boolean {
  const { words, text, question } = page.sentences[at] as Sentence;
  if (question || !REPORTED.test(text.slice(0, 400).toLowerCase())) return false;
  return words.some(
    (x, i) => i > 2 && isFiniteVerb(x) && !PLAIN.has(x.lemma) && !isNegated(words, i) && subjectOf({ page, at, words }, i, false).who === 'name',
  );
}

/** Of pages without an accusing hit: the sentence that tells an affair in which two other pages accuse the subject. By item. */
export function chainedHits<Item>(read: { item: Item; page: Page; hits: Hit[] }[], skip: ReadonlySet<string>): Map<Item, Hit[]> {
  const counts = new Map<string, number>();
  for (const { hits } of read) {
    const words = new Set(hits.filter(isAccusing).flatMap((hit) => [...matterWords(hit.sentence.text, skip)]));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const matter = new Set([...counts].filter(([, n]) => n >= 2).map(([word]) => word));
  // An unconfirmed report needs less: the words of one page that tells an affair with the subject.
  const affairs = read.flatMap(({ hits }) => hits.filter(({ detail, binding }) => detail === 'affair' && binding === 'name'));
  const reported = new Set([...matter, ...affairs.flatMap((hit) => [...matterWords(hit.sentence.text, skip)])]);
  const chained = new Map<Item, Hit[]>();
  for (const { item, page, hits } of read) {
    if (reported.size < SHARED || hits.some(isAccusing)) continue;
    const own = new Set(page.sentences.flatMap(({ text }) => [...matterWords(text, skip)]));
    const report = [...own].filter((word) => reported.has(word)).length > SHARED ? page.sentences.findIndex((_, n) => isReport(page, n)) : -1;
    if (report >= 0) {
      chained.set(item, [hitAt(page, report, 'alleged', 'page')]);
      continue;
    }
    const named = page.sentences.map(({ words }) => words.filter((x) => x.kind === 'subject').length);
    if (matter.size < SHARED || (page.person && named.reduce((sum, n) => sum + n, 0) < MENTIONS)) continue;
    const at = page.sentences.findIndex(
      (sentence, n) =>
        tellsAffair(sentence) &&
        [...matterWords(sentence.text, skip)].filter((word) => matter.has(word)).length >= SHARED &&
        named.slice(Math.max(0, n - 2), n + 3).some((count) => count > 0),
    );
    if (at >= 0) chained.set(item, [hitAt(page, at, 'alleged', 'page', 'affair')]);
  }
  return chained;
}
