/** A comparison of reports in words, shared by page and PDF. Pure. */
import { THIN_WORD } from './figures.ts';
import { counted, dateLong, dateShort, dateTime } from './format.ts';
import type { Difference, Side, SideBySide, SideKpi } from './side-by-side.ts';

export const SIDE_WORDS = {
  title: 'Porównanie raportów',
  report: 'Raport',
  sides: 'Co porównujemy',
  scores: 'Wyniki obok siebie',
  scoresLead:
    'Kwadrat to wynik, pasek to jego margines niepewności. „Wyżej” i „niżej” piszemy tylko wtedy, gdy paski się nie stykają i źródeł nie jest za mało. Przerywany kwadrat: mniej niż pięć źródeł.',
  added: 'Strony, których w pierwszym raporcie nie było',
  gone: 'Strony, których w ostatnim raporcie już nie ma',
  noPages: 'Między pierwszym a ostatnim raportem nie przybyło i nie ubyło żadnej strony.',
  noScore: 'brak danych',
} as const;

const LEADS: Record<SideBySide['kind'], string> = {
  time: 'Ten sam temat w czasie, od najstarszego raportu. Każdy późniejszy porównujemy z pierwszym.',
  subjects: 'Tematy liczone tymi samymi wzorami. Każdy kolejny porównujemy z pierwszym.',
};

/** A difference against the first report. */
const DIFFERENCES: Record<SideBySide['kind'], Record<Difference, string>> = {
  time: { same: 'bez zmian', unclear: 'bez wyraźnej zmiany', higher: 'wyraźnie wyżej', lower: 'wyraźnie niżej', none: 'nie ma z czym porównać' },
  subjects: { same: 'tyle samo', unclear: 'bez wyraźnej różnicy', higher: 'wyraźnie wyżej', lower: 'wyraźnie niżej', none: 'nie ma z czym porównać' },
};

export const sideLead = ({ kind }: SideBySide): string => LEADS[kind];

/** The word beside the score of a later report; nothing where the reports do not compare, and for the first one. */
export function differenceWord({ kind, comparable }: SideBySide, { differences }: SideKpi, side: number): string {
  const difference = side > 0 ? differences[side - 1] : undefined;
  return comparable && difference ? DIFFERENCES[kind][difference] : '';
}

/** What stands beside a score: its difference, and that it is of too few sources. */
export function scoreWord(data: SideBySide, kpi: SideKpi, side: number): string {
  const score = kpi.scores[side] ?? null;
  if (!score) return SIDE_WORDS.noScore;
  return [differenceWord(data, kpi, side), score.thin ? THIN_WORD : ''].filter(Boolean).join(', ');
}

/** What a report is called: its day, or its subject, with as much more as tells the reports apart. */
export function sideName({ kind, sides }: SideBySide, side: number): string {
  const ways: ((of: Side) => string)[] =
    kind === 'time'
      ? [({ analysedAt }) => dateLong(analysedAt), ({ analysedAt }) => dateTime(analysedAt)]
      : [
          ({ subjectName }) => subjectName,
          ({ subjectName, analysedAt }) => `${subjectName}, ${dateShort(analysedAt)}`,
          ({ subjectName, analysedAt }) => `${subjectName}, ${dateTime(analysedAt)}`,
        ];
  const labels = ways.map((way) => sides.map(way));
  const telling = labels.find((each) => new Set(each).size === each.length) ?? labels.at(-1);
  return telling?.[side] ?? '';
}

/** „82 źródła z 40 domen”. */
export const sideSources = ({ sources, domains }: SideBySide['sides'][number]): string =>
  `${counted(sources, 'źródło', 'źródła', 'źródeł')} z ${counted(domains, 'domeny', 'domen', 'domen')}`;

const named = (kpis: SideKpi[]): string => kpis.map(({ name }) => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)).join(', ');

/** What the comparison proves, in one to three sentences for each later report. */
export function sideVerdicts(data: SideBySide): string[] {
  const { kind, comparable, unchanged, kpis, sides } = data;
  if (!comparable)
    return ['Tych raportów nie da się uczciwie zestawić: liczono je innymi wzorami albo z innych miejsc. Wyniki stoją obok siebie, ale różnic nie nazywamy.'];
  if (unchanged) return ['Nic się nie zmieniło: te same strony i te same wyniki.'];
  return sides.slice(1).map((_, i) => {
    const of = (difference: Difference) => kpis.filter(({ differences }) => differences[i] === difference);
    const [higher, lower] = [of('higher'), of('lower')];
    const who = kind === 'time' ? `Raport z ${sideName(data, i + 1)}` : sideName(data, i + 1);
    const told = [higher.length > 0 ? `wyraźnie wyżej: ${named(higher)}` : '', lower.length > 0 ? `wyraźnie niżej: ${named(lower)}` : ''].filter(Boolean);
    const rest = kpis.filter(({ differences }) => !['higher', 'lower', 'same'].includes(differences[i] as Difference));
    const unknown = rest.filter(({ differences, scores }) => differences[i] === 'none' || scores[0]?.thin || scores[i + 1]?.thin);
    // The margin explains what has enough sources on both sides, and nothing else.
    const [some, all] = [unknown.length > 0, unknown.length > 0 && unknown.length === rest.length];
    const why = all ? 'źródeł jest za mało, żeby porównywać' : `wyniki mieszczą się w marginesie niepewności${some ? ' albo źródeł jest za mało' : ''}`;
    if (told.length === 0) return `${who} — bez wyraźnej ${kind === 'time' ? 'zmiany' : 'różnicy'}: ${why}.`;
    return `${who} — ${told.join('; ')}.${rest.length > 0 ? ` Pozostałe wskaźniki: ${why}.` : ''}`;
  });
}

/** Name of the PDF, ASCII. */
export const COMPARISON_FILE = 'porownanie-raportow.pdf';
