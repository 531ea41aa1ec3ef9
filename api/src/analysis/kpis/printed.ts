/** What the report prints, as the formulas count it: a figure that says other than the chapter beside it is wrong, whichever of them is right. */
import { isUnjudged } from '../../contract/charged.ts';
import type { Accusation, AccusationState, Story } from '../../contract/report.ts';

export type Printed = {
  /** Pages from which a chapter quotes the subject, or who runs it. */
  quoted: ReadonlySet<number>;
  /** Pages quoted with a charge for which the report prints no end. */
  open: ReadonlySet<number>;
  /** Pages of matters in which something is laid at the subject's door: many of them are no sign of influence and no field of work. */
  charging: ReadonlySet<number>;
};

const ANSWERS: ReadonlySet<AccusationState> = new Set(['denied', 'dropped', 'acquitted', 'corrected']);

/** @param people who runs a firm: their words are the firm's */
export function printedOf(stories: readonly Story[], accusations: readonly Accusation[], people: readonly string[]): Printed {
  const quoted = stories.flatMap(({ voices }) =>
    voices.filter(({ side, speaker }) => side === 'own' || people.some((name) => speaker.includes(name))).flatMap(({ quotes }) => quotes.map(({ n }) => n)),
  );
  // A charge all of whose pages a story tells together with its end is not open, whichever chapter found the end.
  const ended = (refs: readonly number[]) => stories.some(({ ending, pages }) => ending !== null && refs.every((n) => pages.includes(n)));
  // What rules cannot tell to be a charge lowers no figure.
  const charges = accusations.filter((one) => !ANSWERS.has(one.state) && !isUnjudged(one));
  const open = charges.filter(({ end, refs }) => !end && !ended(refs)).flatMap(({ quotes }) => quotes.map(({ n }) => n));
  const charged = new Set(charges.flatMap(({ refs }) => refs));
  const matters = stories.filter(({ pages }) => pages.some((n) => charged.has(n))).flatMap(({ pages }) => pages);
  return { quoted: new Set(quoted), open: new Set(open), charging: new Set([...charged, ...matters]) };
}
