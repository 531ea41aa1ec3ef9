/** Copy of /metodologia. Formulas and figures come from the contract; a test compares these with the code. */
import { GUARANTEE, THIN_ITEMS } from '#contract/constants.ts';
import { decimal, integer, percent } from '#contract/format.ts';
import published from '#contract/kpi-formulas.json' with { type: 'json' };
import { KPI_NAMES, type KpiId } from '#contract/kpis.ts';
import { type KpiWords, kpiWords } from './kpis.ts';
import { typeset } from './typeset.ts';

const number = (x: number): string => decimal(x, 2).replace(/,?0+$/, '');
const { weight: w } = published;
const THIN = { 5: 'pięciu' }[THIN_ITEMS as number] ?? String(THIN_ITEMS);

type Row = { label: string; points: string; how: string; step: string };
export type Formula = { id: KpiId; name: string; words: KpiWords; text: string; start: number; weights: number[]; rows: Row[]; restsOn: string };

export const methodology = typeset({
  title: 'Metodologia',
  lead: 'Wynik bez uzasadnienia to tylko liczba. Dlatego pokazujemy całą drogę: od zapytania, przez źródło i cytat, po wzór.',
  way: {
    title: 'Od zapytania do wyniku',
    lead: 'Sześć kroków, zawsze w tej kolejności.',
    steps: [
      {
        station: 'zapytanie',
        title: 'Szukamy.',
        text: 'Z nazwy i opisu układamy zapytania, także w odmianie przez przypadki. Zapisujemy wynik każdego: są wyniki, nie ma ich, źródło odmówiło, źródło nie odpowiedziało. Dzięki temu „nic nie znaleziono” nie znaczy nigdy „nie sprawdzono”.',
      },
      {
        station: 'osoba lub marka',
        title: 'Rozpoznajemy.',
        text: 'Łączymy w grupy strony, które mówią o tej samej osobie lub marce. Grupę, której nie potwierdza opis, odkładamy do załącznika.',
      },
      { station: 'źródło', title: 'Odsiewamy.', text: 'Przedruk to nie nowe źródło. Strony niemal jednakowe liczymy raz.' },
      {
        station: 'cytat',
        title: 'Oceniamy wydźwięk.',
        text: 'Nie całego artykułu, lecz tego, co mówi o badanej osobie lub marce. Przy każdej ocenie podajemy jej pewność.',
      },
      {
        station: 'wzór',
        title: 'Liczymy.',
        text: 'Dziesięć wskaźników od 0 do 100, każdy według wzoru z tej strony. Jedno źródło zmienia wynik najwyżej o 10 punktów.',
      },
      {
        station: 'wynik',
        title: 'Sprawdzamy.',
        text: 'Zdanie zostaje w raporcie tylko wtedy, gdy osobne sprawdzenie potwierdzi w zapisanych kopiach stron jego liczby, daty, nazwy, wydźwięk i cytat.',
      },
    ],
  },
  rules: { title: 'Zasady', more: 'Jak liczymy przedział' },
  sources: {
    id: 'zrodla',
    title: 'Co liczymy jako źródło',
    text: `Różne adresy po usunięciu powtórzeń, z co najmniej ${GUARANTEE.minDomains} domen; żadna domena nie może dać więcej niż ${percent(GUARANTEE.maxDomainShare)}. Tak rozumiemy „${GUARANTEE.minSources} źródeł” w gwarancji.`,
    more: [],
  },
  thin: {
    id: 'za-malo-danych',
    title: 'Kiedy mówimy „za mało danych”',
    text: `Gdy wskaźnik opiera się na mniej niż ${THIN} źródłach. Wynik pokazujemy wtedy z przedziałem, w którym prawdopodobnie leży wartość (na 95%). Szeroki przedział znaczy: nie wyciągaj pochopnych wniosków. Wskaźnik bez ani jednego źródła nie ma wyniku: piszemy „brak danych”, a do średniej i do porównań nie wchodzi.`,
    more: [
      'Każdy składnik ma przedział, który pasuje do tego, co liczymy: liczba stron przedział Poissona (w przybliżeniu Byara), udział przedział Wilsona, średnia ocen błąd standardowy średniej ważonej. Przedział wyniku składa się z przedziałów składników, dodanych kwadratami. Mówi, jak bardzo inne strony tego samego rodzaju mogłyby zmienić wynik.',
    ],
  },
  limits: {
    id: 'granice',
    more: [],
    title: 'Czego nie widzimy',
    text: 'Treści za logowaniem, zamkniętych grup, prywatnych profili, usuniętych stron i źródeł, które zabraniają automatycznego czytania. Nie widzimy też intencji: ironię bywa trudno odróżnić od pochwały.',
  },
  not: {
    id: 'czego-nie-robimy',
    more: [],
    title: 'Czego nie robimy',
    text: 'Nie zgadujemy zdrowia, poglądów, wyznania, pochodzenia ani orientacji. Nie badamy dzieci. Nie łączymy anonimowych kont z nazwiskami. Nie wystawiamy ocen ludziom — mierzymy to, co o nich napisano.',
  },
  formulas: {
    title: 'Dziesięć wzorów',
    lead: `Wersja ${published.version}. Wynik to punkty za składniki, razem od 0 do 100. Te same źródła dają zawsze ten sam wynik. Pasek pokazuje, ile punktów daje najwyżej każdy składnik.`,
    howTitle: 'Jak czytać wzór',
    how: 'Przy składniku stoi, ile punktów daje najwyżej, jak się go liczy i o ile może zmienić wynik jedno źródło. Te zmiany dodane do siebie nie przekraczają w żadnym wzorze 10 punktów: dlatego jedna strona nie przesądza o wyniku. „Liczba” to liczba tego, co wymienia składnik.',
    formula: 'Wzór i składniki',
    columns: { part: 'Składnik', points: 'Punkty', how: 'Jak liczymy', step: 'Jedno źródło' },
    start: (points: number) => `Każdy zaczyna od ${points} punktów.`,
    step: (points: string) => `do ${points} pkt`,
    restsOn: 'Na czym się opiera',
    raises: 'Co podniesie wynik',
    read: 'Jak czytać',
    barOf: (parts: string[]) => `Pasek to 100 punktów: ${parts.join(' · ')}.`,
    all: published.formulas.map(
      (formula): Formula => ({
        id: formula.id as KpiId,
        name: KPI_NAMES[formula.id as KpiId],
        words: kpiWords[formula.id as KpiId],
        text: formula.text,
        weights: formula.inputs.map(({ weight }) => weight),
        start: formula.start,
        rows: formula.inputs.map((input) => ({
          label: input.label,
          points: integer(input.weight).replace('-', '−'),
          how: input.how,
          step: number(input.step),
        })),
        restsOn: `${formula.restsOn[0]?.toLocaleUpperCase('pl')}${formula.restsOn.slice(1)}.`,
      }),
    ),
  },
  weights: {
    title: 'Waga wzmianki i zasięg',
    lead: 'Nie każda wzmianka znaczy tyle samo. W sile reputacji liczy się jej zasięg, świeżość i to, jak pewna jest ocena.',
    formula: `(${number(w.base)} + ${number(w.reach)} · min(1, log10(1 + zasięg) / 4) + ${number(w.fresh)} · świeżość) · (${number(w.unsure)} + ${number(1 - w.unsure)} · pewność oceny)`,
    formulaLabel: 'Waga:',
    more: 'Świeżość i zasięg w liczbach',
    fresh: `Świeżość wynosi ${number(w.new.mark)} do ${w.new.days} dni, ${number(w.year.mark)} do roku, a ${number(w.old)} później i wtedy, gdy strona nie ma daty.`,
    reach:
      'Zasięg to szacowana liczba odsłon jednej strony w miesiącu: podstawa według rodzaju miejsca × (1 + 1 / pozycja w wynikach dla samej nazwy), a bez pozycji × 1. Podstawy są założonymi rzędami wielkości, nie pomiarem.',
    caption: 'Założone odsłony jednej strony w miesiącu',
    columns: { place: 'Rodzaj miejsca', base: 'Podstawa' },
    bases: published.reach.map(({ place, base }) => ({ place, base: integer(base) })),
  },
  terms: {
    title: 'Co znaczą słowa we wzorach',
    list: [
      {
        term: 'Poważny zarzut',
        text: 'Źródło ze zdaniem, które stawia zarzut badanej osobie lub marce z nazwy, w sprawie, której zakończenia nie rozpoznaliśmy; ten sam zarzut podają ryzyka. Raport nie rozstrzyga, czy jest prawdziwy.',
      },
      { term: 'Nagroda', text: 'Liczy się, gdy zdanie lub tytuł mówi, że dostała ją badana osoba lub marka.' },
      { term: 'Własna publikacja', text: 'Własny tekst, który ma datę albo stoi na blogu, lub tekst podpisany tą nazwą gdzie indziej.' },
      { term: 'Cudze źródło', text: 'Każde, które nie jest własną stroną ani własnym profilem.' },
      { term: 'Potwierdzony profil', text: 'Profil podany w zamówieniu, taki, który prowadzi do własnej strony, albo taki, do którego ona prowadzi.' },
    ],
  },
  more: { sample: 'Zobacz wzory na przykładowym raporcie', rights: 'Raport dotyczy Ciebie? Twoje prawa' },
});
