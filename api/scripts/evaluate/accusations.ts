/** How well accusations laid at the subject's door are found, and their ends, on labelled pages. */

import { type AccusationFound, accusationsOf } from '../../src/analysis/accusations/index.ts';
import { subjectKind } from '../../src/analysis/index.ts';
import { itemOf } from '../../src/analysis/ledger/ledger.ts';
import type { LedgerItem, ProvenReading } from '../../src/analysis/ledger/types.ts';
import { excerptsOf } from '../../src/analysis/overview/excerpts.ts';
import { readPage } from '../../src/analysis/overview/features.ts';
import { knownOf } from '../../src/analysis/overview/overview.ts';
import { type MatchedDocument, matchDocuments } from '../../src/analysis/reading/match.ts';
import { areLocal } from '../../src/analysis/tone/index.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { type Label, labelsOf, type Order, ordersOf, pagesOf } from './sets.ts';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
/** States of the labels that lay something at the subject's door, and those of a finding. */
const LABELLED = new Set(['alleged', 'charged', 'convicted']);
const ACCUSING = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Whether two quotes share at least half of the shorter one's words, and three. */
function alike(a: string, b: string): boolean {
  const [x, y] = [words(a), words(b)];
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared >= 3 && shared >= 0.5 * Math.min(x.size, y.size);
}

type Count = { accused: number; unnamed: number; found: number; clear: number; false: number; loose: number; quotes: number; told: number; right: number };

/** What a label's page says by the findings: its quotes with their states. */
type Said = { state: string; text: string; loose: boolean };

const typed = (subject: string, labels: Label[], order: Order | undefined): Subject => ({
  name: subject,
  kind: order?.kind ?? subjectKind(subject, order?.context ?? labels[0]?.context ?? ''),
  description: order?.context ?? labels[0]?.context ?? '',
  keywords: order?.keywords ?? [],
  links: [],
});

/** A subject with its labels and the labelled pages that name it; `own`: addresses that its order gives. */
export type Labelled = { subject: Subject; labels: Label[]; matched: MatchedDocument[]; own: string[] };

/** The subjects of a set. @throws Error at a missing file */
export function labelledOf(folders: string[]): Labelled[] {
  const [folder] = folders as [string];
  const pages = pagesOf(folders);
  const orders = new Map(ordersOf(folder).map((order) => [order.subject, order]));
  const bySubject = new Map<string, Label[]>();
  for (const label of labelsOf(folder)) bySubject.set(label.subject, [...(bySubject.get(label.subject) ?? []), label]);
  return [...bySubject].map(([name, labels]) => {
    const subject = typed(name, labels, orders.get(name));
    const documents = labels.flatMap(({ doc }) => pages.get(doc)?.document ?? []);
    const own = (orders.get(name)?.links ?? []).flatMap((id) => pages.get(id)?.document.url ?? []);
    return { subject, labels, matched: matchDocuments(subject, documents).matched, own };
  });
}

/** The pages as a ledger holds them, with their excerpts: reproaches quote one. @param readings what a language model read, by the document's id */
export function itemsOf({ subject, matched, own }: Labelled, readings?: ReadonlyMap<string, ProvenReading>): LedgerItem[] {
  const local = areLocal(matched);
  const known = knownOf(subject, []);
  return matched.map((one, i) => {
    const item = itemOf(one, own.includes(one.document.url), (url) => url, readings?.get(one.document.id), local);
    const { document, mentions, evidence } = item;
    const excerpts = excerptsOf(document, readPage(document, mentions, evidence.own, known), evidence.role ?? 'party');
    return { ...item, evidence: { ...evidence, n: i + 1, excerpts } };
  });
}

/** By page: everything that accusations, answers and ends quote from it. */
function saidBy(found: AccusationFound<LedgerItem>[]): Map<string, Said[]> {
  const said = new Map<string, Said[]>();
  for (const { told, end, answer, loose } of found)
    for (const one of [...told, end, answer])
      if (one) said.set(one.item.document.id, [...(said.get(one.item.document.id) ?? []), { state: one.state, text: one.text, loose }]);
  return said;
}

function judge(label: Label, said: Said[], named: boolean, count: Count): string {
  const accused = label.charges.some(({ state }) => LABELLED.has(state));
  const accusing = said.filter(({ state }) => ACCUSING.has(state));
  if (accused && !named) count.unnamed += 1;
  if (accused) count.accused += 1;
  if (accused && accusing.length > 0) count.found += 1;
  const clear = label.charges.length === 0;
  if (clear) count.clear += 1;
  if (clear && accusing.length > 0) count.false += 1;
  if (clear && accusing.length > 0 && accusing.every(({ loose }) => loose)) count.loose += 1;
  for (const charge of label.charges.filter(({ state }) => state !== 'criticised')) {
    const same = said.filter(({ text }) => alike(text, charge.quote));
    count.quotes += 1;
    if (same.length > 0) count.told += 1;
    if (same.some(({ state }) => ACCUSING.has(state) === LABELLED.has(charge.state))) count.right += 1;
  }
  if (clear) return accusing.length > 0 ? 'FALSE' : '     ';
  return accused ? (accusing.length > 0 ? 'found' : 'MISS ') : '~    ';
}

export const createCount = (): Count => ({ accused: 0, unnamed: 0, found: 0, clear: 0, false: 0, loose: 0, quotes: 0, told: 0, right: 0 });

/** Counts what was found on the pages of a subject, and marks each page. */
export function countFound(labels: Label[], found: AccusationFound<LedgerItem>[], named: ReadonlySet<string>, count: Count): Map<string, string> {
  const said = saidBy(found);
  return new Map(labels.map((label) => [label.doc, judge(label, said.get(label.doc) ?? [], named.has(label.doc), count)]));
}

function list(subject: string, found: AccusationFound<LedgerItem>[], marks: Map<string, string>): void {
  for (const { state, loose, told, date, end, answer, stillShown } of found) {
    say(`${subject}: ${state}${loose ? ' (loose)' : ''} ${date ?? ''}`);
    for (const one of told)
      say(`   ${marks.get(one.item.document.id) ?? ''} ${one.item.document.id} ${one.state} | ${one.text.replace(/\s+/g, ' ').slice(0, 240)}`);
    if (end) say(`   end ${end.item.document.id} ${end.state} ${end.detail ?? ''} ${end.date ?? ''} | ${end.text.replace(/\s+/g, ' ').slice(0, 200)}`);
    if (answer) say(`   answer ${answer.item.document.id} ${answer.date ?? ''} | ${answer.text.replace(/\s+/g, ' ').slice(0, 200)}`);
    if (stillShown.length > 0) say(`   still shown: ${stillShown.map((item) => item.document.id).join(' ')}`);
  }
}

/** Prints a set's measures. @param folders the set, then folders with further documents. @throws Error at a missing file */
export function accusations(name: string, folders: string[], every: boolean): void {
  const count = createCount();
  for (const of of labelledOf(folders)) {
    const { subject, labels } = of;
    const items = itemsOf(of);
    const found = accusationsOf(items, subject);
    const named = new Set(items.map(({ document }) => document.id));
    const marks = countFound(labels, found, named, count);
    if (!every) continue;
    list(subject.name, found, marks);
    for (const label of labels)
      if (marks.get(label.doc) === 'MISS ')
        say(`   MISS ${label.doc}${named.has(label.doc) ? '' : ' (not named)'} ${label.charges.map(({ quote }) => quote.slice(0, 120)).join(' | ')}`);
  }
  say(
    `${name}: accused pages found ${count.found}/${count.accused} (${count.unnamed} without the name), falsely ${count.false}/${count.clear} (${count.loose} told softly)`,
  );
  say(`  quotes of charges, answers and ends ${count.told}/${count.quotes}, on the right side ${count.right}`);
}
