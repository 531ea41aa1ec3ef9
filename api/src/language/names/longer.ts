/** Whether a name with signs is only a part of a longer name: „Dym & Sól Resorts”, „Bono+ 2”, „hotel Dym & Sól” of a restaurant. */
import { tokenize } from '../text/tokens.ts';
import { lemma } from '../words/lemmas.ts';
import type { Found } from './match.ts';
import type { Slot } from './pattern.ts';
import type { TextView } from './view.ts';

/** Letters of a description that are read. */
const MAX_DESCRIPTION = 500;
/** Capitalised words after a firm's name that leave it the same firm: its country or town, its legal or group form. */
const OWN = new Set(
  (
    'polska poland polsce polski polskiej polską europe europa group grupa holding holdings international global sa spółka warszawa kraków łódź wrocław poznań ' +
    'gdańsk gdynia sopot szczecin bydgoszcz lublin białystok katowice częstochowa radom toruń sosnowiec kielce rzeszów gliwice zabrze olsztyn bytom ' +
    'rybnik opole tychy elbląg płock wałbrzych włocławek tarnów chorzów koszalin kalisz legnica słupsk siedlce zakopane ciechanów zielona jelenia nowy bielsko'
  ).split(' '),
);
/** Nouns that name a kind of firm or body before its name, by trade; not „zespół” and „galeria”, which any firm has. */
const TRADES = [
  'restauracja bar bistro kawiarnia cukiernia piekarnia pizzeria lodziarnia karczma gospoda jadłodajnia',
  'hotel pensjonat hostel motel apartament willa resort schronisko',
  'kapela orkiestra chór duet trio',
  'pasieka gospodarstwo sad winnica ogrodnictwo',
  'fundacja stowarzyszenie towarzystwo',
  'apteka przychodnia klinika szpital gabinet',
  'szkoła przedszkole żłobek liceum akademia uczelnia',
  'teatr kino muzeum festiwal',
  'komis warsztat serwis myjnia',
  'kancelaria notariusz',
  'wydawnictwo drukarnia księgarnia',
];
const TRADE_OF = new Map(TRADES.flatMap((words, trade) => words.split(' ').map((word) => [word, trade] as const)));
/** Nouns after a name that say what sort of body bears it, whatever its trade: „Bono & Syn Ośrodek Szkolenia Kierowców”. */
const KINDS = new Set('ośrodek firma zakład przedsiębiorstwo sklep pracownia szkoła gabinet kancelaria'.split(' '));
const VERB = /(?:ć|móc|biec|piec|rzec|strzec)$/;
const UNIT =
  /^(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|zł|złotych|euro|proc|procent|tys|mln|mld|roku|r|lat|lata|dni|godzin)$/u;

/** Words that no count stands before. */
const NO_COUNT = new Set('nie się to jest oraz który która które w we na z ze że'.split(' '));

/** The trades that a description names, in the order of their numbers: „restauracja, Łódź” → [0]. */
export function tradesOf(description: string): number[] {
  const found = new Set<number>();
  for (const { lower } of tokenize(description.slice(0, MAX_DESCRIPTION))) {
    const trade = TRADE_OF.get(lemma(lower));
    if (trade !== undefined) found.add(trade);
  }
  return [...found].sort((a, b) => a - b);
}

/** Capitalised words of a description, mostly places: after the name they leave it the same firm („Grzej+ Stalowa Wola”). */
export function ownWordsOf(description: string): string[] {
  const named = tokenize(description.slice(0, MAX_DESCRIPTION)).filter(({ text, lower }) => text.charAt(0) !== lower.charAt(0));
  return [...new Set(named.flatMap(({ text, lower }) => [lower, lemma(text)]))].sort();
}

/** Whether the noun before the name („hotel Dym & Sól”) is of another trade than the subject's. Unknown without a trade in the description. */
export function isOfOtherTrade(trades: readonly number[], view: TextView, { from }: Found): boolean {
  if (trades.length === 0 || !/^\s["„“”«]?$/.test(view.gap(from - 1))) return false;
  const trade = TRADE_OF.get(lemma(view.lower(from - 1)));
  return trade !== undefined && !trades.includes(trade);
}

/** Whether the words after the name go on with it. In headlines and capitals a capital shows nothing. @param own capitalised words of the subject's description */
export function isPartOfLongerName(slots: readonly Slot[], own: readonly string[], view: TextView, { end, to }: Found): boolean {
  const next = to + 1;
  if (!view.has(next) || view.isShouting) return false;
  const gap = view.text.slice(end, view.start(next));
  if (!/^[^\S\n]$/.test(gap)) return false;
  if (/^\p{N}{1,2}$/u.test(view.word(next))) return isNumberedFurther(slots, view, { end, to } as Found);
  if (!view.isCapital(next) || OWN.has(view.lower(next)) || OWN.has(view.lemmaAt(next)) || view.firstNameAt(next)) return false;
  if (KINDS.has(view.lemmaAt(next)) || own.includes(view.lower(next)) || own.includes(view.lemmaAt(next))) return false;
  return !VERB.test(lemma(view.lower(next)));
}

/** Whether a number after the name goes on with it: „Gazociąg 2” is not „Gazociąg”, unless the name itself ends in a number. */
export function isNumberedFurther(slots: readonly Slot[], view: TextView, { end, to }: Found): boolean {
  const next = to + 1;
  if (!view.has(next) || view.isShouting || !/^[^\S\n]$/.test(view.text.slice(end, view.start(next)))) return false;
  return /^\p{N}{1,2}$/u.test(view.word(next)) && !/^\p{N}+$/u.test(slots.at(-1)?.word ?? '') && isNumberOfName(view, next);
}

/** Whether a number counts nothing („Bono+ 2.”, „Bono+ 2 pokaże”) and so belongs to the name before it. */
function isNumberOfName(view: TextView, i: number): boolean {
  if (!/^[^\S\n]$/.test(view.gap(i))) return !/^[.,:]\d|^[,.]?\s?(?:%|proc)/.test(view.text.slice(view.end(i), view.end(i) + 8));
  const next = view.lower(i + 1);
  return view.isCapital(i + 1) || NO_COUNT.has(next) || (!UNIT.test(next) && VERB.test(lemma(next)));
}
