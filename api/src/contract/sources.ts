/** Places that a report searches: their names, and the Polish words for how a question to one of them ended. */
import { counted } from './format.ts';
import type { CoverageEntry, PageEntry, Report, SearchRound } from './report.ts';

/** In the order in which they are asked. `RESEARCH_SOURCES` chooses among them. */
export const SEARCH_SOURCES = [
  'searxng',
  'brave',
  'serper',
  'wikipedia',
  'wikidata',
  'youtube',
  'mastodon',
  'hackernews',
  'wykop',
  'krs',
  'whitelist',
  'ceidg',
  'wayback',
] as const;
export type SourceName = (typeof SEARCH_SOURCES)[number];

/** Registers and archives: asked about numbers and sites of the order, never about the name, so that they alone are no search. */
const FACT_SOURCES: readonly string[] = ['krs', 'whitelist', 'ceidg', 'wayback'] satisfies SourceName[];
export const isFactSource = (source: string): boolean => FACT_SOURCES.includes(source);

const SOURCE_LABELS = {
  searxng: 'SearXNG',
  brave: 'Brave Search',
  serper: 'Google (Serper)',
  wikipedia: 'Wikipedia',
  wikidata: 'Wikidata',
  youtube: 'YouTube',
  mastodon: 'Mastodon',
  hackernews: 'Hacker News',
  wykop: 'Wykop',
  krs: 'Krajowy Rejestr Sądowy',
  whitelist: 'Wykaz podatników VAT',
  ceidg: 'CEIDG',
  wayback: 'Internet Archive',
} as const satisfies Record<SourceName, string>;

/** The name that people read. Hosts of feeds, and sources of older reports that are known no more, are shown as they are. */
export const sourceLabel = (source: string): string => (SOURCE_LABELS as Record<string, string>)[source] ?? source;

/** What a source has to say about its answer. `http` is the status code of a refusal. */
export type SourceNote =
  | { code: 'no_key' | 'html' | 'broken_json' | 'unknown_format' | 'timeout' | 'failed' | 'not_asked' | 'not_planned' | 'day_limit' | 'budget_used' }
  | { code: 'access_denied' | 'key_refused' | 'format_denied' | 'rate_limited' | 'quota_used' | 'redirected' | 'down' | 'http_error'; http: number }
  | { code: 'refused'; reason: string }
  | { code: 'too_large'; megabytes: number }
  | { code: 'no_connection'; cause: string | null }
  | { code: 'silent'; engines: string[] }
  | { code: 'left_out'; count: number };

/** The clause that the coverage log keeps for a note. */
export function noteText(note: SourceNote): string {
  switch (note.code) {
    case 'no_key':
      return 'brak klucza dostępu';
    case 'access_denied':
      return `HTTP ${note.http}: źródło odmawia dostępu`;
    case 'key_refused':
      return `HTTP ${note.http}: źródło nie przyjmuje klucza dostępu`;
    case 'format_denied':
      return `HTTP ${note.http}: źródło nie udostępnia odpowiedzi JSON (search.formats) albo odmawia dostępu`;
    case 'rate_limited':
      return `HTTP ${note.http}: zbyt wiele zapytań`;
    case 'quota_used':
      return `HTTP ${note.http}: pula zapytań u dostawcy jest wyczerpana`;
    case 'redirected':
      return `HTTP ${note.http}: źródło przekierowuje, adres wymaga poprawienia`;
    case 'down':
      return `HTTP ${note.http}: źródło nie działa`;
    case 'http_error':
      return `HTTP ${note.http}`;
    case 'html':
      return 'odpowiedź HTML zamiast JSON';
    case 'broken_json':
      return 'niepełna lub uszkodzona odpowiedź JSON';
    case 'unknown_format':
      return 'odpowiedź w nieznanym formacie';
    case 'refused':
      return `źródło odmówiło: ${note.reason}`;
    case 'too_large':
      return `odpowiedź większa niż ${note.megabytes} MB`;
    case 'timeout':
      return 'źródło nie odpowiedziało na czas';
    case 'no_connection':
      return `brak połączenia ze źródłem${note.cause ? ` (${note.cause})` : ''}`;
    case 'failed':
      return 'źródło zawiodło';
    case 'not_asked':
      return 'nie pytano: źródło nie odpowiada';
    case 'day_limit':
      return 'limit dnia: pula zapytań na dziś jest wyczerpana';
    case 'budget_used':
      return 'nie pytano: zapytania osiągnęły limit kosztu raportu';
    case 'not_planned':
      return 'nie pytano: nie udało się ułożyć dalszych zapytań';
    case 'silent':
      return `nie odpowiedziały: ${note.engines.join(', ')}`;
    case 'left_out':
      return `pominięto wyniki bez adresu: ${note.count}`;
  }
}

/** How a question ended, in a cell of a table; `ok` is printed before the number of hits. */
export const OUTCOME_LABELS = {
  ok: 'znaleziono',
  zero: '0, sprawdzono',
  blocked: 'odmowa',
  no_key: 'brak klucza',
  error: 'brak odpowiedzi',
} as const satisfies Record<CoverageEntry['status'], string>;

/** The same in running text, after a dash. */
export const OUTCOME_SENTENCES = {
  ok: 'znaleziono',
  zero: 'sprawdzono, nic nie znaleziono',
  blocked: 'źródło odmówiło odpowiedzi',
  no_key: 'źródło niepodłączone, brak klucza dostępu',
  error: 'źródło nie odpowiedziało',
} as const satisfies Record<CoverageEntry['status'], string>;

/** What a round of questions has brought, as a sentence. @param at its place among the rounds, from 0 */
export function roundSentence({ queries, addresses, confirmed }: SearchRound, at: number): string {
  const asked = counted(queries, 'zapytanie', 'zapytania', 'zapytań');
  const start = at === 0 ? `Najpierw zadaliśmy ${asked} o nazwę i opis` : `Potem zadaliśmy ${asked} o sprawy z tych stron`;
  if (addresses === 0) return `${start} i nie znaleźliśmy żadnych nowych adresów.`;
  const found = `${start} i znaleźliśmy ${counted(addresses, 'nowy adres', 'nowe adresy', 'nowych adresów')}`;
  if (confirmed === 0) return `${found}, ale o żadnej z tych stron nie wiadomo na pewno, że dotyczy tej nazwy.`;
  return `${found}, w tym ${counted(confirmed, 'stronę, która', 'strony, które', 'stron, które')} na pewno ${confirmed === 1 ? 'dotyczy' : 'dotyczą'} tej nazwy.`;
}

/** How the reading of a page ended. */
export const PAGE_LABELS = {
  ok: 'odczytana',
  missing: 'nie ma takiej strony',
  forbidden: 'strona odmawia dostępu',
  robots: 'strona nie pozwala na odczyt automatyczny',
  too_large: 'strona za duża',
  timeout: 'strona nie odpowiedziała na czas',
  redirect_loop: 'przekierowania bez końca',
  refused_address: 'adres spoza publicznej sieci',
  not_text: 'to nie jest tekst',
  error: 'błąd odczytu',
} as const satisfies Record<PageEntry['status'], string>;

/** What the page log says of a page beside its status. */
export const PAGE_NOTES = {
  http: (status: number) => `HTTP ${status}`,
  aborted: 'przerwano',
  timeout: 'przekroczono czas odpowiedzi',
  unknownHost: 'nie znaleziono hosta',
  noConnection: (cause: string | null) => (cause ? `błąd połączenia (${cause})` : 'błąd połączenia'),
  brokenCompression: 'uszkodzona treść skompresowana',
  unknownEncoding: (encoding: string) => `nieznane kodowanie treści: ${encoding.slice(0, 40)}`,
  tooLarge: 'strona przekracza limit rozmiaru',
  robotsUnavailable: 'plik robots.txt niedostępny',
  robotsForbids: 'zabrania robots.txt',
  unknownType: 'nieznany typ treści',
  notFeed: (type: string) => `nie kanał: ${type.slice(0, 80)}`,
  brokenFeed: 'odpowiedź nie jest kanałem',
  binary: 'treść binarna',
  noText: 'brak treści do odczytania',
  tooDear: 'odczyt przerwany: strona wymaga zbyt wiele pracy',
  addressRefused: 'niedozwolony adres',
  notAnAddress: 'adres nie jest adresem IP',
  notPublic: 'adres spoza publicznego internetu',
  portRefused: (port: number) => `niedozwolony port ${port}`,
  redirectRefused: 'przekierowanie pod niedozwolony adres',
  redirectLoop: 'przekierowanie w kółko',
  tooManyRedirects: (max: number) => `ponad ${max} przekierowań`,
} as const;

const list = new Intl.ListFormat('pl');

/** What became of the search results, in two sentences: results, addresses and pages are three things, and the pages add up. */
export function totalsSentences(t: Report['coverage']['totals']): string {
  const addresses = t.addresses > 0 ? `; razem z adresami z zamówienia to ${counted(t.addresses, 'różny adres', 'różne adresy', 'różnych adresów')}` : '';
  const failed = t.failed > 0 ? `, a ${counted(t.failed, 'strony', 'stron', 'stron')} nie udało się odczytać` : '';
  const dropped = list.format(
    [
      [t.duplicates, 'powtórzenie', 'powtórzenia', 'powtórzeń'] as const,
      [t.setAside, 'stronę o kimś innym', 'strony o kimś innym', 'stron o kimś innym'] as const,
      [t.named, 'stronę z samą nazwą', 'strony z samą nazwą', 'stron z samą nazwą'] as const,
      [t.offTopic, 'stronę nie na temat', 'strony nie na temat', 'stron nie na temat'] as const,
      [t.empty, 'stronę bez tekstu', 'strony bez tekstu', 'stron bez tekstu'] as const,
    ].flatMap(([n, one, few, many]) => (n > 0 ? [counted(n, one, few, many)] : [])),
  );
  const read = `Wyszukiwanie dało ${counted(t.hits, 'wynik', 'wyniki', 'wyników')}${addresses}. Odczytaliśmy ${counted(t.fetched, 'stronę', 'strony', 'stron')}${failed}.`;
  return dropped === '' ? read : `${read} Odłożyliśmy ${dropped}.`;
}
