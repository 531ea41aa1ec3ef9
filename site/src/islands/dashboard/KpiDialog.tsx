import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { KpiId } from '#contract/kpis.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { $openKpi, closeKpi } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { kpiWords } from '../../text/kpis.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ScoreBar } from '../../ui/ScoreBar.tsx';
import { type KpiDetail, kpiDetail } from '../../view/kpi-detail.ts';
import { WORD } from './Kpis.tsx';
import { SourceList } from './SourceList.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

function Score({ kpi }: { kpi: KpiDetail }) {
  return (
    <div className="big">
      <div className="score">{kpi.support === 0 ? '–' : kpi.score}</div>
      <div>
        <ScoreBar geometry={kpi.support === 0 ? null : kpi.bar} tone={kpi.tone} />
        {kpi.support === 0 ? null : (
          <p className="sm">
            <b className={WORD[kpi.tone]}>{t.kpiWord[kpi.tone]}</b>. {t.kpi.interval(kpi.low, kpi.high)}, {t.kpi.sources(kpi.support)}.
          </p>
        )}
        {kpi.support === 0 ? <p className="sm o-ink">{t.kpi.none}</p> : kpi.thin ? <p className="sm o-ink">{t.kpi.thin(kpi.support)}</p> : null}
        {kpi.change ? (
          <p className="sm">
            {t.kpi.change(kpi.change.points)}. {kpi.change.certain || kpi.change.points === 0 ? null : <span className="mute">{t.kpi.uncertain}</span>}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const { columns } = t.kpi;

const Formula = ({ kpi }: { kpi: KpiDetail }) => (
  <>
    <p className="formula">
      <b>{t.kpi.formula(kpi.version)}</b> {kpi.formula}
    </p>
    <table>
      <caption className="sr">{t.kpi.parts}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.part}</th>
          <th scope="col" className="r">
            {columns.value}
          </th>
          <th scope="col" className="r">
            {columns.most}
          </th>
          <th scope="col" className="r">
            {columns.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {kpi.parts.map((part) => (
          <tr key={part.key}>
            <td>{part.label}</td>
            <td className="r">{part.value}</td>
            <td className="r">{part.most}</td>
            <td className="r">{part.points}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {t.kpi.total}
          </th>
          <td className="r">
            <b>{kpi.score}</b>
          </td>
        </tr>
      </tbody>
    </table>
    <p className="sm">
      <a href={`/metodologia#${kpi.id}`}>{t.kpi.formulaLink}</a>
    </p>
  </>
);

/** Dialog of one score: what it measures, its formula with the figures of this analysis, evidence, recommendations. */
export function KpiDialog({ analysis }: { analysis: DashboardAnalysis }) {
  const id = useStore($openKpi);
  const kpi = id === null ? null : kpiDetail(analysis, id);
  if (!kpi) return null;
  const words = kpiWords[kpi.id as KpiId];
  const { h } = t.kpi;
  return (
    <Dialog id="h-kpi-dialog" title={kpi.name} closeLabel={t.kpi.cross} onClose={closeKpi} footer={<Button onClick={closeKpi}>{t.kpi.close}</Button>}>
      <Score kpi={kpi} />
      {words ? (
        <>
          <Part title={h.measures}>
            <p>{words.measures}</p>
          </Part>
          <Part title={h.madeOf}>
            <p>{words.madeOf}</p>
            <Formula kpi={kpi} />
          </Part>
          <Part title={h.read}>
            <p>{words.read}</p>
          </Part>
          <Part title={h.raise}>
            <p>{words.raise}</p>
            {kpi.steps.length > 0 ? (
              <>
                <p className="sm mute">{t.kpi.steps}</p>
                <ul className="list-disc pl-5 sm">
                  {kpi.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </Part>
        </>
      ) : (
        <Formula kpi={kpi} />
      )}
      <Part title={h.evidence}>
        {kpi.evidence.length > 0 ? <SourceList rows={kpi.evidence} /> : <p className="mute">{t.kpi.noEvidence}</p>}
        {kpi.sources > kpi.evidence.length ? (
          <p className="sm">
            <a href={`/report/${analysis.orderId}#sources`}>{t.kpi.more(kpi.sources)}</a>
          </p>
        ) : null}
      </Part>
    </Dialog>
  );
}
