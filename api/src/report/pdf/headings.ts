/** Headings that say what their sheet found. */
import type { HorizonCounts } from '../../contract/drawing/types.ts';
import { counted, plural } from '../../contract/format.ts';
import { PLATFORM_NAMES } from '../../contract/platforms.ts';
import type { Report } from '../../contract/report.ts';
import { RISK_LEVEL } from './words.ts';

export function horizonHeading(c: HorizonCounts): string {
  if (c.sum === 0) return 'Nie ma jeszcze nic do pokazania';
  if (c.positive + c.negative + c.neutral + c.mixed === 0) return 'Źródła są, ale ich tonu nie da się pewnie ocenić';
  if (c.neutral > c.positive + c.negative) return 'Źródła częściej podają fakty, niż oceniają';
  if (c.negative === 0) return c.positive > 0 ? 'Są pochwały, nie ma zarzutów' : 'Źródła podają fakty, nie oceniają';
  if (c.positive === 0) return 'Są zarzuty, nie ma pochwał';
  return c.positive === c.negative
    ? 'Pochwał i zarzutów jest tyle samo'
    : c.positive > c.negative
      ? 'Pochwał jest więcej niż zarzutów'
      : 'Zarzutów jest więcej niż pochwał';
}

/** The cover's sentence: what stands above the line and what under it. */
export function coverSentence(c: HorizonCounts): string {
  if (c.sum === 0) return 'Linia jest pusta: nie znaleziono żadnego źródła o tej nazwie.';
  const praise =
    c.positive > 0
      ? `Nad linią ${plural(c.positive, 'chwali', 'chwalą', 'chwali')} ${inWords(c.positive)} ${plural(c.positive, 'źródło', 'źródła', 'źródeł')}`
      : 'Nad linią nie stoi żadna pewna pochwała';
  const charge = c.negative > 0 ? `pod linią zarzuca coś ${inWords(c.negative)}` : 'pod linią nie ma pewnego zarzutu';
  const unsure = c.uncertain > 0 ? ` ${counted(c.uncertain, 'ocena jest niepewna', 'oceny są niepewne', 'ocen jest niepewnych')}.` : '';
  return `${praise}, ${charge}.${unsure}`;
}

const NUMBERS = ['', 'jedno', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

const AMOUNT = ['', 'Jedno', 'Dwa', 'Trzy', 'Cztery', 'Pięć', 'Sześć', 'Siedem', 'Osiem'];

export function risksHeading({ risks, accusations }: Pick<Report, 'risks' | 'accusations'>): string {
  if (risks.length === 0)
    return accusations.length === 0 ? 'Nie widać poważnych ryzyk' : `${accusations.length === 1 ? 'Jest zarzut' : 'Są zarzuty'}, nie ma poważnych ryzyk`;
  const levels = [...new Set(risks.map(({ level }) => level))];
  const amount = AMOUNT[risks.length] ?? String(risks.length);
  const noun = plural(risks.length, 'ryzyko', 'ryzyka', 'ryzyk');
  const [only] = levels;
  if (levels.length === 1 && only) return `${amount} ${noun}, ${risks.length === 1 ? '' : risks.length === 2 ? 'oba ' : 'wszystkie '}${RISK_LEVEL[only]}`;
  const order = ['critical', 'high', 'medium', 'low'] as const;
  return `${amount} ${noun}, najwyższe: ${RISK_LEVEL[order.find((level) => levels.includes(level)) ?? 'low']}`;
}

/** A profile that posted nothing for so many days is silent. */
const SILENT = 365;
const PROFILES = [
  '',
  'Jeden profil żyje',
  'Dwa profile żyją',
  'Trzy profile żyją',
  'Cztery profile żyją',
  'Pięć profili żyje',
  'Sześć profili żyje',
  'Siedem profili żyje',
];

export const isSilent = (lastPost: string | null, now: string): boolean => lastPost !== null && Date.parse(now) - Date.parse(lastPost) > SILENT * 86_400_000;

export function platformsHeading({ platforms, method }: Report): string {
  const confirmed = platforms.filter(({ state }) => state === 'confirmed');
  const silent = confirmed.filter(({ lastPost }) => isSilent(lastPost, method.generatedAt));
  const alive = confirmed.filter(({ lastPost }) => lastPost !== null && !isSilent(lastPost, method.generatedAt));
  if (confirmed.length === 0) return 'Nie ma potwierdzonych profili';
  const names = silent.map(({ platform }) => PLATFORM_NAMES[platform]);
  const quiet = names.length === 0 ? '' : names.length === 1 ? `${names[0]} milczy` : `${names.slice(0, -1).join(', ')} i ${names.at(-1)} milczą`;
  return [PROFILES[alive.length] ?? '', quiet].filter(Boolean).join(', ') || 'Są profile bez widocznych wpisów';
}
