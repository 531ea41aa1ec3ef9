/** How well identity finds the right pages: identity cases, and labelled pages by what buyers type. */

import { subjectKind } from '../../src/analysis/index.ts';
import { identify } from '../../src/analysis/ledger/identity.ts';
import { givenLinks, isOwnLink } from '../../src/analysis/ledger/own.ts';
import { matchDocuments } from '../../src/analysis/reading/match.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { type Case, casesOf, type Label, labelsOf, type Order, ordersOf, pagesOf, type SetPage } from './sets.ts';
import { byTrueOrders, type Strangers } from './strangers.ts';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

/** Pages by id: true when kept, false when set aside, absent when they do not name the subject. */
function sorted(subject: Subject, pages: Map<string, SetPage>): Map<string, boolean> {
  const documents = [...pages.values()].map(({ document }) => document);
  const given = givenLinks(subject, documents);
  const { matched } = matchDocuments(subject, documents, (document) => isOwnLink(document, given));
  const identity = identify(subject, matched, given);
  const aside = identity.aside.flatMap((group) => group.documents);
  return new Map([...identity.kept.map(({ document }) => [document.id, true] as const), ...aside.map(({ document }) => [document.id, false] as const)]);
}

type Tally = { right: number; all: number; unnamed: number; cases: number; wrong: number };
const tally = (): Tally => ({ right: 0, all: 0, unnamed: 0, cases: 0, wrong: 0 });

function addCase(to: Tally, { docs, same }: Case, got: Map<string, boolean>): string[] {
  const named = docs.filter((id) => got.has(id));
  const errors = named.filter((id) => got.get(id) !== same);
  to.cases += 1;
  to.all += named.length;
  to.unnamed += docs.length - named.length;
  to.right += named.length - errors.length;
  if (errors.length > 0) to.wrong += 1;
  return errors;
}

const line = (what: string, own: Tally, strange: Tally): string =>
  `${what.padEnd(32)} ${`${own.right}/${own.all}`.padStart(8)} ${percent(own.right, own.all).padStart(8)} ${String(own.unnamed).padStart(8)}   ${`${strange.right}/${strange.all}`.padStart(8)} ${percent(strange.right, strange.all).padStart(8)}  ${strange.wrong}/${strange.cases}`;

function printCases(name: string, cases: Case[], pages: Map<string, SetPage>, list: boolean): void {
  const all = { own: tally(), strange: tally() };
  const bySubject = new Map<string, typeof all>();
  const errors: string[] = [];
  for (const one of cases) {
    if (one.same === null) continue;
    const kind = subjectKind(one.subject, one.context);
    const got = sorted({ name: one.subject, kind, description: one.context, keywords: [], links: [] }, pages);
    const part = bySubject.get(one.subject) ?? { own: tally(), strange: tally() };
    bySubject.set(one.subject, part);
    const side = one.same ? 'own' : 'strange';
    addCase(all[side], one, got);
    const wrong = addCase(part[side], one, got);
    if (wrong.length > 0) errors.push(`${one.same ? 'lost' : 'kept'}: ${one.subject} | ${one.context} | ${wrong.join(' ')}`);
  }
  say(`${name}: identity cases${' '.repeat(Math.max(1, 17 - name.length))}   own kept          no name    strangers set aside, cases with a stranger kept`);
  for (const [subject, part] of bySubject) say(line(`  ${subject}`.slice(0, 32), part.own, part.strange));
  say(line('  all', all.own, all.strange));
  if (list) for (const error of errors) say(`  ${error}`);
}

function printOrder(order: Order, own: Set<string>, pages: Map<string, SetPage>, list: boolean): { kept: number; all: number; strange: number } {
  const links = order.links.flatMap((id) => pages.get(id)?.document.url ?? []);
  const got = sorted({ name: order.subject, kind: order.kind, description: order.context, keywords: order.keywords, links }, pages);
  const bearer = [...own].map((id) => pages.get(id)?.about).find((about) => about);
  const kept = [...own].filter((id) => got.get(id));
  const strange = [...got].filter(([id, inside]) => inside && (pages.get(id)?.about ?? bearer) !== bearer).map(([id]) => id);
  const aside = [...own].filter((id) => got.get(id) === false);
  say(
    `  ${order.subject.padEnd(30)} judged ${kept.length}/${own.size}, set aside ${aside.length}, not named ${own.size - kept.length - aside.length}; strangers judged ${strange.length}`,
  );
  if (list) say(`    set aside: ${aside.join(' ')}; not named: ${[...own].filter((id) => !got.has(id)).join(' ')}; strangers: ${strange.join(' ')}`);
  return { kept: kept.length, all: own.size, strange: strange.length };
}

/** Prints which strangers' pages the subjects' own orders keep: a case with a wrong order says nothing of those. */
function printStrangers(name: string, orders: Order[], cases: Case[], labels: Label[], pages: Map<string, SetPage>, list: boolean): void {
  const withUrls = orders.map((order) => ({ ...order, urls: order.links.flatMap((id) => pages.get(id)?.document.url ?? []) }));
  const { typed, described } = byTrueOrders(withUrls, cases, labels, pages, sorted, ({ subject, context }) => subjectKind(subject, context));
  const part = ({ all, kept }: Strangers) => `${kept.length}/${all}`;
  say(`${name}: strangers kept by the true orders: ${part(typed)} by what buyers type, ${part(described)} by the cases' descriptions`);
  if (list) for (const kept of [...typed.kept, ...described.kept]) say(`  kept: ${kept}`);
}

/** Prints a set's measures. @param folders the set, then folders with further documents. @throws Error at a missing file */
export function identity(name: string, folders: string[], list: boolean): void {
  const [folder] = folders as [string];
  const pages = pagesOf(folders);
  const began = performance.now();
  const cases = casesOf(folder);
  printCases(name, cases, pages, list);
  const orders = ordersOf(folder);
  const labels = labelsOf(folder);
  printStrangers(name, orders, cases, labels, pages, list);
  if (orders.length > 0) {
    say(`${name}: labelled pages judged with what buyers type`);
    const parts = orders.map((order) =>
      printOrder(order, new Set(labels.filter(({ subject }) => subject === order.subject).map(({ doc }) => doc)), pages, list),
    );
    const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0);
    say(
      `  all: ${sum((part) => part.kept)}/${sum((part) => part.all)} (${percent(
        sum((part) => part.kept),
        sum((part) => part.all),
      )}), strangers ${sum((part) => part.strange)}`,
    );
  }
  say(`${((performance.now() - began) / 1000).toFixed(1)} s`);
}
