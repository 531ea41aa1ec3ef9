import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { scoreTrack } from '#contract/drawing/small.ts';
import { tenText } from '#contract/figures.ts';
import { dateLong, polish } from '#contract/format.ts';
import { reportScoreTone } from '#contract/rules.ts';
import type { SideBySide, SideKpi } from '#contract/side-by-side.ts';
import { COMPARISON_FILE, SIDE_WORDS, scoreWord, sideLead, sideName, sideSources, sideVerdicts } from '#contract/side-words.ts';
import { comparedOrders, comparison, hasChoice } from '../stores/comparison.ts';
import { comparisonText as t } from '../text/comparison.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Svg } from '../ui/Svg.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import { KpiScale } from './report/KpiAxis.tsx';
import { MovedPages } from './report/MovedPages.tsx';
import { SignedIn } from './SignedIn.tsx';

const LETTER = { good: 'p', mid: 'l', weak: 'n' } as const;

/** The scores of one indicator, a line for each report. */
function Kpi({ data, kpi }: { data: SideBySide; kpi: SideKpi }) {
  return (
    <li>
      <h3>{kpi.name}</h3>
      <ul>
        {data.sides.map(({ orderId }, side) => {
          const score = kpi.scores[side] ?? null;
          const tone = score ? LETTER[reportScoreTone(score.points / 10)] : 'n';
          return (
            <li key={orderId} className="cmp-row">
              <span className="cmp-who">{polish(sideName(data, side))}</span>
              {score ? (
                <Svg
                  className="tr"
                  of={scoreTrack({ score: score.points, low: score.low, high: score.high, thin: score.thin, tone }, { width: 465, height: 30 })}
                />
              ) : (
                <span className="tr" />
              )}
              <b className={score?.thin === false ? 'v' : 'v mute'}>{score ? tenText(score.points) : '—'}</b>
              <span className="wd">{scoreWord(data, kpi, side)}</span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function Told({ data }: { data: SideBySide }) {
  const { kind, sides, kpis, added, gone } = data;
  return (
    <>
      {sideVerdicts(data).map((verdict) => (
        <p key={verdict} className="cmp-verdict">
          {polish(verdict)}
        </p>
      ))}
      <section aria-labelledby="co" className="cmp-part">
        <h2 id="co">{SIDE_WORDS.sides}</h2>
        <p className="mute">{polish(sideLead(data))}</p>
        <ol className="cmp-sides">
          {sides.map((side) => (
            <li key={side.orderId}>
              <h3>{polish(side.subjectName)}</h3>
              <p className="sm mute">
                {dateLong(side.analysedAt)} · {polish(sideSources(side))}
              </p>
              <p>{polish(side.headline)}</p>
              <a href={`/report/${side.orderId}`}>
                {t.open}
                <span className="sr">{t.on(`${side.subjectName}, ${dateLong(side.analysedAt)}`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="wyniki" className="cmp-part">
        <h2 id="wyniki">{SIDE_WORDS.scores}</h2>
        <p className="mute">{polish(SIDE_WORDS.scoresLead)}</p>
        <div className="cmp-scale cmp-row" aria-hidden="true">
          <span />
          <KpiScale ends={['4', '7', '10']} />
        </div>
        <ul className="cmp-kpis">
          {kpis.map((kpi) => (
            <Kpi key={kpi.id} data={data} kpi={kpi} />
          ))}
        </ul>
      </section>
      {kind === 'time' ? (
        <section aria-labelledby="strony" className="cmp-part">
          <h2 id="strony">{t.pages}</h2>
          {added.length + gone.length === 0 ? <p>{SIDE_WORDS.noPages}</p> : null}
          <div className="cmp-moved">
            <div>
              <MovedPages title={SIDE_WORDS.added} pages={added} />
            </div>
            <div>
              <MovedPages title={SIDE_WORDS.gone} pages={gone} />
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}

function Comparison() {
  const view = useStore(comparison.$value);
  useEffect(() => void comparison.ensure(), []);
  const said = hasChoice() ? t.failed : t.nothing;
  return (
    <>
      <div className="cmp-head">
        <h1>{SIDE_WORDS.title}</h1>
        <a href="/profile#zamowienia">{t.back}</a>
        {view.state === 'ready' ? (
          <ButtonLink
            variant="alt"
            small
            icon="download"
            href={`/api/user/comparison/pdf?orders=${encodeURIComponent(comparedOrders())}`}
            download={COMPARISON_FILE}
          >
            {t.pdf}
          </ButtonLink>
        ) : null}
      </div>
      {view.state === 'loading' ? <Skeleton label={t.loading} lines={6} /> : null}
      {view.state === 'failed' ? (
        <div role="alert">
          <Empty title={said.title}>
            <p>{said.text}</p>
            <div className="row">
              <ButtonLink href="/profile#zamowienia">{t.back}</ButtonLink>
              {hasChoice() ? (
                <Button variant="alt" icon="refresh" onClick={() => void comparison.retry()}>
                  {t.failed.retry}
                </Button>
              ) : null}
            </div>
          </Empty>
        </div>
      ) : null}
      {view.state === 'ready' ? <Told data={view.data} /> : null}
    </>
  );
}

/** /porownanie?orders=…,…: two or three of one's own reports side by side. */
export default function ComparisonPage() {
  return <SignedIn title={SIDE_WORDS.title}>{() => <Comparison />}</SignedIn>;
}
