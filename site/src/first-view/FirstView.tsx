/** The head of the dashboard as static markup, shown until the island has loaded its data. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstView } from '#contract/first-view.ts';
import type { MonitoringStats } from '#contract/monitoring.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { Head, Tiles } from '../islands/dashboard/Head.tsx';
import { Figures } from '../islands/monitoring/Figures.tsx';
import { Name } from '../islands/Name.tsx';
import { LedgerContext } from '../islands/report/parts.tsx';
import { dashboardText } from '../text/dashboard.ts';
import { monitoring as t } from '../text/monitoring.ts';
import { analysisView, fullName } from '../view/dashboard.ts';
import { ago } from '../view/monitoring.ts';
import { evidenceByNumber } from '../view/report-evidence.ts';
import { knownNumbers } from '../view/report-text.ts';

const PLACES = ['analysis', 'monitoring', 'alerts', 'onboarding'];

const Tabs = ({ chosen }: { chosen: 'analysis' | 'monitoring' }) => (
  <div className="tabs pt-3" role="tablist" aria-label={t.tabs.label}>
    {(['analysis', 'monitoring'] as const).map((tab) => (
      <a key={tab} href={`#${tab}`} role="tab" aria-selected={tab === chosen}>
        {t.tabs[tab]}
      </a>
    ))}
  </div>
);

function AnalysisHead({ title, analysis }: { title: string; analysis: DashboardAnalysis }) {
  const view = analysisView(analysis);
  return (
    <div className="first-analysis">
      <Tabs chosen="analysis" />
      <LedgerContext value={{ known: knownNumbers(analysis.evidence), byNumber: evidenceByNumber(analysis.evidence), onShowSources() {}, onCite() {} }}>
        <Head title={analysis.subjectName || title} date={view.date} analysis={analysis} />
      </LedgerContext>
      <Tiles view={view} analysis={analysis} />
    </div>
  );
}

const MonitoringHead = ({ title, stats, now }: { title: string; stats: MonitoringStats; now: number }) => (
  <div className="first-monitoring mon">
    <Tabs chosen="monitoring" />
    <div className="mon-head">
      <div>
        <h1>
          <Name name={title} />
        </h1>
        <p className="sm mute">{stats.lastRun.finishedAt ? t.updated(ago(stats.lastRun.finishedAt, now)) : t.never}</p>
      </div>
      <div className="row" aria-hidden="true">
        <span className="btn small">{t.refresh}</span>
      </div>
    </div>
    <Figures stats={stats} />
  </div>
);

/** Returns the markup of the head of each tab that has data; CSS shows one by the fragment (`:target`). '' if there are no data. */
export function render({ user, analysis, stats, now }: FirstView): string {
  if (!analysis && !stats) return '';
  return renderToStaticMarkup(
    <>
      {PLACES.map((place) => (
        <i key={place} id={place} className="first-place" />
      ))}
      {analysis ? <AnalysisHead title={fullName(user) || dashboardText.fallbackTitle} analysis={analysis} /> : null}
      {stats ? <MonitoringHead title={stats.subject || t.fallbackTitle} stats={stats} now={Date.parse(now)} /> : null}
    </>,
  );
}
