/** The tone of a page towards its subject: by the kind of page, by the voices on it, by its sentences. */
import type { Genre } from '../../contract/report.ts';
import { targetSentiment } from '../../language/index.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { documentSentences, readable } from '../reading/text.ts';
import { unlessCleared } from './cleared.ts';
import { readingOf } from './features.ts';
import { toneOfVoices, voicesOf } from './items.ts';
import { type Answer, readsAsLocal, toneBy } from './model.ts';
import { readPage } from './page.ts';
import { readSentence } from './sentence.ts';

/** Pages that state facts or speak for themselves, by their build. Rulings and minutes do so less often: 48 of 65 on thirteen labelled sets. */
const PLAIN_KINDS = new Set<string>(['own', 'record', 'list', 'profile']);
const PLAIN: Answer = { label: 'neutral', score: 0, confidence: 0.85 };
const RECORD: Answer = { ...PLAIN, confidence: 0.74 };
/** So few sentences are judged one by one; so are blogs, whose authors praise and blame in words of their own, unlike press. */
const FEW = 5;

/** How often silence of a few local sentences was right on a labelled set (2 of 4): too seldom to be printed. */
const QUIET = 0.5;

/** Whether a title says what somebody did: a report on a ruling is not the ruling. */
function tellsOfDeed(title: string): boolean {
  const { bad, good, parsed } = readSentence(title.slice(0, 300), []);
  return bad + good >= 1 && parsed.words.some(({ verb, done }) => verb && !done);
}

/** Texts from which a subject is known to be one of local pages or of the press. */
const TEXTS = 3;
/** Share of its texts with short sentences; the press writes them, too, so this alone says nothing. */
const SHORT_SHARE = 0.5;
/**
 * Threads, reviews, registers and profiles among the pages of a local subject: it has one in ten at least, the press hardly any. Where they are
 * many, longer sentences say nothing against it; of few pages their lack says nothing.
 */
const VOICES = { some: 1 / 10, many: 1 / 5 };
const FEW_PAGES = 8;
/** Mean letters of a sentence above which texts are the press's, whatever stands beside them. */
const LONG = 90;
const NEWS: ReadonlySet<string> = new Set(['text', 'list']);

/** Whether a subject's texts are local pages, by how most of them are written and what stands beside them; undefined where that does not tell. */
export function areLocal(matched: readonly MatchedDocument[]): boolean | undefined {
  const letters = matched.filter(({ document }) => document.article.kind === 'text').map(meanLetters);
  if (letters.length < TEXTS) return undefined;
  const others = matched.filter(({ document }) => !NEWS.has(document.article.kind)).length / matched.length;
  const short = letters.filter(readsAsLocal).length >= SHORT_SHARE * letters.length;
  const mean = letters.reduce((sum, one) => sum + one, 0) / letters.length;
  if (others >= VOICES.many && mean <= LONG) return true;
  if (!short) return false;
  if (others >= VOICES.some) return true;
  return others > 0 || matched.length < FEW_PAGES ? undefined : false;
}

/**
 * The tone of a page that its kind, the voices on it or its few sentences decide; null where it has to be read as a whole.
 * @param local whether the subject's texts are local pages, where that is known
 */
export function toneByKind(matched: MatchedDocument, genre: Genre, local?: boolean): Answer | null {
  const { document, mentions } = matched;
  const readsLocal = readsAsLocal(meanLetters(matched));
  if (PLAIN_KINDS.has(document.article.kind)) return document.article.kind === 'record' ? RECORD : PLAIN;
  const voices = voicesOf(matched);
  if (voices.length > 0) return toneOfVoices(voices, document.article.kind);
  const few = documentSentences(document).length <= FEW;
  if (!few && genre === 'list' && !tellsOfDeed(document.article.title)) return PLAIN;
  if (!few && (document.kind !== 'blog' || (local ?? readsLocal))) return null;
  const text = readable(document);
  const answer = targetSentiment(text, mentions.length > 0 ? mentions : [{ start: 0, end: text.length }]);
  return answer.label === 'neutral' && (local || readsLocal) ? { ...answer, confidence: Math.min(QUIET, answer.confidence) } : answer;
}

/**
 * How a reader comes away thinking of the subject because of this page.
 * `score` −1 to 1; `confidence` 0 to 1: share of such answers that are right (docs/quality.md). Linear in the text.
 * @param local whether the subject's texts are local pages ({@link areLocal}), where that is known
 */
export function pageTone(matched: MatchedDocument, genre: Genre, local?: boolean): Answer {
  const byKind = toneByKind(matched, genre, local);
  if (byKind) return byKind;
  const page = readPage(matched);
  const reading = readingOf(page);
  return unlessCleared(toneBy(reading, meanLetters(matched), local), page.lines, reading.features, genre);
}

/** Mean letters of a page's sentences. */
export function meanLetters({ document }: MatchedDocument): number {
  const sentences = documentSentences(document);
  return sentences.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, sentences.length);
}
