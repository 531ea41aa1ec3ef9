import {
  BadgeCheck,
  BriefcaseBusiness,
  Circle,
  Compass,
  Globe,
  Handshake,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  PenLine,
  Shield,
  TrendingUp,
} from 'lucide-react';
import type { KpiId } from '#contract/kpis.ts';
import { openKpi } from '../../stores/analysis.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { ScoreBar } from '../../ui/ScoreBar.tsx';
import type { DashboardKpi } from '../../view/dashboard.ts';

const ICONS: Record<KpiId, LucideIcon> = {
  digital_presence_score: Globe,
  brand_recognition_level: BadgeCheck,
  social_media_activity: MessagesSquare,
  commercial_potential: BriefcaseBusiness,
  industry_influence: Compass,
  content_quality_score: PenLine,
  reputation_strength: Shield,
  partnership_readiness: Handshake,
  market_positioning: MapPin,
  growth_potential: TrendingUp,
};
/** Class of the word for a score's tone. */
export const WORD = { good: 'good', fair: 'o-ink', weak: 'weak' } as const;

const support = (kpi: DashboardKpi): string => (kpi.support === 0 ? t.kpi.noneShort : kpi.thin ? t.kpi.thinShort(kpi.support) : t.kpi.sources(kpi.support));

/** One score with its icon, word, bar and number of sources. Unknown ids get a plain icon. */
function Card({ kpi }: { kpi: DashboardKpi }) {
  const Icon = ICONS[kpi.id as KpiId] ?? Circle;
  return (
    <li>
      <button type="button" className="cell" aria-haspopup="dialog" onClick={() => openKpi(kpi.id)}>
        <Icon className="i" strokeWidth={1.6} aria-hidden="true" />
        <span className="nm">
          {kpi.name}
          <span className="sr">:</span>
        </span>
        <span className="fig">
          {kpi.support === 0 ? '–' : kpi.score}
          {kpi.support === 0 ? null : <span className="sr"> {t.kpi.of100}</span>}
        </span>
        <ScoreBar geometry={kpi.support === 0 ? null : kpi.bar} tone={kpi.tone} />
        <span className="sm mute">
          {kpi.support === 0 ? null : (
            <>
              <b className={WORD[kpi.tone]}>{t.kpiWord[kpi.tone]}</b>,{' '}
            </>
          )}
          {support(kpi)}
          <span className="sr">. {t.kpi.open}</span>
        </span>
      </button>
    </li>
  );
}

/** The ten scores; each opens a dialog. */
export const Kpis = ({ kpis }: { kpis: DashboardKpi[] }) => (
  <section id="kpis" aria-labelledby="h-kpis" className="dash-kpis">
    <div className="flex flex-wrap justify-between items-baseline gap-y-1 gap-x-8 pb-3 rule-b">
      <h2 id="h-kpis">{t.kpis}</h2>
      <p className="sm mute">{t.kpisLead}</p>
    </div>
    <ul className="kpi-cards">
      {kpis.map((kpi) => (
        <Card key={kpi.id} kpi={kpi} />
      ))}
    </ul>
  </section>
);
