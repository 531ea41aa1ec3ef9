/** What a report without recommendations says: that there are no grounds, or what a reader should look at where the rules have no step to give. Pure. */
import { isUnjudged } from './charged.ts';
import { FIRST } from './first-screen.ts';
import type { Evidence, Report } from './report.ts';

const NO_GROUNDS = 'Zebrane źródła nie dają podstaw do konkretnej rady.';
const LOOK = 'Reguły nie ułożyły kroku, którego dowiodą źródła. Do przejrzenia zostaje:';
/** A complaint that so many voices have is none of one guest's. */
const REPEATED = 2;

const cited = (numbers: readonly number[]): string => [...new Set(numbers)].map((n) => `[${n}]`).join(' ');

/** Matters in whose sources somebody is blamed, own pages that the first screen lacks, and what several reviews complain of. */
function leftToLook({ accusations, opinions, evidence }: Pick<Report, 'accusations' | 'opinions' | 'evidence'>): string[] {
  const open = accusations.filter((one) => one.end === null && !isUnjudged(one)).flatMap(({ refs }) => refs);
  const ended = accusations.filter(({ end }) => end !== null).flatMap(({ end, refs }) => [...refs, ...(end ? [end.n] : [])]);
  const isSeen = ({ rank }: Evidence) => rank !== null && rank <= FIRST;
  const own = evidence.filter((item) => item.own);
  return [
    ...(open.length > 0 ? [`zarzut, przy którym źródła nie podają zakończenia ${cited(open)}`] : []),
    ...(ended.length > 0 ? [`zarzut i jego zakończenie ${cited(ended)}`] : []),
    ...(own.length > 0 && !own.some(isSeen) ? [`własna strona poza pierwszą dziesiątką wyników ${cited(own.map(({ n }) => n))}`] : []),
    ...opinions.filter(({ bad }) => bad >= REPEATED).map(({ theme, refs }) => `skargi, które się powtarzają: ${theme} ${cited(refs)}`),
  ];
}

/** @returns lines that stand in place of recommendations, with the numbers of their sources */
export function withoutAdvice(report: Pick<Report, 'accusations' | 'opinions' | 'evidence'>): [first: string, ...more: string[]] {
  const points = leftToLook(report);
  return points.length === 0 ? [NO_GROUNDS] : [LOOK, ...points.map((point) => `– ${point}`)];
}
