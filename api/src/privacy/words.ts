/** Polish texts in a user's export. */
import { COMPANY } from '../contract/company.ts';
import { dateTime } from '../contract/format.ts';
import type { Section } from './held-data.ts';

const SECTIONS: Record<Section, string> = {
  account: 'konto i profil (bez hasła: przechowujemy tylko jego skrót)',
  settings: 'ustawienia zapisane przyciskiem „Zapisz wszystkie zmiany”',
  subscriptions: 'plany i ich okresy',
  orders: 'zamówienia: zgody, dane do faktury i wystawione faktury, płatności, przebieg, wynik analizy (report) i strony, z których powstał (research)',
  mentions: 'wzmianki z monitoringu, także ukryte',
  mentionDays: 'liczby wzmianek dzień po dniu',
  mentionTotals: 'liczby wszystkich wzmianek',
  corrections: 'oceny wydźwięku zmienione przez Ciebie',
  watchedSubjects: 'osoby i marki, które obserwujesz',
  mutedSources: 'wyciszone źródła',
  seenPages: 'strony, które monitoring już sprawdził',
  watchedPages: 'Twoje profile i strony, o których sprawdzamy, czy istnieją',
  alerts: 'alerty',
  alertRules: 'Twoje reguły alertów',
  monitoringRounds: 'przebiegi monitoringu',
  letters: 'listy do Ciebie: rodzaj, temat i daty (treści nie przechowujemy)',
  suppressedAddress: 'adnotacja, że listy pod Twój adres nie docierają albo że nasz list oznaczono jako spam',
  unsubscribeLinks: 'listy, z których możesz się wypisać jednym kliknięciem',
  waitingLists: 'listy oczekujących: usługa, wersja zgody i daty zapisu',
  privacyRequests: 'zgłoszenia dotyczące danych wysłane z Twojego adresu',
  withdrawals: 'oświadczenia o odstąpieniu wysłane z Twojego adresu i co z nich wynikło',
  sessions: 'zalogowane urządzenia: od kiedy, do kiedy, jaką przeglądarką i jak',
  passkeys: 'klucze dostępu: nazwa, kiedy dodane i kiedy użyte',
  totp: 'kody z aplikacji przy logowaniu: od kiedy (bez sekretu)',
  recoveryCodes: 'kody zapasowe: kiedy utworzone i kiedy użyte (bez kodów)',
  passwordLinks: 'linki do ustawienia hasła: do kiedy i czy zużyte',
  webhook: 'webhook: adres i to, o czym powiadamia (bez sekretu)',
  webhookDeliveries: 'wiadomości wysłane do Twojego webhooka',
  privateFeed: 'prywatny kanał: od kiedy działa i kiedy był ostatnio czytany (bez adresu: przechowujemy tylko jego skrót)',
  exports: 'przygotowane archiwa, także to',
  adminActs: 'czynności administratora (tylko jeśli masz takie uprawnienia)',
};

/** Text of `CZYTAJ.txt`, which describes the archive. */
export const readMe = (o: { email: string; at: Date; reports: number }): string =>
  `Lustro: dane konta ${o.email}
Stan na ${dateTime(o.at)}

dane.json: wszystko, co o Tobie przechowujemy, w formacie JSON (UTF-8). Każda część jest listą:
${Object.entries(SECTIONS)
  .map(([name, about]) => `- ${name}: ${about}`)
  .join('\n')}

raporty/: Twoje raporty w plikach PDF (${o.reports}).

Daty w pliku JSON są w czasie uniwersalnym (UTC), kwoty w groszach.
Skąd mamy dane, po co i jak długo je przechowujemy: Polityka prywatności w serwisie.
Pytania: ${COMPANY.privacyEmail}
`;

/** File name of the archive for the download. */
export const archiveName = (at: Date): string => `lustro-dane-${at.toISOString().slice(0, 10)}.zip`;
