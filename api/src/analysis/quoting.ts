/** Where words of sources are printed: the stories quote, every other chapter cites its sources by number. */
import type { Accusation, Cited, Claim, Risk, Section } from '../contract/report.ts';
import type { Told } from './ledger/types.ts';

/** Quotes of a report at most, beside its accusations and the overview of all texts. */
const QUOTES = 30;
/** Of these the least that the stories are left with. */
const FOR_STORIES = 20;
/** The summary repeats at most the words of one strength and of one risk. */
const IN_SUMMARY = 2;

/** Letters and numbers alone, so that inner quotation marks and cuts do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
/** Characters from which a quote in a sentence is told apart from its other words. */
const LEAST = 20;

/** Whether a sentence hands on these words itself. */
const handsOn = ({ text }: Claim, quote: Cited): boolean => plain(text).includes(plain(quote.text));

/** A sentence without the quotes beside it: its numbers lead to its sources. Words that it hands on itself stay. */
export const cited = (claim: Claim): Claim => ({ ...claim, quotes: claim.quotes.filter((quote) => handsOn(claim, quote)) });

export const citedRisk = (risk: Risk): Risk => ({ ...risk, for: risk.for.map(cited), against: risk.against.map(cited), unknown: risk.unknown.map(cited) });

const quotesIn = (claims: readonly Claim[]): number => claims.reduce((sum, { quotes }) => sum + quotes.length, 0);
const quotesOfRisks = (risks: readonly Risk[]): number => quotesIn(risks.flatMap((risk) => [...risk.for, ...risk.against]));

/** What tells the subject apart from others of its name is no charge and no answer to one: the summary repeats none of it. */
const repeatable = (risks: readonly Risk[]): number =>
  quotesIn(risks.flatMap((risk) => [...risk.for, ...risk.against]).filter(({ pattern }) => pattern !== 'RI-27'));

/** Chapters without quotes beside their sentences; of those that hand on words themselves the first, as many as the stories leave room for. */
export function citedSections(sections: readonly Section[], risks: readonly Risk[]): Section[] {
  let left = QUOTES - FOR_STORIES - IN_SUMMARY - quotesOfRisks(risks);
  const fits = ({ quotes }: Claim): boolean => {
    if (quotes.length > left && quotes.length > 0) return false;
    left -= quotes.length;
    return true;
  };
  return sections.map((section) => ({
    ...section,
    findings: section.findings.map((finding) => ({ ...finding, claims: finding.claims.map(cited).filter(fits) })).filter(({ claims }) => claims.length > 0),
  }));
}

/** How many quotes the stories may have beside what chapters, risks and the summary hand on. */
export function quotesLeft(sections: readonly Section[], risks: readonly Risk[], accusations: readonly Accusation[]): number {
  const claims = sections.flatMap(({ findings }) => findings.flatMap((one) => one.claims));
  const strength = sections.find(({ id }) => id === 'strengths')?.findings[0]?.claims.slice(0, 1) ?? [];
  // The summary tells how a matter ended that some pages still show without its end.
  const ended = accusations.some(({ end, loose, stillShown }) => end && !loose && stillShown.length > 0) ? 1 : 0;
  return QUOTES - quotesOfRisks(risks) - Math.min(1, repeatable(risks)) - quotesIn(claims) - quotesIn(strength) - ended;
}

const quotesOf = ({ stories, asides, facts, opinions, endings }: Told): Cited[] => [
  ...stories.flatMap(({ excerpts, voices, ending, reason }) =>
    [...excerpts, ...voices, ...[ending ?? [], reason ?? []].flat()].flatMap(({ quotes }) => quotes),
  ),
  ...asides.flatMap(({ quotes }) => quotes),
  ...facts.flatMap(({ rows }) => rows),
  ...opinions.flatMap(({ quotes }) => quotes),
  ...endings,
];

/** Sentences that only hand on a quote of the stories are left out; headings without a sentence go, too. */
export function withoutRepeats(sections: Section[], told: Told): Section[] {
  const printed = new Map<number, string[]>();
  for (const { n, text } of quotesOf(told)) printed.set(n, [...(printed.get(n) ?? []), plain(text)]);
  const isTold = ({ n, text }: Cited): boolean => text.length >= LEAST && (printed.get(n) ?? []).some((one) => one.includes(plain(text)));
  return sections.map((section) => ({
    ...section,
    findings: section.findings
      .map((finding) => ({ ...finding, claims: finding.claims.filter((claim) => !claim.quotes.some((quote) => isTold(quote) && handsOn(claim, quote))) }))
      .filter(({ claims }) => claims.length > 0),
  }));
}
