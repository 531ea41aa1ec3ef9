import type { DashboardAnalysis } from '#contract/profile.ts';
import type { Claim } from '#contract/report.ts';
import { analysisText as t } from '../../text/analysis.ts';
import { Section, Sentence } from '../report/parts.tsx';

/** The biography in a box that can be scrolled by keyboard, too. */
export const Biography = ({ claims }: { claims: Claim[] }) => (
  <Section id="biography" title={t.biography} lead={t.biographyLead}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
    <section className="bio" aria-label={t.biographyRegion} tabIndex={0}>
      {claims.map((claim) => (
        <p key={claim.text} className="measure">
          <Sentence text={claim.text} refs={claim.refs} />
        </p>
      ))}
    </section>
  </Section>
);

/** Achievements by year. */
export const Timeline = ({ events }: { events: DashboardAnalysis['achievementTimeline'] }) => (
  <Section id="timeline" title={t.timeline}>
    {events.length === 0 ? (
      <p className="mute">{t.timelineEmpty}</p>
    ) : (
      <ol className="tl">
        {events.map((event) => (
          <li key={`${event.year} ${event.achievement}`}>
            <b>{event.year}</b>
            <Sentence text={event.achievement} refs={event.refs} />
          </li>
        ))}
      </ol>
    )}
  </Section>
);
