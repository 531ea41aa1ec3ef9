/** How long what is kept, in words: the one table that the privacy policy prints. Made of the figures that the program obeys. */
import { RETENTION } from './constants.ts';
import { counted } from './format.ts';

const days = (n: number) => counted(n, 'dzień', 'dni', 'dni');
const months = (n: number) => counted(n, 'miesiąc', 'miesiące', 'miesięcy');
const years = (n: number) => counted(n, 'rok', 'lata', 'lat');

export const PERIODS = {
  report: { what: 'Raport z cytatami i wskaźnikami', long: `${months(RETENTION.reportMonths)} od dostarczenia; datę usunięcia podajemy w raporcie` },
  sources: { what: 'Kopie stron', long: `${months(RETENTION.sourcesMonths)} od ostatniego pobrania` },
  mentions: { what: 'Wzmianki i alerty z monitoringu', long: months(RETENTION.mentionsMonths) },
  order: { what: 'Dane zamówienia', long: `${years(RETENTION.orderYears)}, do końca roku kalendarzowego` },
  accounting: { what: 'Faktury i płatności', long: `${years(RETENTION.accountingYears)} od końca roku podatkowego` },
  unpaid: { what: 'Nieopłacone zamówienia', long: days(RETENTION.unpaidOrderDays) },
  account: { what: 'Konto', long: 'do usunięcia przez Ciebie lub na Twoją prośbę' },
  waiting: {
    what: 'Lista oczekujących',
    long: `do startu usługi, najwyżej ${months(RETENTION.waitingMonths)}, lub do wycofania zgody; niepotwierdzony adres ${days(RETENTION.waitingUnconfirmedDays)}`,
  },
  letters: { what: 'Listy od nas: adres, temat i data (treść usuwamy po wysłaniu)', long: months(RETENTION.lettersMonths) },
  export: { what: 'Archiwum Twoich danych', long: `${days(RETENTION.exportDays)} od przygotowania` },
  deliveries: { what: 'Wiadomości do Twojego webhooka (treść usuwamy po dostarczeniu)', long: days(RETENTION.deliveryDays) },
  cases: { what: 'Zgłoszenia dotyczące danych i oświadczenia o odstąpieniu', long: `${years(RETENTION.caseYears)} od zakończenia` },
  objections: { what: 'Uznany sprzeciw osoby opisanej: imię i nazwisko i to, po czym ją odróżnić', long: 'do cofnięcia sprzeciwu' },
  logs: { what: 'Dzienniki techniczne', long: days(RETENTION.logDays) },
  backup: { what: 'Kopie zapasowe', long: `${days(RETENTION.backupDays)}, potem są nadpisywane` },
} as const;
