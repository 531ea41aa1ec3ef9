/** Polish copy of the time chart. */
import { counted, integer, plural } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const mentions = (n: number) => counted(n, 'wzmianka', 'wzmianki', 'wzmianek');
const daily = (n: number) => (n < 0.95 ? 'zwykle mniej niż jedna dziennie' : n < 1.5 ? 'zwykle jedna dziennie' : `zwykle ${integer(Math.round(n))} dziennie`);
const within = (days: number) => (days === 1 ? 'jednego dnia' : days === 2 ? 'w dwa dni' : `w ${days} dni`);
const loud = (kind: 'any' | 'negative', n: number) => (kind === 'negative' ? counted(n, 'krytyczna', 'krytyczne', 'krytycznych') : mentions(n));
type Unit = 'day' | 'week';
export const chartText = typeset({
  title: { week: 'Wzmianki tydzień po tygodniu', day: 'Wzmianki dzień po dniu' },
  period: 'Okres wykresu',
  days: (n: number) => counted(n, 'dzień', 'dni', 'dni'),
  loading: 'Wczytujemy wykres',
  lead: 'Nad linią przychylne, na linii neutralne i Twoje (w kolorze linii), pod linią krytyczne.',
  leadSpikes: 'Nawias stoi tam, gdzie powstaje alert.',
  spikeLabel: (kind: 'any' | 'negative', count: number, days: number, usual: number) => `${loud(kind, count)} ${within(days)}, ${daily(usual)}`,
  spikeMeta: (span: string, topics: string[]) => (topics[0] ? `${span} · „${topics[0]}”` : span),
  spikeHead: (span: string, kind: 'any' | 'negative', count: number) => `${span}: ${loud(kind, count)}`,
  calm: (span: string, count: number) => `Najwięcej ${span}: ${mentions(count)}. Nic nie odbiega od zwykłego`,
  alt: (unit: Unit, sum: string) => `${unit === 'week' ? 'Wzmianki tydzień po tygodniu' : 'Wzmianki dzień po dniu'}. ${sum}`,
  onlyOwn: 'W tym czasie pojawiły się tylko własne publikacje.',
  few: 'To mniej niż 5 wzmianek, za mało, by mówić o zmianach.',
  trend: { title: 'Narastająco w tym okresie', key: 'Linia ciągła: pozytywne. Przerywana: negatywne.' },
  table: 'Te same dane w tabeli',
  hideTable: 'Ukryj tabelę',
  caption: { week: 'Wzmianki tydzień po tygodniu', day: 'Wzmianki dzień po dniu' },
  columns: { from: 'Od', day: 'Dzień', own: 'Ty', positive: 'poz.', neutral: 'neutr.', negative: 'neg.', unrated: 'bez oceny', spike: 'Skok' },
  slider: { week: 'Wykres, tydzień po tygodniu', day: 'Wykres, dzień po dniu' },
  hint: 'Wskaż kwadrat albo przejdź po dniach strzałkami.',
  reading: (point: { span: string; own: number; positive: number; neutral: number; negative: number; unrated: number }) =>
    `Twoje publikacje ${integer(point.own)}, pozytywne ${integer(point.positive)}, neutralne ${integer(point.neutral)}, negatywne ${integer(point.negative)}${
      point.unrated > 0 ? `, bez oceny ${integer(point.unrated)}` : ''
    }`,
  readingSpike: (n: number) => `, skok nr ${n}`,
  spikes: (n: number) => `${counted(n, 'skok', 'skoki', 'skoków')}: co ${plural(n, 'go', 'je', 'je')} wywołało`,
  noSpikes: 'Bez skoków w tym czasie.',
  spikeTitle: (span: string, kind: 'any' | 'negative', count: number) =>
    `${span}: ${kind === 'negative' ? counted(count, 'negatywna wzmianka', 'negatywne wzmianki', 'negatywnych wzmianek') : mentions(count)}`,
  compared: (n: number) => `${daily(n).replace('zwykle', 'Zwykle')}.`,
  topics: (list: string) => `Tematy: ${list}.`,
  domains: (list: string) => `Źródła: ${list}.`,
  quoted: (word: string) => `„${word}”`,
  empty: {
    title: 'W tym czasie nie ma wzmianek.',
    longer: 'Wybierz dłuższy okres albo wróć po następnym przeglądzie.',
    longest: 'Wykres narysujemy, gdy pojawi się pierwsza wzmianka.',
  },
  failed: { title: 'Nie udało się wczytać wykresu.', text: 'Twoje wzmianki są bezpieczne.' },
});
