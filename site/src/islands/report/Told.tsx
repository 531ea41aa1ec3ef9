import { type ReactNode, useMemo } from 'react';
import { GUARANTEE } from '#contract/constants.ts';
import { horizonCounts } from '#contract/drawing/horizon.ts';
import { dateLong, polish } from '#contract/format.ts';
import { horizonHeading } from '#contract/headings.ts';
import { opinionsInShort } from '#contract/opinion-words.ts';
import { recountedWords } from '#contract/recount-words.ts';
import type { Report } from '#contract/report.ts';
import { reportText } from '../../text/report.ts';
import { toldText as t } from '../../text/told.ts';
import { Badge } from '../../ui/Badge.tsx';
import { firstScreen } from '../../view/first-screen.ts';
import { horizonItems } from '../../view/horizon-table.ts';
import { boardView } from '../../view/report-kpi.ts';
import { storiesInShort } from '../../view/report-stories.ts';
import { kpiRows, madeBy, summaryPoints } from '../../view/report-told.ts';
import { Lead } from '../Lead.tsx';
import { Name } from '../Name.tsx';
import { Asked } from './Asked.tsx';
import { ScreenTold } from './FirstScreen.tsx';
import { Horizon } from './Horizon.tsx';
import { KpiTold } from './KpiTold.tsx';
import { OpinionsTold } from './OpinionsTold.tsx';
import { Plan30 } from './Plan30.tsx';
import { Platforms } from './Platforms.tsx';
import { Rail, type RailItem } from './Rail.tsx';
import { RiskMap } from './RiskMap.tsx';
import { StoriesTold } from './StoriesTold.tsx';
import { type Marking, TopSources } from './TopSources.tsx';
import { SourcesOf, ToldSection, useTold } from './told-parts.tsx';

/** Fewer dated sources are no drawing; the list of sources says it better. */
const DRAWN = 3;

/** The largest matters: the charge or what happened, and how it ended, in the words of a source. */
function InShort({ report }: { report: Report }) {
  const stories = storiesInShort(report);
  if (stories.length === 0) return null;
  return (
    <ol className="told-short">
      {stories.map(({ id, headline, happened, ending, open }) => (
        <li key={id}>
          <p>
            <Name name={headline} />
          </p>
          <p className={ending ? 'told-before' : undefined}>
            {happened.text} <span className="mute">({happened.place})</span>
            {ending ? null : (
              <>
                {' '}
                <SourcesOf refs={[happened.n]} /> {open}
              </>
            )}
          </p>
          {ending ? (
            <p>
              <b>{ending.title}:</b> {ending.text} <span className="mute told-where">({ending.place})</span>{' '}
              <SourcesOf refs={[...new Set([happened.n, ending.n])]} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

type HeadProps = { report: Report; level: 1 | 2 };

/** Name, average, the one sentence, three points, figures about the report itself. */
function Head({ report, level }: HeadProps) {
  const { method, coverage, headline, subject } = report;
  const { average } = boardView(report);
  const points = summaryPoints(report);
  const { rows } = kpiRows(report);
  const Title = level === 1 ? 'h1' : 'h2';
  const none = report.evidence.length === 0;
  const opinions = opinionsInShort(report);
  return (
    <section id="summary" aria-labelledby="h-summary">
      <div className="told-title">
        <div>
          <p className="row sm">
            <Badge tone="positive" icon="check">
              {reportText.badge.completed}
            </Badge>
            <span className="mute">
              {reportText.kind}, {dateLong(method.generatedAt)} {method.recountedAt ? polish(recountedWords(method.recountedAt)) : null}
            </span>
          </p>
          <Title id="h-summary" className="told-name">
            <Name name={subject.name} />
          </Title>
          {subject.description ? <p className="mute">{polish(subject.description)}</p> : null}
        </div>
        {average === null || none ? null : (
          <div>
            <p className={rows.length > 0 ? 'score' : 'score mute'}>
              {average}
              <small>{reportText.outOf}</small>
            </p>
            <p className="sm mute">{rows.length > 0 ? t.average : t.averageThin}</p>
          </div>
        )}
      </div>
      {method.demo ? <p className="demo-note sm">{reportText.method.demo}</p> : null}
      <p className="told-lead">
        {none ? t.none : <Lead text={headline.text} />} {none ? null : <SourcesOf refs={headline.refs} />}
      </p>
      <InShort report={report} />
      {opinions ? (
        <p className="told-opinions">
          <b>{t.opinions.short}</b> {polish(opinions)}
        </p>
      ) : null}
      {coverage.enough || coverage.included ? null : (
        <div className="notice told-few">
          <p>
            <b>{t.refund(GUARANTEE)}</b> {t.refundNote}
          </p>
        </div>
      )}
      {points.length > 0 ? (
        <dl className="told-points">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="told-facts">
        {none ? null : <span>{t.sources.heading(coverage.totals.sources, coverage.totals.domains)}</span>}
        {coverage.totals.setAside > 0 ? <span>{t.aside(coverage.totals.setAside)}</span> : null}
        <span>{t.code(method.code)}</span>
        <span>
          {t.madeBy[madeBy(report)]} <a href="#method">{reportText.method.how}</a>
        </span>
      </p>
    </section>
  );
}

type Props = HeadProps & {
  /** False in pages without scripts. */
  live?: boolean;
  onSave?: () => void;
  /** The way to the PDF, in the rail. */
  pdf: ReactNode;
  /** The way to marking sources, or the marking itself in the place of their list. */
  marking?: Marking | null;
};

/** The main part of a report: ten sections, as far as there is something to say, with a rail beside them. */
export function Told({ report, level, live = true, onSave, pdf, marking = null }: Props) {
  const { onSources } = useTold();
  const data = useMemo(() => horizonItems(report), [report]);
  const screen = useMemo(() => firstScreen(report), [report]);
  const drawn = data.sources.filter(({ date }) => date !== null).length >= DRAWN;
  const { rows } = kpiRows(report);
  const now = report.method.generatedAt.slice(0, 10);
  const charged = data.stories.filter(({ tone }) => tone === 'negative').length;
  const names = t.sections;
  const some = report.evidence.length > 0;
  const items: RailItem[] = [
    { id: 'summary', title: names.summary },
    ...(drawn ? [{ id: 'horizon', title: names.horizon }] : []),
    ...(screen ? [{ id: 'screen', title: names.screen }] : []),
    ...(report.stories.length > 0 ? [{ id: 'stories', title: names.stories, count: report.stories.length }] : []),
    ...(report.ratings.length > 0 ? [{ id: 'opinions', title: names.opinions }] : []),
    ...(some ? [{ id: 'kpi', title: names.kpi, ...(rows.length > 0 ? { count: rows.length } : {}) }] : []),
    ...(report.risks.length > 0 ? [{ id: 'risks', title: names.risks, count: report.risks.length }] : []),
    ...(report.asked ? [{ id: 'ai', title: names.ai }] : []),
    ...(report.platforms.some(({ state }) => state === 'confirmed') ? [{ id: 'platforms', title: names.platforms }] : []),
    ...(report.recommendations.length > 0 ? [{ id: 'plan', title: names.plan }] : []),
    ...(some || (marking && report.setAside.length > 0) ? [{ id: 'sources', title: names.sources, count: report.evidence.length }] : []),
  ];
  const has = new Set(items.map(({ id }) => id));
  return (
    <div className="told">
      <Rail items={items} pdf={pdf} />
      <div className="told-body">
        <Head report={report} level={level} />
        {has.has('horizon') ? (
          <ToldSection id="horizon" title={polish(horizonHeading(horizonCounts(data.sources), charged, report.headline.text))} lead={t.horizon.lead}>
            <Horizon data={data} now={now} live={live} {...(onSources ? { onOpen: (n: number) => onSources([n]) } : {})} {...(onSave ? { onSave } : {})} />
          </ToldSection>
        ) : null}
        {screen ? <ScreenTold view={screen} name={report.subject.name} /> : null}
        <StoriesTold report={report} />
        <OpinionsTold report={report} />
        {has.has('kpi') ? <KpiTold report={report} /> : null}
        {has.has('risks') ? <RiskMap report={report} /> : null}
        {report.asked ? <Asked asked={report.asked} /> : null}
        {has.has('platforms') ? <Platforms platforms={report.platforms} now={now} /> : null}
        {has.has('plan') ? <Plan30 report={report} /> : null}
        {has.has('sources') ? <TopSources report={report} live={live} marking={marking} /> : null}
      </div>
    </div>
  );
}
