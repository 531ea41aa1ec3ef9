import { type MirrorGeometry, mirrorGeometry } from '#contract/drawing.ts';
import type { Report } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { type TallMirror, tallMirror } from '../../view/mirror.ts';
import { ownAndOthers } from '../../view/report-evidence.ts';
import { Section } from './parts.tsx';

const SMALL = { fontSize: 13, fill: 'var(--color-ink-2)', fontFamily: 'var(--font-sans)' };
const SIDE = { fontSize: 13, fontWeight: 600, fill: 'var(--color-ink)', fontFamily: 'var(--font-sans)' };
const WORD = { fontWeight: 500, fill: 'var(--color-ink)', fontFamily: 'var(--font-display)' };

const wordColours = (sentiment: string) => ({ fill: `var(--color-${sentiment})`, stroke: `var(--color-${sentiment}-ink)` });

/** The drawing for wide screens; without `own` texts nothing is above the axis. */
function Wide({ drawing, label, own }: { drawing: MirrorGeometry; label: string; own: boolean }) {
  const { width, height, horizon, barWidth } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={label}>
      <rect x="0" y={horizon} width={width} height={height - horizon} fill="var(--color-under)" />
      {own ? (
        <text x="0" y={horizon - 9} {...SIDE}>
          {t.mirrorUp}
        </text>
      ) : null}
      <text x="8" y={horizon + 20} {...SIDE}>
        {t.mirrorDown}
      </text>
      {drawing.bars.map(({ word, x, up, down, ownY, wordY, othersY, wordSize }) => (
        <g key={word.lemma}>
          {up > 0 ? <rect x={x - barWidth / 2} y={horizon - up} width={barWidth} height={up} fill="var(--color-ink)" /> : null}
          {down > 0 ? <rect x={x - barWidth / 2 + 0.5} y={horizon} width={barWidth - 1} height={down} {...wordColours(word.sentiment)} /> : null}
          {own ? (
            <text x={x} y={ownY} textAnchor="middle" {...SMALL}>
              {word.own}
            </text>
          ) : null}
          <text x={x} y={wordY} textAnchor="middle" fontSize={wordSize} {...WORD}>
            {word.lemma}
          </text>
          <text x={x} y={othersY} textAnchor="middle" {...SMALL}>
            {word.others}
          </text>
        </g>
      ))}
      <path d={`M0 ${horizon}H${width}`} stroke="var(--color-ink)" strokeWidth="1.5" />
    </svg>
  );
}

const Tall = ({ drawing, label, own }: { drawing: TallMirror; label: string; own: boolean }) => (
  <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} width="100%" role="img" aria-label={label}>
    <rect x={drawing.horizon} y="0" width={drawing.width - drawing.horizon} height={drawing.height} fill="var(--color-under)" />
    {drawing.bars.map((bar) => (
      <g key={bar.word}>
        {bar.ownBox ? <rect {...bar.ownBox} fill="var(--color-ink)" /> : null}
        {bar.othersBox ? <rect {...bar.othersBox} {...wordColours(bar.sentiment)} /> : null}
        {own ? (
          <text {...bar.ownLabel} textAnchor="end" {...SMALL}>
            {bar.own}
          </text>
        ) : null}
        <text {...bar.wordLabel} fontSize={15} {...WORD}>
          {bar.word}{' '}
          <tspan {...SMALL} fontWeight={400}>
            {bar.others}
          </tspan>
        </text>
      </g>
    ))}
    <path d={`M${drawing.horizon} 0V${drawing.height}`} stroke="var(--color-ink)" strokeWidth="1.5" />
    {own ? (
      <text x={drawing.horizon - 7} y="16" textAnchor="end" {...SIDE}>
        {t.mirrorUp}
      </text>
    ) : null}
    <text x={drawing.horizon + 7} y="16" {...SIDE}>
      {t.mirrorDown}
    </text>
  </svg>
);

/** The most frequent words in the subject's own texts and in those of others. */
export function Mirror({ report }: { report: Report }) {
  const { own, others } = ownAndOthers(report.evidence);
  const hasOwn = report.mirror.some((word) => word.own > 0);
  const label = `${t.h.mirror}: ${report.mirror.map((word) => t.mirrorWord(word.lemma, word.own, word.others)).join('; ')}.`;
  return (
    <Section
      id="mirror"
      title={t.h.mirror}
      lead={report.mirrorNote}
      aside={
        <p className="sm">
          <a href="#sources">{t.mirrorCount(own, others)}</a>
        </p>
      }
    >
      {report.mirror.length === 0 ? (
        <p className="mute">{t.mirrorEmpty}</p>
      ) : (
        <>
          <div className="max-desk:hidden">
            <Wide drawing={mirrorGeometry(report.mirror, 780)} label={label} own={hasOwn} />
          </div>
          <div className="hidden max-desk:block">
            <Tall drawing={tallMirror(report.mirror)} label={label} own={hasOwn} />
          </div>
        </>
      )}
    </Section>
  );
}
