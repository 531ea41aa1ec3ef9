/** The plan of 30 days as a calendar of four weeks by seven days. Pure. */
import { shortened } from '#contract/drawing/text-width.ts';
import { polish, sentenceTitle } from '#contract/format.ts';
import { planStep } from '#contract/plan-days.ts';
import type { Report } from '#contract/report.ts';
import { quotesPaired } from './report-text.ts';

export type PlanCell = {
  /** As printed: „4”, „9–10”. */
  days: string;
  /** Columns that the cell takes. */
  span: number;
  step: string | null;
  /** The same with room for it, on a phone; null where nothing was cut but the words it is about. */
  whole: string | null;
  /** Whether it takes half a day or more. */
  long: boolean;
};
export type PlanRow = { week: number; title: string; cells: PlanCell[] };

const LABEL = 58;
/** Longest words before the quotation that a step is about, and the least that is shown of it. */
const HEAD = 36;
const LEAST_QUOTED = 16;

/** Its first sentence without the place and day of the text it names. */
const whole = (text: string): string => polish(sentenceTitle(text.replace(/\u00a0/g, ' ')).replace(/ \([^()]*\d{4}\)(?=$|[.,:;])/u, ''));

/** „Poproś o dopisek: „Gwiazdka, która boli…””: what to do, and the beginning of the words it is about. Null where none are quoted. */
function aboutQuoted(title: string, clauses: readonly number[]): string | null {
  const [before = '', quoted] = title.split('„', 2);
  if (!quoted) return null;
  const short = before.trim().replace(/[,:]$/u, '');
  const head = short.length <= HEAD ? short : title.slice(0, clauses[0] ?? 0);
  const mark = head === before.trim() ? '' : ':';
  const room = LABEL - head.length - 4;
  if (head === '' || room < LEAST_QUOTED) return null;
  const words = quoted.split('”')[0] as string;
  return polish(`${head}${mark} „${words.length <= room ? words : shortened(words, room).replace(/[,;:.]…$/u, '…')}”`);
}

/** A step in a few words: its first sentence, cut where a clause ends. */
function brief(text: string): string {
  const title = sentenceTitle(text.replace(/\u00a0/g, ' ')).replace(/\.example\b/gu, '');
  if (title.length <= LABEL) return polish(title);
  // A comma or a colon inside a quotation or a web address ends no clause.
  const clauses = [...title.matchAll(/[,:;](?=\s)/gu)].map(({ index }) => index).filter((at) => at >= 15 && at <= LABEL && quotesPaired(title.slice(0, at)));
  const quoted = aboutQuoted(title, clauses);
  if (quoted) return quoted;
  const end = clauses.at(-1);
  if (end !== undefined) return polish(title.slice(0, end));
  const cut = shortened(title, LABEL).replace(/ \p{L}{1,2}…$/u, '…');
  return polish(quotesPaired(cut) ? cut : `${cut}”`);
}

/** @returns null when a step names no day, or one outside its week: then the plan is shown as a list */
export function planCalendar({ weeks }: Pick<Report['plan'], 'weeks'>): PlanRow[] | null {
  const rows: PlanRow[] = [];
  for (const { week, title, steps } of weeks) {
    const first = 7 * (week - 1) + 1;
    const days = new Map<number, PlanCell & { to: number }>();
    for (const step of steps) {
      const read = planStep(step);
      if (!read) return null;
      // The last cell of the fourth week also holds the two days that remain of the thirty.
      const { from: start, to: end, text } = read;
      const at = Math.min(start, first + 6);
      const until = Math.min(end, first + 6);
      const free = [...days].every(([day, cell]) => until < day || at > cell.to);
      if (start < first || end < start || end > (week === 4 ? 30 : first + 6) || !free) return null;
      days.set(at, {
        days: end > start ? `${start}–${end}` : String(start),
        span: until - at + 1,
        to: until,
        step: brief(text),
        whole: brief(text).endsWith('…') ? whole(text) : null,
        long: !/Zajmie to do godziny/u.test(text.replace(/\u00a0/g, ' ')),
      });
    }
    const cells: PlanCell[] = [];
    for (let day = first; day < first + 7; ) {
      const cell = days.get(day) ?? { days: String(day), span: 1, step: null, whole: null, long: false };
      cells.push({ days: cell.days, span: cell.span, step: cell.step, whole: cell.whole, long: cell.long });
      day += cell.span;
    }
    rows.push({ week, title: polish(title), cells });
  }
  return rows.length > 0 ? rows : null;
}

/** The week that has a recommendation among its steps; null for one that is not in the plan. */
export function weekOf({ weeks }: Pick<Report['plan'], 'weeks'>, recommendation: string): number | null {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  const title = plain(sentenceTitle(recommendation));
  return weeks.find(({ steps }) => steps.some((step) => plain(step).includes(title)))?.week ?? null;
}
