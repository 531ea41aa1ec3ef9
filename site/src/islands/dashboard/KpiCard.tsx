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
import { dashboardText as t } from '../../text/dashboard.ts';
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
const WORD = { good: 'good', fair: 'o-ink', weak: 'weak' } as const;

/** One score with its sign, word, bar and what it rests on. Ids that are not known here get a plain sign. */
export function KpiCard({ kpi }: { kpi: DashboardKpi }) {
  const Icon = ICONS[kpi.id as KpiId] ?? Circle;
  return (
    <li>
      <Icon className="i" strokeWidth={1.6} aria-hidden="true" />
      <h3>{kpi.name}</h3>
      <span className="fig">{kpi.score}</span>
      <ScoreBar geometry={kpi.bar} tone={kpi.tone} />
      <p className="sm mute">
        <b className={WORD[kpi.tone]}>{t.kpiWord[kpi.tone]}</b>, {kpi.thin ? t.thin(kpi.support) : t.sources(kpi.support)}
      </p>
    </li>
  );
}
