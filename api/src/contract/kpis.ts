/** The ten KPI ids, in the order in which they are shown. */
import { counted } from './format.ts';

export const KPI_IDS = [
  'digital_presence_score',
  'brand_recognition_level',
  'social_media_activity',
  'commercial_potential',
  'industry_influence',
  'content_quality_score',
  'reputation_strength',
  'partnership_readiness',
  'market_positioning',
  'growth_potential',
] as const;

export type KpiId = (typeof KPI_IDS)[number];

/** Polish names, as on the report, the dashboard and in the PDF. */
export const KPI_NAMES: Record<KpiId, string> = {
  digital_presence_score: 'Obecność w sieci',
  brand_recognition_level: 'Rozpoznawalność',
  social_media_activity: 'Aktywność w mediach społecznościowych',
  commercial_potential: 'Potencjał komercyjny',
  industry_influence: 'Wpływ w branży',
  content_quality_score: 'Jakość treści',
  reputation_strength: 'Siła reputacji',
  partnership_readiness: 'Gotowość do współpracy',
  market_positioning: 'Pozycja na rynku',
  growth_potential: 'Potencjał wzrostu',
};

/** The same as an object of a verb, in running text: „podniesie siłę reputacji”. */
export const KPI_OBJECTS: Record<KpiId, string> = {
  digital_presence_score: 'obecność w sieci',
  brand_recognition_level: 'rozpoznawalność',
  social_media_activity: 'aktywność w mediach społecznościowych',
  commercial_potential: 'potencjał komercyjny',
  industry_influence: 'wpływ w branży',
  content_quality_score: 'jakość treści',
  reputation_strength: 'siłę reputacji',
  partnership_readiness: 'gotowość do współpracy',
  market_positioning: 'pozycję na rynku',
  growth_potential: 'potencjał wzrostu',
};

/** Names that are listed one by one; more are counted. */
const NAMED = 3;
const namesOf = (names: readonly string[]): string =>
  names.length > NAMED ? counted(names.length, 'wskaźnik', 'wskaźniki', 'wskaźników') : names.map((name) => `„${name}”`).join(', ');

/** Which scores the mean is made of, which rest on little, and which have no source and no part in it. */
export function averageSentences(measured: number, thin: readonly string[], none: readonly string[]): string {
  if (measured === 0) return 'Żaden wskaźnik nie ma źródła, więc nie ma średniej.';
  return [
    `Średnia z ${counted(measured, 'wskaźnika', 'wskaźników', 'wskaźników')}.`,
    ...(none.length > 0 ? [`Bez udziału, bo nie ma danych: ${namesOf(none)}.`] : []),
    ...(thin.length > 0 ? [`Wliczone, choć mają za mało danych: ${namesOf(thin)}.`] : []),
  ].join(' ');
}
