/** What a language model adds on labelled pages: tone and accusations by the rules, by the model alone, and by both as in a report. */
import { type AccusationFound, accusationsOf } from '../../src/analysis/accusations/index.ts';
import type { LedgerItem } from '../../src/analysis/ledger/types.ts';
import { isAsked, type PageAnswer, type PageQuestion, pageAnswerShape, pageQuestionOf, readingsOf } from '../../src/analysis/page-reading.ts';
import { CERTAIN } from '../../src/contract/constants.ts';
import type { PageReading } from '../../src/contract/report.ts';
import { askWithin } from '../../src/mind/book.ts';
import { createMind, type Mind, type MindSettings } from '../../src/mind/mind.ts';
import { fileBook } from '../lib/file-book.ts';
import { countFound, createCount, itemsOf, type Labelled, labelledOf } from './accusations.ts';
import type { FullLabel } from './sets.ts';
import { figuresOf, type Guess } from './tone.ts';

const ANSWER = 800;
const ACCUSING = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);

/** Answers by question: kept in a folder, so that none is asked twice; `grosze`: most that new ones may cost. */
type Asking = { ask: (question: PageQuestion) => Promise<PageAnswer | null>; told: () => string };

function createAsking(mind: Mind, folder: string, grosze: number): Asking {
  const asking = { book: fileBook(folder), limits: { tokens: Number.POSITIVE_INFINITY, grosze } };
  const counts = { asked: 0, failed: 0 };
  let over = false;
  return {
    async ask({ system, prompt }) {
      if (over) return null;
      const question = { system, prompt, most: ANSWER };
      const answer = await askWithin<PageAnswer>(asking, mind, 'read', question, () => {
        counts.asked += 1;
        return mind.ask({ ...question, shape: pageAnswerShape });
      });
      if (answer?.ok) return answer.value;
      counts.failed += answer ? 1 : 0;
      // What it says of one page is that page's matter; that it does not answer, or that the money is spent, is every page's.
      over = answer === null || !(answer.failure === 'refused' || answer.failure === 'shapeless');
      return null;
    },
    told: () => `${counts.asked} pages put to the model${over ? ' (ended by budget or reach)' : ''}, ${counts.failed} without an answer`,
  };
}

type Found = AccusationFound<LedgerItem>;
/** A finding of the model alone, on a page by itself. */
const foundBy = (item: LedgerItem, { told }: PageAnswer): Found[] =>
  told.map(({ state, quote }) => {
    const telling = { item, state, detail: null, text: quote, start: 0, date: null };
    const isAccusing = ACCUSING.has(state);
    return {
      state,
      loose: true,
      told: isAccusing ? [telling] : [],
      date: null,
      end: isAccusing ? null : telling,
      answer: null,
      redress: null,
      also: [],
      retold: [],
      stillShown: [],
    };
  });

/**
 * Prints a set's table.
 * @param folders the set, then folders with further documents
 * @param answers folder of the model's answers by question, so that none is asked twice; `grosze`: most that new ones may cost
 * @throws Error at a missing file
 */
export async function byMind(name: string, folders: string[], settings: MindSettings, answers: string, grosze: number): Promise<void> {
  const mind = createMind(settings);
  const asking = createAsking(mind, answers, grosze);
  const tones: Record<'rules' | 'model' | 'both', Guess[]> = { rules: [], model: [], both: [] };
  const counts = { rules: createCount(), model: createCount(), both: createCount() };
  for (const labelled of labelledOf(folders)) {
    const { subject, labels } = labelled;
    const items = itemsOf(labelled);
    const read = new Map<string, PageAnswer>();
    for (const item of items) {
      const answer = item.evidence.sentiment && (await asking.ask(pageQuestionOf(subject, item)));
      if (answer) read.set(item.document.id, answer);
    }
    const asked = items.filter(isAsked).flatMap((item): PageReading[] => {
      const answer = read.get(item.document.id);
      return answer?.about ? [{ url: item.evidence.url, tone: answer.tone, good: answer.good, bad: answer.bad, told: answer.told }] : [];
    });
    const both = itemsOf(labelled, readingsOf(labelled.matched, asked).proven);
    addTones(tones, labelled, items, both, read);
    const named = new Set(items.map(({ document }) => document.id));
    const alone = items.flatMap((item) => foundBy(item, read.get(item.document.id) ?? { about: false, tone: 'neutral', good: [], bad: [], told: [] }));
    countFound(labels, accusationsOf(items, subject), named, counts.rules);
    countFound(labels, alone, named, counts.model);
    countFound(labels, accusationsOf(both, subject), named, counts.both);
  }
  process.stdout.write(`${name} with ${mind.name}: ${asking.told()}; columns positive, neutral, negative, mixed\n`);
  for (const by of ['rules', 'model', 'both'] as const) {
    const { found, accused, false: wrong, clear } = counts[by];
    process.stdout.write(`${by}\n${figuresOf(tones[by])}\n  accused pages found ${found}/${accused}, falsely ${wrong}/${clear}\n`);
  }
}

function addTones(
  tones: Record<'rules' | 'model' | 'both', Guess[]>,
  { labels }: Labelled,
  items: readonly LedgerItem[],
  both: readonly LedgerItem[],
  read: ReadonlyMap<string, PageAnswer>,
): void {
  for (const { doc, tone, also } of labels as FullLabel[]) {
    const [rules, joined] = [items, both].map((list) => list.find(({ document }) => document.id === doc)?.evidence.sentiment);
    if (!rules || !joined) continue;
    tones.rules.push({ tone, also, label: rules.label, confidence: rules.confidence });
    tones.model.push({ tone, also, label: read.get(doc)?.tone ?? 'neutral', confidence: CERTAIN });
    tones.both.push({ tone, also, label: joined.label, confidence: joined.confidence });
  }
}
