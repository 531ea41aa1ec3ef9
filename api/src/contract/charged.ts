/** Which sources charge and which stories stand on the side of the charges. Pure. */
import { CERTAIN } from './constants.ts';
import type { Accusation, AccusationState, Evidence, Report, Risk, Story } from './report.ts';

/** States in which an end is decided. */
const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
const SIGN = { positive: 1, negative: -1, neutral: 0, mixed: 0 } as const;

/** A tone that the engine is not sure of: nothing is concluded from it. */
export const isUnsure = (item: Pick<Evidence, 'own' | 'sentiment'>): boolean => !item.own && item.sentiment !== null && item.sentiment.confidence < CERTAIN;

/** +1 praise, −1 charge, of tones that are certain. */
export const signsOf = (evidence: readonly Evidence[]): Map<number, number> =>
  new Map(evidence.map((item) => [item.n, item.own || !item.sentiment || isUnsure(item) ? 0 : SIGN[item.sentiment.label]]));

export const refsOf = (claims: readonly { refs: number[] }[]): number[] => [...new Set(claims.flatMap(({ refs }) => refs))];

/** Pages that tell a matter without the end that another page tells. */
export const outdatedIn = ({ accusations, stories, endings }: Pick<Report, 'accusations' | 'stories' | 'endings'>): ReadonlySet<number> =>
  new Set([...accusations.flatMap(({ end, stillShown }) => (end ? stillShown : [])), ...[...stories, ...endings].flatMap(({ stillShown }) => stillShown)]);

/** How many of the surely charging sources tell a matter that has its end: the pages that lack it, and all of a story or a charge that ended. */
export function outdatedCharges(report: Pick<Report, 'accusations' | 'stories' | 'endings' | 'evidence'>): number {
  const dayOf = new Map(report.evidence.map(({ n, publishedAt }) => [n, publishedAt?.slice(0, 10) ?? '']));
  /** Pages that a told outcome came after: what they charge with is the matter that it ended. */
  const before = (pages: readonly number[], end: string) => pages.filter((n) => dayOf.get(n) !== '' && (dayOf.get(n) ?? '') < end);
  const ended = [
    ...report.stories.flatMap(({ ending, pages }) => (ending?.pattern === 'HI-05' ? before(pages, dayOf.get(ending.refs[0] ?? 0) ?? '') : [])),
    ...report.stories.flatMap(({ ending, pages }) => (ending?.pattern === 'HI-03' ? pages : [])),
    ...report.accusations.flatMap(({ end, refs }) => (end && DECIDED.has(end.state) ? refs : [])),
  ];
  // What a page charges with beside the ended matter stands, if it is surely a charge.
  const standing = new Set(report.accusations.flatMap((one) => ((one.end && DECIDED.has(one.end.state)) || isUnjudged(one) ? [] : one.refs)));
  const outdated = new Set([...outdatedIn(report), ...ended.filter((n) => !standing.has(n))]);
  return [...signsOf(report.evidence)].filter(([n, sign]) => sign === -1 && outdated.has(n)).length;
}

/** Sentences that are an answer or tell of redress. */
const ANSWERING: ReadonlySet<string> = new Set(['RI-06', 'RI-21', 'RI-25', 'RI-26']);

/**
 * Numbers of the sources for and against a risk. A sentence against it may cite charges, too („pochwał jest więcej niż zarzutów”):
 * these are no defence. A page that prints the answer or the redress beside the charge is counted on both sides, as both are printed.
 */
export function riskSides({ for: pro, against }: Pick<Risk, 'for' | 'against'>, evidence: readonly Evidence[]): { charging: number[]; defending: number[] } {
  const charging = refsOf(pro);
  const signs = signsOf(evidence);
  const answering = refsOf(against.filter(({ pattern }) => ANSWERING.has(pattern)));
  return { charging, defending: [...new Set([...answering, ...refsOf(against).filter((n) => signs.get(n) !== -1 && !charging.includes(n))])] };
}

/** Sources that accusations and risks are built on. */
export const blamedIn = ({ accusations, risks }: Pick<Report, 'accusations' | 'risks'>): ReadonlySet<number> =>
  new Set([...refsOf(accusations), ...refsOf(risks.flatMap((risk) => risk.for))]);

/** Stories on the side of the charges: with a critic, a source that is blamed on, or at least as many charging texts as praising ones. */
export function isCharged(story: Story, signs: ReadonlyMap<number, number>, blamed: ReadonlySet<number>): boolean {
  const count = (sign: number) => story.pages.filter((n) => signs.get(n) === sign).length;
  return story.voices.some(({ side }) => side === 'critic') || story.pages.some((n) => blamed.has(n)) || (count(-1) > 0 && count(-1) >= count(1));
}

/** Pages of a risk's stories that are newer than all that speak for it: a reader may find there what the rules did not. */
export function laterPages({ for: pro, against }: Pick<Risk, 'for' | 'against'>, { stories, evidence }: Pick<Report, 'stories' | 'evidence'>): number[] {
  const charging = refsOf(pro);
  const dayOf = new Map(evidence.map(({ n, publishedAt }) => [n, publishedAt?.slice(0, 10) ?? '']));
  const later = stories.flatMap(({ pages }) => {
    const own = charging.filter((n) => pages.includes(n)).map((n) => dayOf.get(n) ?? '');
    const last = own.sort().at(-1) ?? '';
    return last === '' ? [] : pages.filter((n) => (dayOf.get(n) ?? '') > last);
  });
  const said = new Set([...charging, ...refsOf(against)]);
  return [...new Set(later)].filter((n) => !said.has(n)).sort((a, b) => a - b);
}

/** Pages that complain or tell of something bad, of which rules cannot tell whether it is a charge. */
const UNJUDGED: ReadonlySet<string> = new Set(['AC-14', 'AC-14b']);
export const UNJUDGED_TITLE = 'Do oceny w źródle';
export const UNJUDGED_LEAD = 'W tych tekstach ktoś narzeka albo opisuje coś złego. Czy to zarzut i kogo dotyczy, widać dopiero w całym tekście.';

export const isUnjudged = ({ pattern }: Pick<Accusation, 'pattern'>): boolean => UNJUDGED.has(pattern);

/** Words of such a sentence that the heading and its lead say for all of them. */
const SAID_ABOVE =
  /^Tekst\s(?=„)|, w\sktórym jest mowa o\s.+?, podaje(?=: „)|(?<=\))\spodaje(?=: „)|\sCzy to zarzut,? (?:i\skogo dotyczy, )?trzeba (?:ocenić|sprawdzić) w\sźródle\./gu;

/** Charges as told, and those that stand under the heading of {@link UNJUDGED_TITLE}, without what it says for them. */
export function partedCharges(accusations: readonly Accusation[]): { told: Accusation[]; unjudged: Accusation[] } {
  return {
    told: accusations.filter((one) => !isUnjudged(one)),
    unjudged: accusations.filter(isUnjudged).map((one) => ({ ...one, text: one.text.replace(SAID_ABOVE, '') })),
  };
}
