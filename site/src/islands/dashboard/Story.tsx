import type { DashboardAnalysis } from '#contract/profile.ts';
import type { Claim } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { shortClaim } from '../../view/dashboard.ts';
import { Part, Said, Sentences, Why } from './Said.tsx';

/** One short sentence of the biography; the others are folded. */
export function Biography({ claims }: { claims: Claim[] }) {
  const first = shortClaim(claims);
  if (!first) return null;
  const others = claims.filter(({ text }) => text !== first.text);
  return (
    <Part id="biography" title={t.biography}>
      <p>
        <Said claim={first} />
      </p>
      {others.length > 0 ? (
        <Why about={t.biography}>
          <Sentences claims={others} />
        </Why>
      ) : null}
    </Part>
  );
}

/** Fewer events are no line of time. */
const EVENTS = 3;

/** Achievements by year. */
export const Timeline = ({ events }: { events: DashboardAnalysis['achievementTimeline'] }) =>
  events.length < EVENTS ? null : (
    <Part id="timeline" title={t.timeline}>
      <ol className="tl">
        {events.map((event) => (
          <li key={`${event.year} ${event.achievement}`}>
            <b>{event.year}</b>
            <span>
              <Said claim={{ text: event.achievement, refs: event.refs }} />
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
