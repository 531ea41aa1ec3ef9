/** The tone of a page towards its subject: by the kind of page, by the voices on it, by its sentences. */
import type { Genre } from '../../contract/report.ts';
import { targetSentiment } from '../../language/index.ts';
import type { MatchedDocument } from '../reading/match.ts';
import { documentSentences, readable } from '../reading/text.ts';
import { featuresOf } from './features.ts';
import { toneOfVoices, voicesOf } from './items.ts';
import { type Answer, toneBy } from './model.ts';
import { readPage } from './page.ts';

/** Pages that state facts or speak for themselves. */
const PLAIN_KINDS = new Set<string>(['own', 'record', 'list', 'profile']);
const PLAIN_GENRES = new Set<Genre>(['record', 'list']);
const PLAIN: Answer = { label: 'neutral', score: 0, confidence: 0.8 };
/** So few sentences are judged one by one. */
const FEW = 5;

/** Whether neither the kind of a page nor the voices on it decide its tone. */
export const isJudgedByText = (matched: MatchedDocument, genre: Genre): boolean =>
  !PLAIN_KINDS.has(matched.document.article.kind) && !PLAIN_GENRES.has(genre) && voicesOf(matched).length === 0;

/**
 * How a reader comes away thinking of the subject because of this page.
 * `score` −1 to 1; `confidence` 0 to 1: share of such answers that are right (docs/quality.md). Linear in the text.
 */
export function pageTone(matched: MatchedDocument, genre: Genre): Answer {
  const { document, mentions } = matched;
  if (PLAIN_KINDS.has(document.article.kind)) return PLAIN;
  const voices = voicesOf(matched);
  if (voices.length > 0) return toneOfVoices(voices);
  const sentences = documentSentences(document);
  const text = readable(document);
  if (sentences.length <= FEW) return targetSentiment(text, mentions.length > 0 ? mentions : [{ start: 0, end: text.length }]);
  if (PLAIN_GENRES.has(genre)) return PLAIN;
  const letters = sentences.reduce((sum, { start, end }) => sum + end - start, 0);
  return toneBy(featuresOf(readPage(matched)), letters / sentences.length);
}
