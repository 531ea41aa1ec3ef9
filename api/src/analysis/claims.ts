/** The last check before the report: a claim is printed only if its quotes occur verbatim in their pages. */
import type { Accusation, Cited, Claim, Finding, Risk, Section } from '../contract/report.ts';
import type { Ledger, LedgerItem, Told } from './ledger/types.ts';
import { readable } from './reading/text.ts';

export type Gate = {
  /** The claims that hold, in order. */
  pass(claims: Claim[]): Claim[];
  printed: number;
  dropped: number;
};

/**
 * A gate over a ledger. A claim on evidence needs at least one reference, every reference must exist, and every quote must
 * be found word for word in the text of its item. A claim on coverage needs at least one query that was answered.
 */
export function createGate(ledger: Ledger): Gate {
  const byNumber = new Map<number, LedgerItem>(ledger.items.map((item) => [item.evidence.n, item]));
  const searched = ledger.coverage.some((entry) => entry.status === 'ok' || entry.status === 'zero');
  const holds = (claim: Claim): boolean => {
    if (claim.refs.some((n) => !byNumber.has(n))) return false;
    const verbatim = claim.quotes.every((quote) => {
      const item = byNumber.get(quote.n);
      return item !== undefined && quote.text.trim() !== '' && readable(item.document).includes(quote.text);
    });
    if (!verbatim) return false;
    if (claim.basis === 'coverage') return searched;
    return claim.basis === 'rule' || claim.refs.length > 0;
  };
  const gate: Gate = {
    printed: 0,
    dropped: 0,
    pass(claims) {
      const kept = claims.filter(holds);
      gate.printed += kept.length;
      gate.dropped += claims.length - kept.length;
      return kept;
    },
  };
  return gate;
}

const passFindings = (gate: Gate, findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, claims: gate.pass(finding.claims) })).filter((finding) => finding.claims.length > 0);

export const passSection = (gate: Gate, section: Section): Section => ({ ...section, findings: passFindings(gate, section.findings) });

/** An accusation whose quotes do not all check is left out. */
export const passAccusations = (gate: Gate, accusations: Accusation[]): Accusation[] => accusations.filter((one) => gate.pass([one]).length > 0);

/** A risk without a single checked claim for it is no risk. */
export function passRisks(gate: Gate, risks: Risk[]): Risk[] {
  return risks
    .map((risk) => ({ ...risk, for: gate.pass(risk.for), against: gate.pass(risk.against), unknown: gate.pass(risk.unknown) }))
    .filter((risk) => risk.for.length > 0);
}

/** Stories and the tables beside them without what is not found in its page; a story needs an excerpt or a voice. */
export function passStories(gate: Gate, told: Told): Told {
  const holds = (cited: Cited): boolean =>
    gate.pass([{ pattern: 'HI-04', text: cited.text, refs: [cited.n], basis: 'evidence', quotes: [{ n: cited.n, text: cited.text }] }]).length > 0;
  return {
    ...told,
    stories: told.stories
      .map((story) => ({
        ...story,
        excerpts: gate.pass(story.excerpts),
        voices: story.voices.map((voice) => ({ ...voice, quotes: voice.quotes.filter(holds) })).filter(({ quotes }) => quotes.length > 0),
        ending: story.ending ? (gate.pass([story.ending])[0] ?? null) : null,
      }))
      .filter(({ headline, excerpts, voices }) => gate.pass([headline]).length > 0 && excerpts.length + voices.length > 0),
    asides: gate.pass(told.asides),
    facts: told.facts.map((table) => ({ ...table, rows: table.rows.filter(holds) })).filter(({ rows }) => rows.length > 0),
    opinions: told.opinions.map((opinion) => ({ ...opinion, quotes: opinion.quotes.filter(holds) })),
    endings: told.endings.filter(holds),
  };
}
