import type { Report } from '#contract/report.ts';
import { toldText } from '../../text/told.ts';
import { evidenceByNumber } from '../../view/report-evidence.ts';
import { knownNumbers } from '../../view/report-text.ts';
import { Protocol } from './Protocol.tsx';
import { LedgerContext } from './parts.tsx';
import { Told } from './Told.tsx';

/** Removes links: addresses of the invented web do not exist. The sample shows them as text, with the stored quotes. */
const unlinked = (report: Report): Report => ({
  ...report,
  evidence: report.evidence.map((item) => ({ ...item, href: '' })),
  setAside: report.setAside.map((other) => ({ ...other, pages: other.pages.map((page) => ({ ...page, href: '' })) })),
  platforms: report.platforms.map((platform) => ({ ...platform, href: null })),
});

const noop = () => {};

/** The sample report for a page without scripts: rows and citations link into the protocol. @param pdf address of its PDF */
export function SampleReport({ report, pdf }: { report: Report; pdf: string }) {
  const shown = unlinked(report);
  return (
    <LedgerContext value={{ known: knownNumbers(shown.evidence), byNumber: evidenceByNumber(shown.evidence), onShowSources: noop }}>
      <Told
        report={shown}
        level={2}
        live={false}
        pdf={
          <a className="btn small rail-pdf" href={pdf} download>
            {toldText.pdf}
          </a>
        }
      />
      <Protocol report={shown} filter={null} onAll={noop} />
    </LedgerContext>
  );
}
