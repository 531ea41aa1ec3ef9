/** Files of reports that several stories only read: each is drawn once a worker. */
import type { Report } from '../../src/contract/report.ts';
import { renderPdf } from '../../src/report/index.ts';

const made = new WeakMap<Report, Promise<Buffer>>();

/** The uncompressed PDF of a report. The report and the bytes must not be changed. */
export function rendered(report: Report): Promise<Buffer> {
  const file = made.get(report) ?? renderPdf(report, { compress: false });
  made.set(report, file);
  return file;
}
