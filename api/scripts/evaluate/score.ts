/**
 * Scores whole reports against labels and briefs. Told: the report prints a quote of a document that shares at least half its words
 * with a passage the label calls decisive. A point of a brief counts when what is printed of its documents has half of the point's
 * words (first five letters). Both twice: the main part, and the whole with the overview, of which a document's first three excerpts
 * count, for told the first alone. Rough measures: read the report too.
 */
import { CERTAIN } from '../../src/contract/constants.ts';
import type { DocumentTone } from '../../src/contract/report.ts';
import type { Brief, FullLabel } from './sets.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Item = { [key: string]: Json };
type Quote = { n: number; text: string };
type Printed = { isOverview: boolean; text: string; refs: number[]; quotes: Quote[] };

const HARD = new Set(['alleged', 'charged', 'convicted']);
const ACCUSING = new Set([...HARD, 'investigated', 'ruled', 'fined', 'sued']);
const WRONGDOING = /zarzut|spraw|oskarż|wyrok|śledztw|skaz|kary/i;
const SKIP = new Set(['evidence', 'setAside', 'coverage', 'method', 'accusations', 'quotes']);
const [MOST_OVERVIEW, LETTERS, MOST_REFS] = [3, 340, 5];

const isItem = (node: Json | undefined): node is Item => typeof node === 'object' && node !== null && !Array.isArray(node);
const listOf = (node: Json | undefined): Json[] => (Array.isArray(node) ? node : []);
const numbers = (node: Json | undefined): number[] => listOf(node).filter((n) => typeof n === 'number');
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const stems = (text: string): string[] => words(text).flatMap((word) => ([...word].length >= 4 ? [[...word].slice(0, 5).join('')] : []));
const quotesOf = (node: Item): Quote[] =>
  listOf(node.quotes).flatMap((quote) => {
    const text = isItem(quote) ? quote.text || quote.quote : null;
    return isItem(quote) && typeof quote.n === 'number' && typeof text === 'string' ? [{ n: quote.n, text }] : [];
  });

/** Everything printed, wherever it stands in the report. */
function* printedIn(node: Json, isOverview = false): Generator<Printed> {
  if (Array.isArray(node)) for (const one of node) yield* printedIn(one, isOverview);
  if (!isItem(node)) return;
  const quotes = quotesOf(node);
  const own = typeof node.quote === 'string' ? node.quote : node.text;
  if (typeof node.n === 'number' && typeof own === 'string') yield { isOverview, text: '', refs: [], quotes: [{ n: node.n, text: own }] };
  else if (typeof node.text === 'string' && ('refs' in node || 'quotes' in node)) yield { isOverview, text: node.text, refs: numbers(node.refs), quotes };
  else if (quotes.length > 0) yield { isOverview, text: '', refs: [], quotes };
  for (const [key, value] of Object.entries(node)) if (!SKIP.has(key)) yield* printedIn(value, isOverview || key === 'overview');
}

function* accusationsIn(node: Json): Generator<Item> {
  if (Array.isArray(node)) for (const one of node) yield* accusationsIn(one);
  if (isItem(node))
    for (const [key, value] of Object.entries(node)) {
      if (key === 'accusations' && Array.isArray(value)) yield* value.filter(isItem);
      else yield* accusationsIn(value);
    }
}

/** Numbers of the pages on which the report says that the subject is accused. */
function chargedIn(report: Item): number[] {
  const listed = [...accusationsIn(report)];
  if (listed.length > 0)
    return listed
      .filter(({ state }) => typeof state === 'string' && ACCUSING.has(state))
      .flatMap((one) => [...numbers(one.refs), ...listOf(one.quotes).flatMap((q) => (isItem(q) ? numbers([q.n as Json]) : [])), ...numbers([one.n as Json])]);
  return listOf(report.risks).flatMap((risk) =>
    isItem(risk) && WRONGDOING.test(String(risk.name)) ? listOf(risk.for).flatMap((claim) => (isItem(claim) ? numbers(claim.refs) : [])) : [],
  );
}

type Guess = { tone: DocumentTone; also: string[]; label: DocumentTone; confidence: number };
export type Scored = {
  guesses: Guess[];
  weighty: number;
  told: { main: number; whole: number };
  must: { weight: number; main: boolean; whole: boolean }[];
  /** Pages on which the subject is accused, those that the report does not tell, and those that it tells falsely. */
  accused: number;
  missed: number;
  wrong: number;
  quotes: number;
};

type Bag = Map<string, Set<string>[]>;
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((word) => b.has(word)).length;

/** Figures of one report. @param ids the documents in the order they were served. @param texts their texts, for passages given by place */
export function scoreReport(report: Item, ids: readonly string[], texts: ReadonlyMap<string, string>, labels: FullLabel[], briefs: Brief[]): Scored {
  const name = isItem(report.subject) ? String(report.subject.name) : '';
  const mine = labels.filter(({ subject }) => subject === name);
  const idOf = (item: Json): string | undefined => {
    const url = isItem(item) ? `${item.url ?? ''} ${item.href ?? ''}` : '';
    return ids[Number(/\/d\/(\d+)/.exec(url)?.[1] ?? Number.NaN)];
  };
  const evidence = listOf(report.evidence).filter(isItem);
  const byNumber = new Map(evidence.flatMap((item) => (idOf(item) ? [[item.n as number, idOf(item) as string] as const] : [])));
  const byId = new Map(evidence.flatMap((item) => (idOf(item) ? [[idOf(item) as string, item] as const] : [])));
  const quoted: Record<'main' | 'whole', Bag> = { main: new Map(), whole: new Map() };
  const said: Record<'main' | 'whole', Map<string, Set<string>>> = { main: new Map(), whole: new Map() };
  const seen = new Map<string, number>();
  let quotes = 0;
  const say = (part: 'main' | 'whole', doc: string, text: string) => {
    const known = said[part].get(doc) ?? new Set();
    for (const one of stems(text)) known.add(one);
    said[part].set(doc, known);
  };
  const quote = (isOverview: boolean, { n, text }: Quote) => {
    const doc = byNumber.get(n);
    if (!doc) return;
    if (isOverview) seen.set(doc, (seen.get(doc) ?? 0) + 1);
    else quotes += 1;
    const at = seen.get(doc) ?? 0;
    if (isOverview && at > MOST_OVERVIEW) return;
    const shown = isOverview ? [...text].slice(0, LETTERS).join('') : text;
    for (const part of isOverview ? (['whole'] as const) : (['main', 'whole'] as const)) {
      if (!(isOverview && at > 1)) quoted[part].set(doc, [...(quoted[part].get(doc) ?? []), new Set(words(shown))]);
      say(part, doc, shown);
    }
  };
  for (const one of printedIn(report)) {
    for (const n of one.refs.slice(0, MOST_REFS)) {
      const doc = byNumber.get(n);
      if (doc) for (const part of one.isOverview ? (['whole'] as const) : (['main', 'whole'] as const)) say(part, doc, one.text);
    }
    for (const q of one.quotes) quote(one.isOverview, q);
  }
  for (const item of evidence)
    for (const one of listOf(item.excerpts)) quote(true, { n: item.n as number, text: isItem(one) ? String(one.text) : String(one) });

  const charged = new Set(chargedIn(report).flatMap((n) => byNumber.get(n) ?? []));
  const passagesOf = ({ doc, key, says }: FullLabel): Set<string>[] =>
    [...key, ...says.map((one) => one.quote ?? one.span)].flatMap((one) =>
      one ? [new Set(words(typeof one === 'string' ? one : (texts.get(doc) ?? '').slice(one[0], one[1])))] : [],
    );
  const isTold = (part: 'main' | 'whole', label: FullLabel) => {
    const bags = quoted[part].get(label.doc) ?? [];
    return passagesOf(label).some((p) => bags.some((q) => overlap(p, q) >= 0.5 * Math.min(p.size, q.size) && overlap(p, q) >= 4));
  };
  const accused = mine.filter(({ doc, charges }) => byId.has(doc) && charges.some(({ state }) => HARD.has(state)));
  const weighty = mine.filter(({ role, doc }) => (role === 'hero' || role === 'party') && byId.has(doc));
  const hasPoint = (part: 'main' | 'whole', point: string, docs: string[]) => {
    const wanted = new Set(stems(point));
    const have = new Set(docs.flatMap((doc) => [...(said[part].get(doc) ?? [])]));
    return overlap(wanted, have) >= 0.5 * wanted.size;
  };
  return {
    guesses: mine.flatMap((label) => {
      const judged = byId.get(label.doc)?.sentiment;
      return isItem(judged) && typeof judged.confidence === 'number'
        ? [{ tone: label.tone, also: label.also, label: judged.label as DocumentTone, confidence: judged.confidence }]
        : [];
    }),
    weighty: weighty.length,
    told: { main: weighty.filter((label) => isTold('main', label)).length, whole: weighty.filter((label) => isTold('whole', label)).length },
    must: briefs
      .filter(({ subject }) => subject === name)
      .flatMap(({ must }) => must)
      .map(({ point, docs, weight }) => ({ weight, main: hasPoint('main', point, docs), whole: hasPoint('whole', point, docs) })),
    accused: accused.length,
    missed: accused.filter(({ doc }) => !charged.has(doc)).length,
    wrong: mine.filter(({ doc, charges }) => charged.has(doc) && charges.length === 0).length,
    quotes,
  };
}

/** Figures of all reports of a set, as shares and counts. */
export type Figures = {
  reports: number;
  told: number;
  points: number;
  pointsMain: number;
  quotes: number;
  strict: number;
  lenient: number;
  macroF1: number;
  stated: number;
  right: number;
  opposite: number;
  /** Critical pages, and those of them that are judged neutral. */
  critical: number;
  criticalAsNeutral: number;
  accusations: number;
  accusationsMissed: number;
  accusationsWrong: number;
};

const TONES = ['positive', 'neutral', 'negative', 'mixed'] as const;
const isRight = ({ tone, label }: Guess) => tone === label;
const isFair = ({ tone, label, also }: Guess) => tone === label || also.includes(label);
const rounded = (x: number) => Math.round(1000 * x) / 1000;
const share = <T>(list: readonly T[], of: (one: T) => boolean) => rounded(list.filter(of).length / Math.max(1, list.length));

export function figures(scored: readonly Scored[]): Figures {
  const guesses = scored.flatMap((one) => one.guesses);
  const printed = guesses.filter(({ confidence }) => confidence >= CERTAIN);
  const must = scored.flatMap((one) => one.must);
  const sum = (of: (one: Scored) => number) => scored.reduce((total, one) => total + of(one), 0);
  const weight = (list: typeof must) => list.reduce((total, one) => total + one.weight, 0);
  const f1 = TONES.flatMap((tone) => {
    const right = guesses.filter((one) => one.tone === tone && one.label === tone).length;
    const all = guesses.filter((one) => one.tone === tone || one.label === tone).length;
    return all > 0 ? [(2 * right) / (all + right)] : [];
  });
  return {
    reports: scored.length,
    told: rounded(
      sum(({ told }) => told.whole) /
        Math.max(
          1,
          sum(({ weighty }) => weighty),
        ),
    ),
    points: rounded(weight(must.filter(({ whole }) => whole)) / Math.max(1, weight(must))),
    pointsMain: rounded(weight(must.filter(({ main }) => main)) / Math.max(1, weight(must))),
    quotes: rounded(sum((one) => one.quotes) / Math.max(1, scored.length)),
    strict: share(guesses, isRight),
    lenient: share(guesses, isFair),
    macroF1: rounded(f1.reduce((a, b) => a + b, 0) / Math.max(1, f1.length)),
    stated: rounded(printed.reduce((total, { confidence }) => total + confidence, 0) / Math.max(1, printed.length)),
    right: share(printed, isRight),
    opposite: printed.filter(({ tone, label, also }) => !also.includes(label) && [tone, label].sort().join() === 'negative,positive').length,
    critical: guesses.filter(({ tone }) => tone === 'negative').length,
    criticalAsNeutral: guesses.filter(({ tone, label }) => tone === 'negative' && label === 'neutral').length,
    accusations: sum(({ accused }) => accused),
    accusationsMissed: sum(({ missed }) => missed),
    accusationsWrong: sum(({ wrong }) => wrong),
  };
}
