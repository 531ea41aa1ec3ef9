/** Strategist: at most ten recommendations, each about a text, a place or a profile that it names, and the 30-day plan made of them. */
import type { Kpi, Recommendation, Report } from '../../contract/report.ts';
import type { Told } from '../ledger/types.ts';
import { domainName } from '../reading/domains.ts';
import { fill, fillPlain } from '../words/grammar.ts';
import { ADVICE, type Advice } from '../words/recommendations.ts';
import { tradeOf } from '../words/trades.ts';
import type { Candidate, Ground } from './advice/ground.ts';
import { onMatters } from './advice/matters.ts';
import { onPlaces } from './advice/places.ts';
import { onVoices } from './advice/voices.ts';
import type { AgentInput } from './agent.ts';
import { adviceOf, hoursOf, planOf } from './plan.ts';

const MAX = 10;

type Heard = Pick<Told, 'stories' | 'opinions'> & Pick<Ground, 'closings'>;

/** Every recommendation whose condition holds, with its evidence. */
function candidates({ ledger, features }: AgentInput, { stories, opinions, closings }: Heard): Candidate[] {
  const out: Candidate[] = [];
  const ground: Ground = {
    ledger,
    features,
    stories,
    opinions,
    closings,
    trade: tradeOf([...features.identity.context.domains].map(domainName), ledger.subject.kind),
    confirmed: features.profiles.filter((profile) => profile.confirmed),
    add: (id, slots, items, { urgent = false, own = '' } = {}) => out.push({ id, slots, items, urgent, own }),
  };
  onMatters(ground);
  onVoices(ground);
  onPlaces(ground);
  return out;
}

/** Expected gain for the effort: room left in the scores it raises, over the square root of hours. */
function worth(advice: Advice, kpis: Kpi[]): number {
  const room = advice.raises.reduce((sum, id) => sum + (100 - (kpis.find((kpi) => kpi.id === id)?.score ?? 50)), 0);
  return room / Math.sqrt(hoursOf(advice));
}

/** Sort key: what cannot wait 3, what answers the words of others 2 and 1, own places 0. */
const urgency = ({ id, urgent }: Candidate): number => (urgent ? 3 : ((ADVICE[id] as Advice).tied ?? 0));

/**
 * @param heard what the report tells of affairs and of opinions
 * @param passes whether all that a recommendation says is proved; what is not is neither printed nor planned
 */
export function strategist(
  input: AgentInput & { kpis: Kpi[] },
  heard: Heard,
  passes: (one: Recommendation) => boolean,
): { plan: Report['plan']; recommendations: Recommendation[] } {
  const { kpis, ledger, write } = input;
  const { speaker } = write;
  const found = candidates(input, heard);
  const sorted = found.sort((a, b) => urgency(b) - urgency(a) || worth(ADVICE[b.id], kpis) - worth(ADVICE[a.id], kpis) || found.indexOf(a) - found.indexOf(b));
  const causes = new Set<string>();
  const recommendations: Recommendation[] = [];
  for (const { id, own, slots, items } of sorted) {
    if (recommendations.length === MAX) break;
    const advice: Advice = ADVICE[id];
    const cause = `${advice.cause} ${own}`;
    if (causes.has(cause)) continue;
    const recommendation: Recommendation = {
      id,
      text: fill(advice.text, slots, speaker),
      effort: advice.effort,
      effect: fillPlain(advice.effect, slots, speaker),
      raises: [...advice.raises],
      reason: fillPlain(advice.reason, slots, speaker),
      refs: [...new Set(items.map((item) => item.evidence.n))].sort((a, b) => a - b),
    };
    if (!passes(recommendation)) continue;
    causes.add(cause);
    // Two steps of one kind are told apart: a story or a day of the plan names its own.
    const before = recommendations.filter((one) => adviceOf(one) === advice).length;
    recommendations.push(before > 0 ? { ...recommendation, id: `${id}-${before + 1}` } : recommendation);
  }
  const urgent = new Set(recommendations.flatMap(({ id }) => (id === 'R18' ? [id] : [])));
  return { recommendations, plan: planOf(recommendations, urgent, ledger.items.length, speaker) };
}
