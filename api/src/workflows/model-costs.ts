/** What the models that were asked for a report have cost, beside what its search has cost. */
import type { Report } from '../contract/report.ts';
import { type Book, usd } from '../mind/book.ts';
import type { Mind } from '../mind/mind.ts';

/** The report with the tokens of each model, and their price in USD where it is known. Models of which nothing was asked are left out. */
export function withModelCosts(report: Report, minds: readonly Mind[], book: Book): Report {
  const models = minds.flatMap((mind) => {
    const { in: read, out } = book.spent({ model: mind.name });
    const amount = usd({ in: read, out }, mind.prices);
    return read + out > 0
      ? [{ name: mind.name, in: read, out, amount: amount === null ? null : Math.round(amount * 1e6) / 1e6, currency: 'USD' as const }]
      : [];
  });
  return models.length > 0 ? { ...report, coverage: { ...report.coverage, models } } : report;
}
