/** Polish titles and descriptions of alerts. Pure. Lines without data are left out. */
import { counted, dateLong, integer, plural, polish } from '../contract/format.ts';
import { SEVERITIES, type Severity } from '../contract/monitoring.ts';
import { sourceLabel } from '../contract/sources.ts';

export type AlertText = { title: string; description: string };

/** 0 for the most severe. */
export const rankOf = (severity: Severity): number => SEVERITIES.indexOf(severity);

const DOMAINS = 5;
/** An alert is read for days, so that it says until when it counts. Ends with a full stop. */
const window = ({ windowDays: days, until }: Window): string => `${days === 1 ? 'doby' : `${days} dni`} do ${dateLong(until)}`;
type Window = { windowDays: number; until: Date };
const negative = (n: number): string => counted(n, 'negatywna wzmianka', 'negatywne wzmianki', 'negatywnych wzmianek');
const all = (n: number): string => counted(n, 'wzmianka', 'wzmianki', 'wzmianek');
/** What has joined the wave since it began. */
const since = (total: number, count: number, words: (n: number) => string) => total > count && `Od początku tej fali: ${words(total)}.`;
const usually = (n: number): string => (n < 0.75 ? 'mniej niż 1' : integer(Math.round(n)));
const sources = (domains: string[]): string =>
  `Źródła: ${domains.slice(0, DOMAINS).join(', ')}${domains.length > DOMAINS ? ` i ${counted(domains.length - DOMAINS, 'inne', 'inne', 'innych')}` : ''}.`;
const text = (title: string, lines: (string | null | false)[]): AlertText => ({
  title,
  description: lines
    .filter(Boolean)
    .map((line) => polish(line as string))
    .join('\n'),
});
/** A quotation in Polish quotation marks; inner quotation marks become »…«. */
const quoted = (words: string): string =>
  `„${words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[„“"]([^„“”"]*)[”"]/g, '»$1«')}”`;
const place = (domain: string, at: Date | null): string => (at ? `${domain}, ${dateLong(at)}` : `${domain}.`);

/** @param o `total`: mentions since the wave began; `until`: the end of the window in which `count` appeared */
export const moreCriticism = (
  o: Window & {
    count: number;
    total: number;
    usual: number;
    domains: { domain: string; count: number }[];
    topic: string | null;
  },
): AlertText =>
  text('Więcej krytyki niż zwykle', [
    `W ciągu ${window(o)} ${plural(o.count, 'pojawiła się', 'pojawiły się', 'pojawiło się')} ${negative(o.count)}; zwykle jest to ${usually(o.usual)}.`,
    since(o.total, o.count, negative),
    // Where each source has one, none has most.
    o.domains[0] !== undefined && o.domains[0].count > 1 && `Najwięcej: ${o.domains[0].domain} (${o.domains[0].count}).`,
    o.topic !== null && `Najczęstszy temat: „${o.topic}”.`,
    'Co teraz: przeczytaj trzy pierwsze wzmianki i sprawdź, czy mówią o tym samym, zanim odpowiesz.',
    sources(o.domains.map(({ domain }) => domain)),
  ]);

export const moreMentions = (
  o: Window & {
    count: number;
    total: number;
    usual: number;
    positive: number;
    negative: number;
    neutral: number;
    domains: string[];
  },
): AlertText =>
  text('Nagle więcej wzmianek', [
    `W ciągu ${window(o)} ${plural(o.count, 'pojawiła się', 'pojawiły się', 'pojawiło się')} ${all(o.count)}; zwykle ${usually(o.usual)}.`,
    since(o.total, o.count, all),
    `Wydźwięk: pozytywne ${o.positive}, negatywne ${o.negative}, neutralne ${o.neutral}.`,
    'Co teraz: sprawdź, co je wywołało. Jeśli to dobra wiadomość, podaj ją dalej.',
    sources(o.domains),
  ]);

export const lessPraise = (o: Window & { from: number; to: number; count: number; domains: string[] }): AlertText =>
  text('Wydźwięk się pogarsza', [
    `Udział pozytywnych wzmianek: ${o.from}% → ${o.to}% w ciągu ${window(o)}`,
    `Podstawa: ${all(o.count)}.`,
    'Co teraz: zobacz, które tematy przeważyły.',
    sources(o.domains),
  ]);

export const bigCriticism = (o: { title: string; domain: string; at: Date | null; reach: number; quote: string; domains: string[] }): AlertText =>
  text('Krytyczny tekst w dużym serwisie', [
    o.title !== '' && quoted(o.title),
    `${place(o.domain, o.at)} Szacowany zasięg: ${integer(Number(o.reach.toPrecision(1)))} odsłon miesięcznie.`,
    `Fragment: ${quoted(o.quote)}`,
    'Co teraz: sprawdź fakty. Jeśli tekst zawiera błąd, przygotuj rzeczową prośbę o sprostowanie.',
    sources(o.domains),
  ]);

export const seriousCharge = (o: { count: number; quote: string; domain: string; at: Date | null; domains: string[] }): AlertText =>
  text('Poważny zarzut', [
    `W ${counted(o.count, 'źródle', 'źródłach', 'źródłach')} pojawia się zarzut: ${quoted(o.quote)}`,
    `Pierwsze źródło: ${place(o.domain, o.at)}`,
    'Nie oceniamy, czy zarzut jest prawdziwy.',
    'Co teraz: zapisz kopie stron, nie odpowiadaj w emocjach, skonsultuj się z prawnikiem.',
    sources(o.domains),
  ]);

export const ownRule = (o: { words: string; count: number; title: string; quote: string; domain: string; at: Date | null; domains: string[] }): AlertText =>
  text(`Twoja reguła: ${quoted(o.words)}`, [
    `Do reguły ${plural(o.count, 'pasuje', 'pasują', 'pasuje')} dziś ${counted(o.count, 'nowa wzmianka', 'nowe wzmianki', 'nowych wzmianek')}.`,
    `${o.count > 1 ? 'Pierwsza' : 'Jest to'}: ${o.title === '' ? '' : `${quoted(o.title)}, `}${place(o.domain, o.at)}`,
    `Fragment: ${quoted(o.quote)}`,
    'Co teraz: przeczytaj i zdecyduj, czy chcesz odpowiedzieć.',
    sources(o.domains),
  ]);

export const pageGone = (o: { title: string; domain: string; lastSeen: Date }): AlertText =>
  text('Strona o Tobie zniknęła', [
    `${quoted(o.title)}, ${o.domain}. Ostatnio widziana ${dateLong(o.lastSeen)}`,
    'Co teraz: jeśli była dla Ciebie ważna, poproś o przywrócenie lub opublikuj jej treść u siebie.',
    sources([o.domain]),
  ]);

export const coverageLost = (o: { since: Date; sources: string[] }): AlertText =>
  text('Nie sprawdziliśmy części źródeł', [
    `Od ${dateLong(o.since)} ${o.sources.length === 1 ? 'nie odpowiada' : 'nie odpowiadają'}: ${o.sources.map(sourceLabel).join(', ')}.`,
    'Brak alertów w tym czasie nie znaczy, że nic się nie wydarzyło.',
    sources(o.sources.map(sourceLabel)),
  ]);
