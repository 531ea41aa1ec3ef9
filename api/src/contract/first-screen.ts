/**
 * The first screen of a search for the name: its rows, what fell under it, a heading and at most four notes that come from the data.
 * Page and PDF take it from here. Pure.
 */
import { blamedIn, isCharged, isUnsure, outdatedIn, signsOf } from './charged.ts';
import { counted, integer, plural } from './format.ts';
import { olderThanEnd, outdatedMarks, tellsDecision } from './outdated.ts';
import type { AccusationState, Evidence, Report } from './report.ts';
import type { LostResult } from './search-scope.ts';
import { capital, spelled } from './spelled.ts';

/** Results on the first screen. */
export const FIRST = 10;
const NOTES = 4;
const UNDER = 2;
const OLD_DAYS = 730;
/** So few places that the first screen is not full. */
const FULL = 8;

const places = (n: number) => counted(n, 'miejsce', 'miejsca', 'miejsc');
const own = (n: number, of: number) =>
  `${spelled(n, 'n')} z ${integer(of)} ${plural(of, 'miejsca', 'miejsc', 'miejsc')} ${plural(n, 'jest własne', 'są własne', 'jest własnych')}`;
const t = {
  plain: 'Pierwszy ekran wyników',
  // Of single pages: another one on the screen may tell the end in its own words.
  endHidden: 'Pierwszy ekran: zarzut bez zakończenia',
  storyNoEnd: 'Pierwszy ekran: sprawa bez zakończenia',
  critical: (n: number, of: number) => `Pierwszy ekran: ${spelled(n, 'm')} z ${integer(of)} wyników ${plural(n, 'krytykuje', 'krytykują', 'krytykuje')}`,
  atLeast: (n: number, of: number) =>
    `Pierwszy ekran: ${plural(n, 'krytykuje', 'krytykują', 'krytykuje')} co najmniej ${spelled(n, 'm')} z ${integer(of)} wyników`,
  own: (n: number, of: number) => `Pierwszy ekran: ${own(n, of)}`,
  few: (n: number) => `Pierwszy ekran ma ${counted(n, 'wynik', 'wyniki', 'wyników')}`,
  notes: {
    own: (n: number, of: number) => `${capital(own(n, of))}.`,
    reach: 'Największy zasięg z przychylnych.',
    noEnd: 'Sprawa ma zakończenie, tu go nie widać.',
    onlyBad: 'Jedyny krytyczny wynik na tym ekranie.',
    firstBad: 'Pierwszy krytyczny wynik.',
    bad: 'Krytyczny wynik.',
    badAmong: (n: number) => `Krytykuje; ${n === 1 ? 'ocena jednego innego wyniku jest niepewna' : `ocen ${integer(n)} innych wyników nie jesteśmy pewni`}.`,
    end: (below: number) => `Koniec sprawy: ${places(below)} pod tym ekranem.`,
    old: 'Ma ponad dwa lata, a wciąż stoi wysoko.',
    share: (n: number) => `Przy ${counted(n, 'wyniku', 'wynikach', 'wynikach')} jeden tekst to ${Math.round(100 / n)}% obrazu.`,
  },
};

/** `item` is null where the report has no such result; `lost` says why, where that is known. */
export type ScreenResult = { rank: number; item: Evidence | null; lost: LostResult | null; note: string | null };
export type ScreenReport = Pick<Report, 'evidence' | 'accusations' | 'risks' | 'stories' | 'endings' | 'method'> & Partial<Pick<Report, 'lostResults'>>;
/** `places`: the last place taken; `own`: how many of them are the subject's own. */
export type FirstScreen = { heading: string; places: number; own: number; rows: ScreenResult[]; under: ScreenResult[] };

/** What stands in the row of a result that is no source. @param places how many places the row stands for */
export function lostWords(lost: LostResult | null, { evidence }: Pick<Report, 'evidence'>, places = 1): { title: string; detail: string } {
  const of = lost?.why === 'copy' ? evidence.find(({ n }) => n === lost.of) : undefined;
  const gone = plural(places, 'Tego wyniku nie ma w raporcie', 'Tych wyników nie ma w raporcie', 'Tych wyników nie ma w raporcie');
  const place = lost?.domain ?? '';
  switch (lost?.why) {
    case 'copy':
      return of ? { title: of.title, detail: `${place} · powtarza źródło [${of.n}]` } : { title: gone, detail: place };
    case 'other':
      return { title: lost.title ?? gone, detail: `${place} · o kimś innym: ${lost.label}` };
    case 'name':
      return { title: lost.title ?? gone, detail: `${place} · nosi tę nazwę, z opisem nic jej nie łączy` };
    case 'off_topic':
      return { title: gone, detail: `${place} · nie na temat` };
    case 'withheld':
      return { title: gone, detail: 'raport pomija treść tej strony' };
    case 'unread':
      return { title: gone, detail: plural(places, 'strony nie udało się odczytać', 'stron nie udało się odczytać', 'stron nie udało się odczytać') };
    default: {
      const why = ['strony nie udało się odczytać albo jest o kimś innym', 'stron nie udało się odczytać albo są o kimś innym'] as const;
      return { title: gone, detail: plural(places, why[0], why[1], why[1]) };
    }
  }
}

/** Results that say nothing of the subject. */
const OF_OTHERS: ReadonlySet<LostResult['why']> = new Set(['other', 'off_topic']);

type Ranked = Evidence & { rank: number };
const isBad = ({ item }: ScreenResult): boolean => item?.sentiment?.label === 'negative' && !item.own && !isUnsure(item);
const isOpen = ({ item }: ScreenResult): boolean => item !== null && isUnsure(item);
/** A result that the report knows to criticise or not to. Beside any other nothing is „the only one”: it may well criticise. */
const isKnown = (row: ScreenResult): boolean =>
  row.item !== null ? row.item.own || (row.item.sentiment !== null && !isOpen(row)) : row.lost !== null && OF_OTHERS.has(row.lost.why);

const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);

/**
 * Pages that tell how a matter ended, with the pages that were found to tell it without: of accusations and of charged stories. Another page of
 * the matter may tell the end in its own words.
 */
function endings({ accusations, stories, risks, evidence, endings: told }: ScreenReport): { end: number; shown: number[] }[] {
  const blamed = blamedIn({ accusations, risks });
  const signs = signsOf(evidence);
  return [
    ...accusations.flatMap(({ end, stillShown }) => (end && DECIDED.has(end.state) ? [{ end: end.n, shown: stillShown }] : [])),
    ...told.map(({ n, stillShown }) => ({ end: n, shown: stillShown })),
    ...stories.flatMap((story) => {
      const { ending, stillShown } = story;
      const end = ending?.refs[0];
      return end === undefined || !isCharged(story, signs, blamed) ? [] : [{ end, shown: stillShown }];
    }),
  ];
}

function headingOf(last: number, owned: number, bad: number, sure: boolean, open: readonly { row: ScreenResult }[]): string {
  if (last < FULL) return t.few(last);
  if (open.length > 0) return open.some(({ row }) => isBad(row)) ? t.endHidden : t.storyNoEnd;
  if (bad > 0) return sure ? t.critical(bad, last) : t.atLeast(bad, last);
  return owned * 2 >= last ? t.own(owned, last) : t.plain;
}

/** What may be said of the highest result that criticises, as far as the others are known. */
function badNote(row: ScreenResult, bad: number, { sure, unsure, rows }: { sure: boolean; unsure: ScreenResult[]; rows: ScreenResult[] }): string {
  if (bad === 1) return sure ? t.notes.onlyBad : unsure.length > 0 ? t.notes.badAmong(unsure.length) : t.notes.bad;
  return rows.some((one) => one.rank < row.rank && !isKnown(one)) ? t.notes.bad : t.notes.firstBad;
}

/** @returns null when no source has a place among the first ten */
export function firstScreen(report: ScreenReport): FirstScreen | null {
  const ranked = report.evidence.filter((item): item is Ranked => item.rank !== null).sort((a, b) => a.rank - b.rank);
  const byRank = new Map(ranked.map((item) => [item.rank, item] as const).reverse());
  const found = ranked.map(({ rank }) => rank).filter((rank) => rank <= FIRST);
  if (found.length === 0) return null;
  const last = Math.max(...found, ...(report.lostResults ?? []).map(({ rank }) => rank));
  const lost = new Map((report.lostResults ?? []).map((result) => [result.rank, result]));
  const rows = Array.from({ length: last }, (_, i): ScreenResult => {
    const item = byRank.get(i + 1) ?? null;
    return { rank: i + 1, item, lost: item ? null : (lost.get(i + 1) ?? null), note: null };
  });
  const filled = rows.filter(({ item }) => item !== null);
  const shown = new Map(filled.map((row) => [row.item?.n ?? 0, row]));
  const outdated = outdatedIn(report);
  // A verdict that was overturned is no standing charge; where most grades are unsure, nothing is counted.
  const rated = filled.filter(({ item }) => item?.sentiment && !item.own);
  const isDoubtful = rated.filter(isOpen).length * 2 > rated.length;
  const bad = isDoubtful ? [] : filled.filter((row) => isBad(row) && !outdated.has(row.item?.n ?? 0));
  const owned = filled.filter(({ item }) => item?.own);
  const unsure = filled.filter(isOpen);
  const sure = rows.every(isKnown);

  /** Whether a result tells the end: its page, or another of the matter whose words tell a decision. */
  const isTold = (end: number): boolean => {
    const ofMatter = new Set([
      ...report.stories.flatMap(({ pages, ending }) => (pages.includes(end) || ending?.refs.includes(end) ? pages : [])),
      ...report.accusations.flatMap((one) => (one.end?.n === end ? one.refs : [])),
    ]);
    return shown.has(end) || filled.some(({ item }) => item !== null && ofMatter.has(item.n) && !outdated.has(item.n) && tellsDecision(item));
  };

  // A matter whose end is not on the screen, while a page that knows no end is.
  const open = endings(report).flatMap(({ end, shown: pages }) => {
    const row = pages.map((n) => shown.get(n)).find((found) => found && !found.item?.own);
    const ended = ranked.find(({ n }) => n === end);
    return row && !isTold(end) ? [{ row, ended }] : [];
  });
  const under = [...new Map(open.flatMap(({ ended }) => (ended ? [[ended.n, { ended }] as const] : []))).values()]
    .sort((a, b) => a.ended.rank - b.ended.rank)
    .slice(0, UNDER)
    .map(({ ended }): ScreenResult => ({ rank: ended.rank, item: ended, lost: null, note: t.notes.end(ended.rank - last) }));

  const notes: [ScreenResult | undefined, string][] = [];
  if (last <= 5) notes.push([filled[Math.floor(filled.length / 2)], t.notes.share(last)]);
  for (const { row } of open) notes.push([row, t.notes.noEnd]);
  const worst = bad[0];
  if (worst) notes.push([worst, badNote(worst, bad.length, { sure, unsure, rows })]);
  if (owned.length >= 2) notes.push([owned[0], t.notes.own(owned.length, last)]);
  const praised = report.evidence.filter((item) => !item.own && item.sentiment?.label === 'positive' && !isUnsure(item));
  const widest = praised.sort((a, b) => b.reach.value - a.reach.value || a.n - b.n)[0];
  if (widest && praised.length >= 2) notes.push([shown.get(widest.n), t.notes.reach]);
  const now = Date.parse(report.method.generatedAt);
  const isOld = ({ rank, item }: ScreenResult) =>
    rank <= 5 && item !== null && !item.own && item.publishedAt !== null && (now - Date.parse(item.publishedAt)) / 86_400_000 > OLD_DAYS;
  notes.push([filled.find(isOld), t.notes.old]);
  let left = NOTES - under.length;
  for (const [row, note] of notes) {
    if (!row || row.note !== null || left === 0) continue;
    row.note = note;
    left--;
  }
  // Whoever sees the screen takes an old version for how things stand: its word is no note among others, and is never left out.
  const [marks, older] = [outdatedMarks(report), olderThanEnd(report)];
  for (const row of filled) {
    const mark = marks.get(row.item?.n ?? 0) ?? older.get(row.item?.n ?? 0);
    if (mark) row.note = `${capital(mark)}.`;
  }
  return { heading: headingOf(last, owned.length, bad.length, sure, open), places: last, own: owned.length, rows, under };
}
