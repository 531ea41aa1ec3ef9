/** The cover's sentence, and which profiles are silent. */
import type { HorizonCounts } from '../../contract/drawing/types.ts';
import { counted, plural } from '../../contract/format.ts';
import { fewSure } from '../../contract/headings.ts';
import { spelled } from '../../contract/spelled.ts';

/**
 * The cover's sentence: what stands above the line and what under it.
 * @param outdated critical sources that tell a matter without the end that it has
 */
export function coverSentence(c: HorizonCounts, outdated = 0): string {
  if (c.sum === 0) return 'Linia jest pusta: nie znaleziono żadnego źródła o tej nazwie.';
  const sure = c.positive + c.neutral + c.negative + c.mixed;
  // Where most grades are unsure, the few sure ones are no verdict.
  const few = fewSure(sure, c.uncertain);
  if (few !== null) return few;
  // Sources whose tone is unsure or was not told may praise and charge, too: beside them a count is a least one.
  const least = c.uncertain + c.unrated > 0 ? 'co najmniej ' : '';
  const sources = (n: number, one: string, few: string, many: string) =>
    `${least}${spelled(n, 'n')} ${plural(n, `źródło ${one}`, `źródła ${few}`, `źródeł ${many}`)}`;
  const praise =
    c.positive > 0
      ? `Nad linią ${plural(c.positive, 'stoi', 'stoją', 'stoi')} ${sources(c.positive, 'przychylne', 'przychylne', 'przychylnych')}`
      : `Nad linią nie stoi żadne ${least && 'na pewno '}przychylne źródło`;
  const charge =
    c.negative > 0
      ? `pod linią ${sources(c.negative, 'krytyczne', 'krytyczne', 'krytycznych')}${outdated > 0 ? `, w tym ${spelled(outdated, 'n')} w sprawie, która ma już zakończenie` : ''}`
      : `pod linią żadne ${least && 'na pewno '}krytyczne`;
  const both =
    c.mixed > 0
      ? `; ${spelled(c.mixed, 'n')} ${plural(c.mixed, 'źródło i chwali, i krytykuje', 'źródła i chwalą, i krytykują', 'źródeł i chwali, i krytykuje')}`
      : '';
  const unsure = c.uncertain > 0 ? ` ${counted(c.uncertain, 'ocena jest niepewna', 'oceny są niepewne', 'ocen jest niepewnych')}.` : '';
  return `${praise}, ${charge}${both}.${unsure}`;
}

/** A profile that posted nothing for so many days is silent. */
const SILENT = 365;
export const isSilent = (lastPost: string | null, now: string): boolean => lastPost !== null && Date.parse(now) - Date.parse(lastPost) > SILENT * 86_400_000;
