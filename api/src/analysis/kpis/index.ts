/** Scores of the ten KPIs with intervals, inputs and evidence. */

import { levelOf, points } from '../../contract/figures.ts';
import { polish } from '../../contract/format.ts';
import { KPI_NAMES } from '../../contract/kpis.ts';
import type { Kpi } from '../../contract/report.ts';
import { isThin } from '../../contract/rules.ts';
import type { Features } from '../ledger/features.ts';
import type { Ledger } from '../ledger/types.ts';
import { fill, type Speaker, thisKind } from '../words/grammar.ts';
import { PATTERNS } from '../words/patterns.ts';
import { FORMULAS, type Formula, KPI_VERSION } from './formulas.ts';
import { ofSum, type Part } from './intervals.ts';
import type { Printed } from './printed.ts';
import { type Signal, signalsOf, type World } from './signals.ts';

const round = (x: number, digits = 1): number => Math.round(x * 10 ** digits) / 10 ** digits;

export type Score = { id: Formula['id']; score: number; low: number; high: number; inputs: Kpi['inputs']; support: Signal[] };

const clamp = (points: number): number => round(Math.max(0, Math.min(100, points)));

/** A formula's score over signals with its 95% interval, 0–100 with one decimal. Without support the interval is the whole scale. */
export function scoreOf(formula: Formula, signals: Signal[], world: World): Score {
  let score = formula.start;
  const parts: Part[] = [];
  const inputs = formula.inputs.map(({ key, label, weight, measure }) => {
    const { value, fraction, low, high } = measure(signals, world);
    score += weight * fraction;
    parts.push({ weight, fraction, low, high });
    return { key, label, value: round(value, 3), weight: weight / 100, share: round(weight * fraction, 2) };
  });
  if (formula.start > 0) inputs.unshift({ key: 'start', label: 'punkt wyjścia', value: 1, weight: formula.start / 100, share: formula.start });
  const support = signals.filter(formula.supports);
  const { low, high } = support.length > 0 ? ofSum(score, parts) : { low: 0, high: 100 };
  return { id: formula.id, score: clamp(score), low: clamp(low), high: clamp(high), inputs, support };
}

/** The formula in words: „20 + 12 · min(1, liczba / 8) [potwierdzone profile] + …”. */
export function formulaText(formula: Formula): string {
  const terms = formula.inputs.map(({ weight, how, label }) => `${weight < 0 ? '−' : '+'} ${Math.abs(weight)} · ${how} [${label}]`);
  return `${[...(formula.start > 0 ? [`${formula.start}`] : []), ...terms].join(' ').replace(/^\+ /, '')}`;
}

const WORDS = { good: 'mocny wynik', mid: 'wynik średni', weak: 'słaby wynik' };

function note(score: number, support: number, low: number, high: number, speaker: Speaker): string {
  if (support === 0) return fill(PATTERNS['TH-02'], {}, speaker);
  if (isThin(support)) return fill(PATTERNS['TH-01'], { n: support, low: points(low), high: points(high) }, speaker);
  return WORDS[levelOf(score)];
}

/** What the KPI measures, in the third person. */
function describe(formula: Formula, speaker: Speaker): string {
  const subject = speaker.forms.certain ? speaker.forms.forms.acc : thisKind(speaker.kind, 'acc');
  const of = (form: 'nom' | 'acc' | 'loc') => thisKind(speaker.kind, form);
  const measures = formula.measures.replace('{subject}', subject).replace('{acc}', of('acc')).replace('{nom}', of('nom')).replace('{loc}', of('loc'));
  return polish(`${measures} Powstaje ${formula.madeOf}.`);
}

export function computeKpis(ledger: Ledger, features: Features, speaker: Speaker, printed: Printed): Kpi[] {
  const signals = signalsOf(ledger, features, printed);
  const world: World = { setAside: ledger.totals.setAside };
  return FORMULAS.map((formula) => {
    const { score, low, high, inputs, support } = scoreOf(formula, signals, world);
    return {
      id: formula.id,
      name: KPI_NAMES[formula.id],
      score,
      low,
      high,
      support: support.length,
      refs: support.map((signal) => signal.n),
      thin: isThin(support.length),
      note: note(score, support.length, low, high, speaker),
      description: describe(formula, speaker),
      formula: formulaText(formula),
      version: KPI_VERSION,
      inputs,
      raises: formula.raises.map(polish),
    };
  });
}
