/** The cover's sentence, and which profiles are silent. */
import type { HorizonCounts } from '../../contract/drawing/types.ts';
import { counted, plural } from '../../contract/format.ts';
import { spelled } from '../../contract/spelled.ts';

/** The cover's sentence: what stands above the line and what under it. */
export function coverSentence(c: HorizonCounts): string {
  if (c.sum === 0) return 'Linia jest pusta: nie znaleziono żadnego źródła o tej nazwie.';
  const praise =
    c.positive > 0
      ? `Nad linią ${plural(c.positive, 'chwali', 'chwalą', 'chwali')} ${spelled(c.positive, 'n')} ${plural(c.positive, 'źródło', 'źródła', 'źródeł')}`
      : 'Nad linią nie stoi żadna pewna pochwała';
  const charge = c.negative > 0 ? `pod linią zarzuca coś ${spelled(c.negative, 'n')}` : 'pod linią nie ma pewnego zarzutu';
  const unsure = c.uncertain > 0 ? ` ${counted(c.uncertain, 'ocena jest niepewna', 'oceny są niepewne', 'ocen jest niepewnych')}.` : '';
  return `${praise}, ${charge}.${unsure}`;
}

/** A profile that posted nothing for so many days is silent. */
const SILENT = 365;
export const isSilent = (lastPost: string | null, now: string): boolean => lastPost !== null && Date.parse(now) - Date.parse(lastPost) > SILENT * 86_400_000;
