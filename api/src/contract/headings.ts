/**
 * Headings that say what a part of a report found, as far as its figures bear it; else a plain one. Page, board and PDF take them from here,
 * so that the same report never says two things. Pure.
 */

import { RISK_LEVELS } from './choices.ts';
import type { HorizonCounts } from './drawing/types.ts';
import { plural } from './format.ts';
import { PLATFORM_NAMES } from './platforms.ts';
import type { Evidence, PlatformStat, Report, RiskLevel } from './report.ts';
import { capital, listed, spelled } from './spelled.ts';

/** A risk's level as an adjective of "ryzyko". */
export const LEVEL_ONE = { low: 'niskie', medium: 'średnie', high: 'wysokie', critical: 'krytyczne' } as const satisfies Record<RiskLevel, string>;

/** So few rated sources bear no statement on the whole. */
const ENOUGH = 8;
const PLAIN = 'Wszystko, co znaleźliśmy, na jednej linii';

function toneHeading({ positive, neutral, negative, mixed, uncertain }: HorizonCounts, charged: number): string {
  if (positive + neutral + negative + mixed < ENOUGH) return PLAIN;
  // What is unsure may judge, too.
  if (neutral > positive + negative + mixed + uncertain) return 'Źródła częściej podają fakty, niż oceniają';
  if (positive >= 2 * negative && positive - negative >= 4)
    return charged === 1 ? 'Dobrego jest więcej, a wraca jedna sprawa' : 'Źródeł przychylnych jest więcej niż krytycznych';
  if (negative >= 2 * positive && negative - positive >= 4) return 'Źródeł krytycznych jest więcej niż przychylnych';
  return Math.min(positive, negative) >= 4 && Math.abs(positive - negative) <= 2 ? 'Źródeł przychylnych i krytycznych jest prawie tyle samo' : PLAIN;
}

/**
 * Of how few sources it is sure how they judge, and what is done with the others; null where most are sure.
 * @param sure sources whose tone is sure @param uncertain sources whose tone is not
 */
export function fewSure(sure: number, uncertain: number): string | null {
  if (uncertain <= sure) return null;
  if (sure === 0)
    return uncertain === 1
      ? 'Wydźwięk tego źródła nie jest pewny, więc nie wyciągamy z niego wniosków.'
      : `Wydźwięk żadnego z ${uncertain} źródeł nie jest pewny, więc nie wyciągamy z nich wniosków.`;
  return `Wydźwięk jest pewny w ${sure} z ${sure + uncertain} źródeł. Z pozostałych ${uncertain} nie wyciągamy wniosków.`;
}

/** @param charged number of stories on the side of the charges @param said the report's first sentence, which is not said twice */
export function horizonHeading(counts: HorizonCounts, charged: number, said: string): string {
  const heading = toneHeading(counts, charged);
  return said.replace(/\u00a0/g, ' ').startsWith(heading) ? PLAIN : heading;
}

/** How many risks there are, and how high the highest is. */
export function risksHeading({ risks, accusations }: Pick<Report, 'risks' | 'accusations'>): string {
  const n = risks.length;
  if (n === 0)
    return accusations.length === 0
      ? 'Nie widać ryzyka, które warto opisać'
      : `${accusations.length === 1 ? 'Jest zarzut' : 'Są zarzuty'} do sprawdzenia w źródłach`;
  const worst = LEVEL_ONE[RISK_LEVELS[Math.max(...risks.map(({ level }) => RISK_LEVELS.indexOf(level)))] ?? 'low'];
  if (n === 1) return `Jedno ryzyko, ${worst}`;
  const same = risks.every(({ level }) => level === risks[0]?.level);
  return `${capital(spelled(n, 'n'))} ${plural(n, 'ryzyko', 'ryzyka', 'ryzyk')}, ${same ? (n === 2 ? 'oba' : 'wszystkie') : 'najwyższe'} ${worst}`;
}

/** Which confirmed profiles have posted in the last ninety days and which have not; a source may be a profile whose platform its page does not show. */
export function platformsHeading(
  platforms: readonly Pick<PlatformStat, 'platform' | 'state' | 'posts90'>[],
  sources: readonly Pick<Evidence, 'genre' | 'own' | 'kind'>[] = [],
): string {
  const confirmed = platforms.filter(({ state }) => state === 'confirmed');
  if (confirmed.length === 0)
    return sources.some(({ genre, own, kind }) => genre === 'profile' || (own && kind === 'social'))
      ? 'Jest profil, którego serwisu nie rozpoznaliśmy'
      : 'Nie znaleźliśmy publicznego profilu';
  const alive = confirmed.filter(({ posts90 }) => (posts90 ?? 0) > 0).length;
  const silent = confirmed.filter(({ posts90 }) => posts90 === 0).map(({ platform }) => PLATFORM_NAMES[platform]);
  const living = alive > 0 ? `${capital(spelled(alive, 'm'))} ${plural(alive, 'profil żyje', 'profile żyją', 'profili żyje')}` : '';
  const still = silent.length > 0 ? `${listed(silent)} ${silent.length === 1 ? 'milczy' : 'milczą'}` : '';
  return [living, still].filter(Boolean).join(', ') || 'Są profile bez widocznych wpisów';
}
