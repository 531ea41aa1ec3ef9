/** What passes the gate, by parts of the report: claims, risks, accusations, stories. What does not is counted by its reason. */

import type { Accusation, Claim, Finding, Recommendation, Risk, Section } from '../contract/report.ts';
import { createAdviceJudge } from './gate/advice.ts';
import { createJudge, type Ground, type Reason } from './gate/index.ts';
import { provenOpinion, provenRating } from './gate/opinions.ts';
import { isLaterPost, isSpokenBy, provenEnd, provenEnding, provenExcerpt, provenFrame, provenReason, provenRow, provenVoice } from './gate/told.ts';
import type { LedgerItem, Told } from './ledger/types.ts';

export type Gate = {
  /** The claims that hold, in order. */
  pass(claims: Claim[]): Claim[];
  /** A part of a story: as its pages prove it, or nothing. */
  prove<T>(found: T | null, reason: Reason): T[];
  readonly ground: Ground;
  printed: number;
  dropped: number;
  /** Claims that were dropped, by what they did not prove. */
  reasons: Partial<Record<Reason, number>>;
};

/** A gate over a ledger. Each claim is counted once, also one that the summary repeats. */
export function createGate(ground: Ground): Gate {
  const judge = createJudge(ground);
  const judged = new Map<Claim, Reason | null>();
  const countFault = (reason: Reason): void => {
    gate.dropped += 1;
    gate.reasons[reason] = (gate.reasons[reason] ?? 0) + 1;
  };
  const faultOf = (claim: Claim): Reason | null => {
    const known = judged.get(claim);
    if (known !== undefined) return known;
    const fault = judge.fault(claim);
    judged.set(claim, fault);
    if (fault) countFault(fault);
    else gate.printed += 1;
    return fault;
  };
  const gate: Gate = {
    ground,
    printed: 0,
    dropped: 0,
    reasons: {},
    pass: (claims) => claims.filter((claim) => faultOf(claim) === null),
    prove(found, reason) {
      if (found === null) countFault(reason);
      else gate.printed += 1;
      return found === null ? [] : [found];
    },
  };
  return gate;
}

const passFindings = (gate: Gate, findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, claims: gate.pass(finding.claims) })).filter((finding) => finding.claims.length > 0);

export const passSection = (gate: Gate, section: Section): Section => ({ ...section, findings: passFindings(gate, section.findings) });

/** Of each accusation's wordings the first whose sentences all check; one without is left out. */
export const passAccusations = (gate: Gate, accusations: Accusation[][]): Accusation[] =>
  accusations.flatMap((wordings) => wordings.find((one) => gate.pass([one]).length > 0) ?? []);

/** A risk without a single checked claim for it is no risk. */
export function passRisks(gate: Gate, risks: Risk[]): Risk[] {
  return risks
    .map((risk) => ({ ...risk, for: gate.pass(risk.for), against: gate.pass(risk.against), unknown: gate.pass(risk.unknown) }))
    .filter((risk) => risk.for.length > 0);
}

const placeIn = (claims: readonly Claim[], wanted: Claim | undefined): number | null => {
  const at = claims.findIndex(({ text }) => text === wanted?.text);
  return at < 0 ? null : at;
};

/** Stories and the tables beside them as their pages prove them; a story needs an excerpt or a voice. */
export function passStories(gate: Gate, told: Told): Told {
  const { ground } = gate;
  const excerpts = (claims: Claim[]): Claim[] => claims.flatMap((claim) => gate.prove(provenExcerpt(ground, claim), 'quote'));
  return {
    ...told,
    stories: told.stories
      .flatMap((story) => gate.prove(provenFrame(ground, story), 'source'))
      .map((story) => {
        const { happened, reason } = story;
        const proves = provenEnd(ground, { text: story.ending?.text ?? '', n: story.ending?.refs[0] });
        const ending = story.ending ? (gate.prove(proves ? story.ending : null, 'state')[0] ?? null) : null;
        const proven = excerpts(story.excerpts);
        return {
          ...story,
          happened: placeIn(proven, story.excerpts[happened ?? -1]),
          excerpts: proven,
          voices: story.voices.flatMap((voice) => gate.prove(provenVoice(ground, voice), 'speaker')),
          ending,
          reason: ending && reason ? gate.prove(provenReason(ground, ending, reason) ? reason : null, 'state')[0] : undefined,
        };
      })
      .filter((story) => story.excerpts.length + story.voices.length > 0),
    asides: excerpts(told.asides),
    facts: told.facts
      .map((table) => ({ ...table, rows: table.rows.flatMap((row) => gate.prove(provenRow(ground, row) ? row : null, 'number')) }))
      .filter(({ rows }) => rows.length > 0),
    opinions: told.opinions.flatMap((opinion) => gate.prove(provenOpinion(ground, opinion), 'number')),
    ratings: told.ratings.flatMap((rating) => gate.prove(provenRating(ground, rating) ? rating : null, 'number')),
    endings: told.endings.flatMap((ending) => gate.prove(provenEnding(ground, ending) ? ending : null, 'state')),
  };
}

/** Pages of the overview without such excerpts as are given to somebody whom the page does not name as their speaker, or called later posts in vain. */
export const passExcerpts = (gate: Gate, items: readonly LedgerItem[]): LedgerItem[] =>
  items.map((item) => {
    const { excerpts } = item.evidence;
    const isProven = (one: (typeof excerpts)[number]) => {
      const said = one.speaker === undefined || isSpokenBy(item, one.text, one.speaker);
      const placed = one.later === undefined || isLaterPost(item, one, excerpts);
      return gate.prove(said && placed ? item : null, 'speaker').length > 0;
    };
    return { ...item, evidence: { ...item.evidence, excerpts: excerpts.filter(isProven) } };
  });

/** Asks of a recommendation whether it may be printed, and counts it. @param told stories and opinions as they passed */
export function passAdvice(gate: Gate, told: Pick<Told, 'stories' | 'opinions'>): (one: Recommendation) => boolean {
  const faultOf = createAdviceJudge(gate.ground, told);
  return (one) => {
    const fault = faultOf(one);
    return gate.prove(fault ? null : one, fault ?? 'template').length > 0;
  };
}
