import type { Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { ScoreBar } from '../../ui/ScoreBar.tsx';
import { boardView, type KpiView } from '../../view/report-kpi.ts';
import { Section, useLedger } from './parts.tsx';

const WORD_CLASS = { good: 'good', mid: 'middling', weak: 'weak' } as const;

function Support({ kpi }: { kpi: KpiView }) {
  const { onShowSources } = useLedger();
  if (kpi.refs.length === 0) return t.noSources;
  return (
    // biome-ignore lint/a11y/useValidAnchor: it links to the list; the click only filters it
    <a href="#sources" onClick={() => onShowSources(kpi.refs, t.sources.kpi(kpi.name))}>
      {t.sourcesCount(kpi.support)}
      <span className="sr">: {kpi.name}</span>
    </a>
  );
}

const KpiItem = ({ kpi }: { kpi: KpiView }) => (
  <li className="kpi">
    <h3>{kpi.name}</h3>
    <span className="n">
      {kpi.score === null ? (
        '–'
      ) : (
        <>
          {kpi.score}
          <small> {t.outOf}</small>
        </>
      )}
    </span>
    <ScoreBar geometry={kpi.score === null ? null : kpi.bar} tone={kpi.tone} />
    {kpi.score === null ? (
      <div className="why">
        <span>
          <b>{t.none}</b>, {t.noSources}
        </span>
      </div>
    ) : (
      <div className="why">
        <span>
          <b className={WORD_CLASS[kpi.tone]}>{t.word[kpi.tone]}</b>, {t.interval} <span className="nowrap">{kpi.interval}</span>
        </span>
        <span>
          {kpi.thin ? (
            <>
              <b className="o-ink">{t.thin}</b>,{' '}
            </>
          ) : null}
          <Support kpi={kpi} />
        </span>
      </div>
    )}
  </li>
);

function Areas({ title, kpis }: { title: string; kpis: KpiView[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {kpis.length === 0 ? (
        <p className="sm mute">{t.emptyAreas}</p>
      ) : (
        <ul>
          {kpis.map((kpi) => (
            <li key={kpi.id}>
              <span>{kpi.name}</span>
              <b>{kpi.score}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The average, the ten scores with their sources, the strongest and weakest areas. */
export function Board({ report }: { report: Report }) {
  const board = boardView(report);
  const version = report.kpis[0]?.version ?? report.method.version;
  const aside = (
    <>
      <div className="score">
        {board.average ?? t.none}
        {board.average === null ? null : <small>{t.outOf}</small>}
      </div>
      <p>{t.averageNote(board.kpis.length - board.none.length, board.thin, board.none)}</p>
      <p>{t.intervalNote}</p>
      <ul className="sm mt-3 text-ink-2">
        {t.scale.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="sm">
        <a href="#formulas">{t.formulas(version)}</a>
      </p>
    </>
  );
  return (
    <Section id="kpi" title={t.h.kpi} aside={aside}>
      <ul className="board grid grid-cols-[1fr_1fr] gap-x-12 max-desk:grid-cols-[1fr]">
        {board.kpis.map((kpi) => (
          <KpiItem key={kpi.id} kpi={kpi} />
        ))}
      </ul>
      <div className="best grid grid-cols-[1fr_1fr] gap-x-12 mt-10 rule-t max-desk:grid-cols-[1fr]">
        <Areas title={t.h.strong} kpis={board.strong} />
        <Areas title={t.h.weak} kpis={board.weak} />
      </div>
    </Section>
  );
}
