/** The cover's sentence, and which profiles are silent. */
import type { HorizonCounts } from '../../contract/drawing/types.ts';
import { counted, plural } from '../../contract/format.ts';
import { fewSure } from '../../contract/headings.ts';
import { capital, spelled } from '../../contract/spelled.ts';

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
  // Beside unsure sources „none that surely praises” tells nothing: it is said only where nothing surely charges either, and once.
  const none = (word: string) => (least ? [] : [word]);
  const praise =
    c.positive > 0
      ? [`nad linią ${plural(c.positive, 'stoi', 'stoją', 'stoi')} ${sources(c.positive, 'przychylne', 'przychylne', 'przychylnych')}`]
      : none('nad linią nie stoi żadne przychylne źródło');
  const charged = outdated > 0 ? `, w tym ${spelled(outdated, 'n')} w sprawie, która ma już zakończenie` : '';
  const charge =
    c.negative > 0
      ? [
          `pod linią ${praise.length > 0 ? '' : `${plural(c.negative, 'stoi', 'stoją', 'stoi')} `}${sources(c.negative, 'krytyczne', 'krytyczne', 'krytycznych')}${charged}`,
        ]
      : none('pod linią żadne krytyczne');
  const sides = [...praise, ...charge];
  const judged = sides.length > 0 ? capital(sides.join(', ')) : 'Żadne źródło nie jest na pewno przychylne ani krytyczne';
  const both =
    c.mixed > 0
      ? `; ${spelled(c.mixed, 'n')} ${plural(c.mixed, 'źródło ma wydźwięk mieszany', 'źródła mają wydźwięk mieszany', 'źródeł ma wydźwięk mieszany')}`
      : '';
  const unsure = c.uncertain > 0 ? ` ${counted(c.uncertain, 'ocena jest niepewna', 'oceny są niepewne', 'ocen jest niepewnych')}.` : '';
  return `${judged}${both}.${unsure}`;
}

/** A profile that posted nothing for so many days is silent. */
const SILENT = 365;
export const isSilent = (lastPost: string | null, now: string): boolean => lastPost !== null && Date.parse(now) - Date.parse(lastPost) > SILENT * 86_400_000;
