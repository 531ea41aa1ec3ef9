/** How often the tone of a page towards its subject is judged as a reader would. */

import { subjectKind } from '../../src/analysis/index.ts';
import { pageGenre } from '../../src/analysis/ledger/genre.ts';
import { isJudged, itemOf } from '../../src/analysis/ledger/ledger.ts';
import { type MatchedDocument, matchDocuments } from '../../src/analysis/reading/match.ts';
import { readable } from '../../src/analysis/reading/text.ts';
import { areLocal, toneByKind } from '../../src/analysis/tone/index.ts';
import type { Answer } from '../../src/analysis/tone/model.ts';
import { CERTAIN } from '../../src/contract/constants.ts';
import type { DocumentTone } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { targetSentiment } from '../../src/language/index.ts';
import { type Label, labelsOf, ordersOf, pagesOf } from './sets.ts';

type ToneLabel = Label & { tone: DocumentTone; also: string[] };
export type Guess = { tone: DocumentTone; also: string[]; label: DocumentTone; confidence: number };
/** A labelled page that names its subject; `own`: the order gives it as the subject's own; `local`: {@link areLocal}; `byKind`: the tone that its kind decides. */
export type Judged = { label: ToneLabel; matched: MatchedDocument; own: boolean; judged: boolean; local: boolean | undefined; byKind: Answer | null };

const TONES = ['positive', 'neutral', 'negative', 'mixed'] as const;

/** Labelled pages that name their subject. @throws Error at a missing file */
export function toneCases(folders: string[]): Judged[] {
  const [folder] = folders as [string];
  const pages = pagesOf(folders);
  const orders = new Map(ordersOf(folder).map((order) => [order.subject, order]));
  const found = (labelsOf(folder) as ToneLabel[]).flatMap((label) => {
    const order = orders.get(label.subject);
    const page = pages.get(label.doc);
    if (!page) return [];
    const kind = order?.kind ?? subjectKind(label.subject, label.context);
    const subject: Subject = { name: label.subject, kind, description: order?.context ?? label.context, keywords: [], links: [] };
    const [matched] = matchDocuments(subject, [page.document]).matched;
    return matched ? [{ label, matched, own: order?.links.includes(label.doc) ?? false }] : [];
  });
  const bySubject = Map.groupBy(found, ({ label }) => label.subject);
  const local = new Map([...bySubject].map(([subject, pages]) => [subject, areLocal(pages.map(({ matched }) => matched))]));
  return found.map((one): Judged => {
    const { document } = one.matched;
    const genre = pageGenre(document, one.own);
    const isLocal = local.get(one.label.subject);
    return { ...one, judged: isJudged(document, one.own, genre), local: isLocal, byKind: toneByKind(one.matched, genre, isLocal) };
  });
}

const percent = (part: number, whole: number): string => `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

/** Strict and lenient shares, macro-F1 and confusion of guesses, as printed lines. */
export function figuresOf(guesses: readonly Guess[]): string {
  const strict = (list: readonly Guess[]) => list.filter(({ tone, label }) => tone === label).length;
  const lenient = (list: readonly Guess[]) => list.filter(({ tone, also, label }) => tone === label || also.includes(label)).length;
  const count = (tone: string, label: string) => guesses.filter((one) => one.tone === tone && one.label === label).length;
  const sum = (of: (tone: string) => number) => TONES.reduce((total, tone) => total + of(tone), 0);
  const scores = TONES.flatMap((tone) => {
    const wrong = sum((other) => (other === tone ? 0 : count(tone, other) + count(other, tone)));
    const right = count(tone, tone);
    return right + wrong > 0 ? [(2 * right) / (2 * right + wrong)] : [];
  });
  const printed = guesses.filter(({ confidence }) => confidence >= CERTAIN);
  const stated = printed.reduce((total, { confidence }) => total + confidence, 0) / Math.max(1, printed.length);
  const opposite = printed.filter(({ tone, label, also }) => !also.includes(label) && [tone, label].sort().join() === 'negative,positive').length;
  return [
    `  strict ${percent(strict(guesses), guesses.length)}, lenient ${percent(lenient(guesses), guesses.length)}, macro-F1 ${(scores.reduce((a, b) => a + b, 0) / scores.length).toFixed(2)}`,
    `  printed ${percent(printed.length, guesses.length)}: strict ${percent(strict(printed), printed.length)}, lenient ${percent(lenient(printed), printed.length)}, stated ${stated.toFixed(2)}, opposite sign ${opposite}`,
    ...TONES.map((tone) => `    ${tone.padStart(8)} ${TONES.map((label) => String(count(tone, label)).padStart(4)).join('')}`),
  ].join('\n');
}

/** The tone of pages before there was one for pages: sentence by sentence. */
function bySentences({ label, matched: { document, mentions } }: Judged): Guess {
  const text = readable(document);
  return { ...targetSentiment(text, mentions.length > 0 ? mentions : [{ start: 0, end: text.length }]), tone: label.tone, also: label.also };
}

/** Prints a set's measures. @param folders the set, then folders with further documents. @throws Error at a missing file */
export function tone(name: string, folders: string[], every: boolean): void {
  const cases = toneCases(folders);
  const inSet = (one: Judged) => name !== 'press' || /^(?:covid|us_election|ryanair)/.test(one.label.doc);
  for (const [part, of] of [
    [name, cases.filter(inSet)],
    [`${name}, other texts`, cases.filter((one) => !inSet(one))],
  ] as const) {
    const judged = of.flatMap((one) => {
      const { sentiment } = itemOf(one.matched, one.own, (url) => url, undefined, one.local).evidence;
      return sentiment ? [{ one, guess: { label: sentiment.label, confidence: sentiment.confidence, tone: one.label.tone, also: one.label.also } }] : [];
    });
    if (judged.length === 0) continue;
    process.stdout.write(`${part}: ${of.length} pages, judged ${judged.length}; columns positive, neutral, negative, mixed\n`);
    process.stdout.write(
      `${figuresOf(judged.map(({ guess }) => guess))}\n  before, sentence by sentence:\n${figuresOf(judged.map(({ one }) => bySentences(one)))}\n`,
    );
    for (const { one, guess } of every ? judged : [])
      if (guess.label !== guess.tone)
        process.stdout.write(
          `   ${guess.also.includes(guess.label) ? '~' : 'X'} ${one.label.subject} ${one.label.doc}: ${guess.tone} → ${guess.label} ${guess.confidence.toFixed(2)}\n`,
        );
  }
}
