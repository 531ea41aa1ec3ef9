import { type ReactNode, useEffect } from 'react';
import { weightsBar } from '#contract/drawing/small.ts';
import { tenText } from '#contract/figures.ts';
import type { KpiId } from '#contract/kpis.ts';
import { analysisText } from '../../text/analysis.ts';
import { kpiMeans, kpiWords } from '../../text/kpis.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Svg } from '../../ui/Svg.tsx';
import type { KpiDetail } from '../../view/kpi-detail.ts';
import { SourceList } from './SourceList.tsx';

const t = analysisText.kpi;
const HEADING = 'h-kpi-dialog';

/** The board's scores are whole numbers of 100, the report's have one digit of 10. */
export type Scale = 'hundred' | 'ten';
const shown = (value: number, scale: Scale): string => (scale === 'ten' ? tenText(value) : String(value));

const COLOUR = { good: 'good', mid: 'middling', fair: 'o-ink', weak: 'weak' } as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

function Score({ kpi, scale }: { kpi: KpiDetail; scale: Scale }) {
  if (kpi.support === 0) return <p className="o-ink">{t.none}</p>;
  return (
    <div className="kd-score">
      <p className="score">
        {shown(kpi.score, scale)}
        <small>{scale === 'ten' ? '/10' : '/100'}</small>
      </p>
      <div>
        <p>
          <b className={kpi.thin ? undefined : COLOUR[scale === 'ten' ? kpi.level : kpi.tone]}>{kpi.word}</b>, {t.sources(kpi.support)}
        </p>
        <p className="sm mute">
          {t.interval(shown(kpi.low, scale), shown(kpi.high, scale))}. {kpi.thin ? t.thin(kpi.support) : ''}
        </p>
        {kpi.change ? (
          <p className="sm">
            {t.change(kpi.change.points)}.{' '}
            {kpi.change.certain || kpi.change.points === 0 ? null : <span className="mute">{kpi.change.thin ? t.thinChange : t.uncertain}</span>}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Each part of the formula: its points of those it could give. */
const Parts = ({ parts }: { parts: KpiDetail['parts'] }) => (
  <ul className="kd-parts">
    {parts.map((part) => (
      <li key={part.key}>
        <span>{part.label}</span>
        <Svg of={weightsBar([{ weight: 100, share: part.weight > 0 ? (part.share / part.weight) * 100 : 0 }], { width: 260, height: 12 })} />
        <b>{part.points}</b>
        <span className="mute">{t.outOf(part.most)}</span>
      </li>
    ))}
  </ul>
);

type Props = { kpi: KpiDetail; scale: Scale; onClose: () => void; more: { href: string; onFollow?: () => void } | null };

/** Dialog of one score: what it means, what it is made of, what shows it, what raises it; the formula last. */
export function KpiSheet({ kpi, scale, onClose, more }: Props) {
  const words = kpiWords[kpi.id as KpiId];
  const means = kpiMeans[kpi.id as KpiId];
  useEffect(() => document.getElementById(HEADING)?.focus(), []);
  const headline = kpi.support === 0 || kpi.thin || !means ? null : means[kpi.level];
  return (
    <Dialog
      id={HEADING}
      title={
        <>
          <span className={headline ? 'eyebrow' : undefined}>{kpi.name}</span>
          {headline ? <span className="sr">: </span> : null}
          {headline}
        </>
      }
      closeLabel={t.cross}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Score kpi={kpi} scale={scale} />
      {words ? (
        <p>
          {words.measures} {words.read}
        </p>
      ) : null}
      <Part title={t.h.madeOf}>
        {words ? <p className="sm mute">{words.madeOf}</p> : null}
        <Svg className="kd-whole" of={weightsBar(kpi.parts, { width: 656, height: 24 })} />
        <p className="note">{t.points}</p>
        <Parts parts={kpi.parts} />
      </Part>
      <Part title={t.h.evidence}>
        {kpi.evidence.length > 0 ? <SourceList rows={kpi.evidence} /> : <p className="mute">{t.noEvidence}</p>}
        {more && kpi.sources > kpi.evidence.length ? (
          <p className="sm">
            <a
              href={more.href}
              onClick={() => {
                more.onFollow?.();
                onClose();
              }}
            >
              {t.more(kpi.sources)}
            </a>
          </p>
        ) : null}
      </Part>
      {words ? (
        <Part title={t.h.raise}>
          <p>{words.raise}</p>
          {kpi.steps.length > 0 ? (
            <>
              <p className="sm mute">{t.steps}</p>
              <ul className="list-disc pl-5 sm">
                {kpi.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </>
          ) : null}
        </Part>
      ) : null}
      <details className="kd-formula">
        <summary>{t.version}</summary>
        <p className="sm">
          <b>{t.formula(kpi.version)}</b> {kpi.formula}
        </p>
        <p className="sm">
          <a href={`/metodologia#${kpi.id}`}>{t.formulaLink}</a>
        </p>
      </details>
    </Dialog>
  );
}
