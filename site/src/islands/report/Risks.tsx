import { partedCharges, UNJUDGED_LEAD, UNJUDGED_TITLE } from '#contract/charged.ts';
import { polish } from '#contract/format.ts';
import type { Accusation, Claim, Risk } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { Badge } from '../../ui/Badge.tsx';
import { withoutLabel } from '../../view/report-text.ts';
import { Claims } from './Findings.tsx';
import { Section } from './parts.tsx';

const TONE = { low: 'progress', medium: 'neutral', high: 'negative', critical: 'negative' } as const;

const Side = ({ title, claims }: { title: string; claims: Claim[] }) => (
  <div className="side">
    <h4>{title}</h4>
    {claims.length === 0 ? <p className="sm mute">{t.risk.nothing}</p> : null}
    <Claims claims={claims.map((claim) => ({ ...claim, text: withoutLabel(claim.text, title) }))} />
  </div>
);

/** What is laid at the subject's door, each with its answer or end. */
const Charges = ({ title, lead, charges }: { title: string; lead: string; charges: Accusation[] }) =>
  charges.length === 0 ? null : (
    <li>
      <h3>{title}</h3>
      <p className="sm mute mb-3">{polish(lead)}</p>
      <Claims claims={charges} />
    </li>
  );

function Accusations({ accusations }: { accusations: Accusation[] }) {
  const { told, unjudged } = partedCharges(accusations);
  return (
    <>
      <Charges title={t.risk.accusations} lead={t.risk.accusationsLead} charges={told} />
      <Charges title={UNJUDGED_TITLE} lead={UNJUDGED_LEAD} charges={unjudged} />
    </>
  );
}

/** Accusations with their end, then risks, each with arguments for and against it and what is unknown. */
export const Risks = ({ risks, accusations }: { risks: Risk[]; accusations: Accusation[] }) => (
  <Section id="all-risks" title={t.h.risks} lead={t.h.risksLead}>
    {risks.length + accusations.length === 0 ? (
      <p className="mute">{t.risk.empty}</p>
    ) : (
      <ul className="find risks">
        <Accusations accusations={accusations} />
        {risks.map((risk) => (
          <li key={risk.name}>
            <h3>{polish(risk.name)}</h3>
            <p className="level">
              <Badge tone={TONE[risk.level]}>{t.risk.level[risk.level]}</Badge>
            </p>
            <Side title={t.risk.for} claims={risk.for} />
            <Side title={t.risk.against} claims={risk.against} />
            {risk.unknown.length > 0 ? <Side title={t.risk.unknown} claims={risk.unknown} /> : null}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
