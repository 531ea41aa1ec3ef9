/** Reports made again on an unchanged web, and what a comparison wrongly says of them. */
import { seeded } from '../../scripts/lib/random.ts';
import { compareReports } from '../../src/analysis/index.ts';
import type { Report } from '../../src/contract/report.ts';
import { type SideBySide, sideBySide } from '../../src/contract/side-by-side.ts';
import type { Document } from '../../src/research/index.ts';
import { judge } from '../../src/workflows/tasks.ts';
import { NOW, research } from './factory.ts';
import { type Invented, invent, type Random } from './invented.ts';

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** A report on pages that were read at `now`. */
export function reportOf({ subject }: Invented, documents: Document[], now: string = NOW): Report {
  const read = documents.map((document) => ({ ...document, fetchedAt: now }));
  const meta = { seed: now, now, demo: false, reportDate: now, sourcesDate: now, siteUrl: 'http://localhost:4321', demoWeb: false };
  return judge({ subject, found: research(subject, read), meta });
}

export const compared = (before: Report, after: Report): SideBySide =>
  sideBySide([
    { orderId: 'before', report: before },
    { orderId: 'after', report: after },
  ]);

const SAME = /^Od raportu z .* przybyło 0 nowych źródeł, a zniknęło 0 dawnych\.$/;
const NOTHING = 'W tym obszarze nic istotnego się nie zmieniło.';

/** @returns what is told as a change, by seed, although the same pages were found in another order */
export function rerunFaults(seeds: number): string[] {
  const faults: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seeded(seed);
    const invented = invent(random);
    const before = reportOf(invented, invented.documents);
    const again = reportOf(invented, shuffled(invented.documents, random));
    const both = compared(before, again);
    if (!both.unchanged || !both.comparable) faults.push(`${seed}: ${JSON.stringify(both.kpis.filter(({ differences }) => differences[0] !== 'same'))}`);
    // The same on the dashboard and in the monthly letter; an advice that still holds is no change.
    const { sentences } = compareReports({ orderId: 'before', completedAt: new Date(NOW), report: before }, again);
    const [first = '', ...rest] = sentences.map((text) => text.replaceAll('\u00a0', ' ')).filter((text) => !text.startsWith('Zalecenie nadal aktualne'));
    if (!SAME.test(first) || rest.join() !== NOTHING) faults.push(`${seed}: ${sentences.join(' ')}`);
  }
  return faults;
}
