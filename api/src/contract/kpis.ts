/** The ten KPI ids, in the order in which they are shown. */
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
