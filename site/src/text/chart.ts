/** Polish copy of the time chart. */
import { counted, integer, plural } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const mentions = (n: number) => counted(n, 'wzmianka', 'wzmianki', 'wzmianek');
const usual = (n: number) => (n < 0.5 ? 'zwykle ich nie ma' : `zwykle ${plural(Math.round(n), 'jest', 'są', 'jest')} ${integer(Math.round(n))}`);
type Unit = 'day' | 'week';
const when = (unit: Unit, span: string) => (unit === 'week' ? `W tygodniu ${span}` : `Dnia ${span}`);

export const chartText = typeset({
  title: { week: 'Ty i internet, tydzień po tygodniu', day: 'Ty i internet, dzień po dniu' },
  you: 'Ty',
  legend: { own: 'Twoje publikacje', positive: 'pozytywne', neutral: 'neutralne', negative: 'negatywne', unrated: 'bez oceny' },
  period: 'Okres wykresu',
  days: (n: number) => counted(n, 'dzień', 'dni', 'dni'),
  loading: 'Wczytujemy wykres',
  lead: 'Nad linią to, co publikujesz; pod linią to, co o Tobie piszą.',
  spikeSentence: (unit: Unit, span: string, kind: 'any' | 'negative', count: number, before: number) =>
    `${when(unit, span)} ${kind === 'negative' ? 'negatywnych' : 'wzmianek'} było ${integer(count)}, ${usual(before)}.`,
  fullestSentence: (unit: Unit, span: string, count: number) =>
    `Najwięcej pisano ${unit === 'week' ? 'w tygodniu' : 'dnia'} ${span}: ${mentions(count)}. Żaden wynik nie odbiega od zwykłego.`,
  onlyOwn: 'W tym czasie nikt inny o Tobie nie pisał.',
  few: 'To mniej niż 5 wzmianek, za mało, by mówić o zmianach.',
  table: 'Te same dane w tabeli',
  hideTable: 'Ukryj tabelę',
  caption: { week: 'Wzmianki tydzień po tygodniu', day: 'Wzmianki dzień po dniu' },
  columns: { from: 'Od', day: 'Dzień', own: 'Ty', positive: 'poz.', neutral: 'neutr.', negative: 'neg.', unrated: 'bez oceny', spike: 'Skok' },
  slider: { week: 'Wykres, tydzień po tygodniu', day: 'Wykres, dzień po dniu' },
  hint: 'Wskaż słupek albo przejdź po słupkach strzałkami.',
  reading: (point: { span: string; own: number; positive: number; neutral: number; negative: number; unrated: number }) =>
    `Twoje publikacje ${integer(point.own)}, pozytywne ${integer(point.positive)}, neutralne ${integer(point.neutral)}, negatywne ${integer(point.negative)}${
      point.unrated > 0 ? `, bez oceny ${integer(point.unrated)}` : ''
    }`,
  readingSpike: (n: number) => `, skok nr ${n}`,
  spikes: (n: number) => `${counted(n, 'skok', 'skoki', 'skoków')}: co ${plural(n, 'go', 'je', 'je')} wywołało`,
  noSpikes: 'Bez skoków w tym czasie.',
  spikeTitle: (span: string, kind: 'any' | 'negative', count: number) =>
    `${span}: ${kind === 'negative' ? counted(count, 'negatywna wzmianka', 'negatywne wzmianki', 'negatywnych wzmianek') : mentions(count)}`,
  compared: (n: number) => (n < 0.5 ? 'Zwykle nie ma ich wcale.' : `Zwykle ${plural(Math.round(n), 'jest', 'są', 'jest')} ${integer(Math.round(n))}.`),
  topics: (list: string) => `Tematy: ${list}.`,
  domains: (list: string) => `Źródła: ${list}.`,
  quoted: (word: string) => `„${word}”`,
  empty: {
    title: 'W tym czasie nie ma wzmianek.',
    longer: 'Wybierz dłuższy okres albo wróć po następnym przeglądzie.',
    longest: 'Wykres narysujemy, gdy coś się o Tobie pojawi.',
  },
  failed: { title: 'Nie udało się wczytać wykresu.', text: 'Twoje wzmianki są bezpieczne.' },
});
