import { CERTAIN } from '../contract/constants.ts';
import type { Cell } from '../contract/csv.ts';
import { textWords } from '../contract/overview.ts';
import { PLATFORM_NAMES } from '../contract/platforms.ts';
import type { Evidence } from '../contract/report.ts';
import { SOURCE_KIND_WORDS, TONE_WORDS } from '../contract/source-words.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import type { Table } from '../sheets/table-file.ts';
import { findOrder } from './find-order.ts';
import { getReport } from './results.ts';

function toneOf({ own, sentiment }: Evidence): string {
  if (own || !sentiment) return 'bez oceny';
  return sentiment.confidence < CERTAIN ? 'ocena niepewna' : TONE_WORDS[sentiment.label];
}

const COLUMNS: readonly { name: string; width: number; of: (item: Evidence) => Cell }[] = [
  { name: 'Numer w raporcie', width: 16, of: (item) => item.n },
  { name: 'Opublikowano', width: 17, of: (item) => (item.publishedAt ? new Date(item.publishedAt) : null) },
  { name: 'Odczytano', width: 17, of: (item) => new Date(item.fetchedAt) },
  { name: 'Źródło', width: 24, of: (item) => item.domain },
  { name: 'Tytuł', width: 48, of: (item) => item.title },
  { name: 'Cytat', width: 80, of: (item) => item.quote.text },
  { name: 'Wydźwięk', width: 16, of: toneOf },
  { name: 'Pewność oceny', width: 14, of: (item) => (item.own || !item.sentiment ? null : Number(item.sentiment.confidence.toFixed(2))) },
  { name: 'Rodzaj strony', width: 18, of: (item) => SOURCE_KIND_WORDS[item.kind] },
  { name: 'Rodzaj tekstu', width: 24, of: (item) => textWords(item).join(', ') },
  { name: 'Serwis', width: 14, of: (item) => (item.platform ? PLATFORM_NAMES[item.platform] : null) },
  { name: 'Zasięg (odsłony miesięcznie)', width: 28, of: (item) => item.reach.value },
  { name: 'Miejsce w wyszukiwarce', width: 22, of: (item) => item.rank },
  { name: 'Ten sam tekst także', width: 30, of: (item) => [...new Set(item.copies.map(({ domain }) => domain))].join(', ') },
  { name: 'Adres', width: 60, of: (item) => item.url },
  { name: 'Odcisk kopii (SHA-256)', width: 66, of: (item) => item.sha256 },
];

/** The sources of a delivered report as a table. @throws AppError order_not_found, restricted, report_not_ready */
export async function reportSources(deps: Deps, orderId: string): Promise<{ subjectName: string; table: Table }> {
  const order = findOrder(deps, orderId);
  const report = order.reportStatus === 'completed' ? await getReport(deps.db, order.id) : null;
  if (!report) throw new AppError('report_not_ready');
  return {
    subjectName: order.subjectName,
    table: { name: 'Źródła', columns: COLUMNS, rows: [report.evidence.map((item) => COLUMNS.map(({ of }) => of(item)))] },
  };
}
