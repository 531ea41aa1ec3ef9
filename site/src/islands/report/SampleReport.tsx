import type { Report } from '#contract/report.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { Chapters } from './Chapters.tsx';
import { Facts } from './Head.tsx';
import { LedgerContext } from './parts.tsx';

/** Removes links: addresses of the invented web do not exist. The sample shows them as text, with the stored quotes. */
const unlinked = (report: Report): Report => ({
  ...report,
  evidence: report.evidence.map((item) => ({ ...item, href: '' })),
  setAside: report.setAside.map((other) => ({ ...other, pages: other.pages.map((page) => ({ ...page, href: '' })) })),
  platforms: report.platforms.map((platform) => ({ ...platform, href: null })),
});

const noop = () => {};

/** The sample report for a page without scripts: citations link to the list of sources. */
export function SampleReport({ report }: { report: Report }) {
  const shown = unlinked(report);
  return (
    <LedgerContext value={{ known: knownNumbers(shown.evidence), byNumber: evidenceByNumber(shown.evidence), onShowSources: noop }}>
      <Facts report={shown} />
      <Chapters report={shown} filter={null} onAll={noop} />
    </LedgerContext>
  );
}
