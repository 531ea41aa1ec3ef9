/**
 * The formulas as others read them: `methodology()` for `docs/methodology.md`, `publishedFormulas()` for the contract, from
 * which the site's /metodologia is made. `npm run methodology` writes both; a test keeps them equal to the code.
 */
import { CERTAIN } from '../../contract/constants.ts';
import { KPI_NAMES } from '../../contract/kpis.ts';
import { reachBases } from '../ledger/reach.ts';
import { FORMULAS, KPI_VERSION } from './formulas.ts';
import { formulaText } from './index.ts';
import { WEIGHT } from './marks.ts';

const number = (x: number): string => String(Math.round(x * 100) / 100).replace('.', ',');

export function methodology(): string {
  const head = `# Methodology: the ten KPIs, version ${KPI_VERSION}

Generated from \`api/src/analysis/kpis/formulas.ts\`; do not edit by hand.

Every score is 0–100 points over the items of the evidence ledger: a start plus weighted inputs, clamped. The same ledger gives
the same bytes. \`krok\` is the most points that one item can move the score through that input; the steps of a formula never add up
to more than 10. With fewer than five supporting items the report says „za mało danych”, without any „brak danych”: no score, and no part in averages.

Each input has a 95% interval that fits its quantity (\`kpis/intervals.ts\` names the sources): a count of pages Byar's Poisson interval, a share
Wilson's, a weighted mean the linearised standard error of a ratio with its imaginary items counted in; gaps that were seen have none. The ends go
through the same \`min\` as the value. The interval of a score adds those of its inputs by squares (MOVER); inputs are taken as independent.
It tells how far other pages of the same kind could have moved the score, not whether the formula is right.

An item's weight in „Siła reputacji” is (0,5 + 0,25 · min(1, log10(1 + reach) / 4) + 0,25 · freshness) · (0,5 + 0,5 · confidence), with freshness
1 up to 90 days, 0,8 up to a year, 0,5 beyond or without a date. A charge without an end is an item, whatever its
tone, that the chapter on accusations quotes with a charge, where neither that chapter nor the story of its pages tells an end; the report does not
judge whether it is true. Pages of a matter with a charge are counted neither as influence nor as a field of work: a scandal is none. A prize counts when a sentence or the title says that
the subject got it. What the people who run a firm say counts as its words, and so does what a story quotes as the subject's own. A register's or
directory's entry is known by its place, by two of its numbers, or as an undated page of no newsroom. An own publication has a date or
stands on a blog, or is signed with the name elsewhere. An answer to criticism stands on an own page or is reported by a newsroom or
a blog, shares a rare word of its matter with the criticism, and came within 90 days of it (two words: within a year).

Reach is the estimated reads of one page a month: a base by the kind of place × (1 + 1 / position for the bare name), × 1 without a
position. Bases: ${reachBases()
    .map(({ place, base }) => `${place} ${base}`)
    .join(', ')}. These are assumed orders of magnitude.
`;
  const parts = FORMULAS.map((formula) => {
    const rows = formula.inputs.map((input) => `| \`${input.key}\` | ${input.label} | ${input.weight} | ${input.how} | ${number(input.step)} |`);
    return `## \`${formula.id}\` — ${KPI_NAMES[formula.id]}

Z czego powstaje: ${formula.madeOf}.

Wzór: ${formulaText(formula)}

| wejście | co to jest | punkty | jak | krok |
|---|---|---|---|---|
${rows.join('\n')}

Co podniesie wynik: ${formula.raises.join('; ')}.
`;
  });
  return `${head}\n${parts.join('\n')}`;
}

/** Everything that a score is made of, as plain data: points, Polish words and figures. */
export const publishedFormulas = () => ({
  version: KPI_VERSION,
  weight: WEIGHT,
  /** Least confidence of a sentiment that counts. */
  certain: CERTAIN,
  reach: reachBases(),
  formulas: FORMULAS.map((formula) => ({
    id: formula.id,
    start: formula.start,
    text: formulaText(formula),
    restsOn: formula.restsOn,
    inputs: formula.inputs.map(({ key, label, weight, how, step }) => ({ key, label, weight, how, step: Math.round(step * 100) / 100 })),
  })),
});
