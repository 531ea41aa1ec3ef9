/** Whether a name with signs is only a part of a longer name: „Dym & Sól Resorts”, „Bono+ 2”, „hotel Dym & Sól” of a restaurant. */
import { lemma } from '../words/lemmas.ts';
import type { Found } from './match.ts';
import type { Slot } from './pattern.ts';
import type { TextView } from './view.ts';

/** Capitalised words after a firm's name that leave it the same firm: its country or town, its legal or group form. */
const OWN = new Set(
  (
    'polska poland polsce polski polskiej polską europe europa group grupa holding holdings international global sa spółka warszawa kraków łódź wrocław poznań ' +
    'gdańsk gdynia sopot szczecin bydgoszcz lublin białystok katowice częstochowa radom toruń sosnowiec kielce rzeszów gliwice zabrze olsztyn bytom ' +
    'rybnik opole tychy elbląg płock wałbrzych włocławek tarnów chorzów koszalin kalisz legnica słupsk siedlce zakopane ciechanów zielona jelenia nowy bielsko'
  ).split(' '),
);
const VERB = /(?:ć|móc|biec|piec|rzec|strzec)$/;
const UNIT =
  /^(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|zł|złotych|euro|proc|procent|tys|mln|mld|roku|r|lat|lata|dni|godzin)$/u;

/** Whether the words after the name go on with it. In headlines and capitals a capital shows nothing. */
export function isPartOfLongerName(slots: readonly Slot[], view: TextView, { end, to }: Found): boolean {
  const next = to + 1;
  if (!view.has(next) || view.isShouting) return false;
  const gap = view.text.slice(end, view.start(next));
  if (!/^[^\S\n]$/.test(gap)) return false;
  const word = view.word(next);
  if (/^\p{N}{1,2}$/u.test(word)) return !/^\p{N}+$/u.test(slots.at(-1)?.word ?? '') && isNumberOfName(view, next);
  if (!view.isCapital(next) || OWN.has(view.lower(next)) || OWN.has(view.lemmaAt(next)) || view.firstNameAt(next)) return false;
  return !VERB.test(lemma(view.lower(next)));
}

/** Whether a number counts nothing („Bono+ 2.”, „Bono+ 2 pokaże”) and so belongs to the name before it. */
function isNumberOfName(view: TextView, i: number): boolean {
  if (!/^[^\S\n]$/.test(view.gap(i))) return !/^[.:]\d|^[,.]?\s?(?:%|proc)/.test(view.text.slice(view.end(i), view.end(i) + 8));
  const next = view.lower(i + 1);
  return view.isCapital(i + 1) || (!UNIT.test(next) && VERB.test(lemma(next)));
}
