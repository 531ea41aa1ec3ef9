/** Copy of /admin: requests of people described in reports. */
import { counted } from '#contract/format.ts';

export const adminPrivacy = {
  title: (n: number) => `Zgłoszenia osób opisanych: ${n} do rozpatrzenia`,
  empty: 'Nikt jeszcze niczego nie zgłosił.',
  case: (id: string, kind: string) => `${id}: ${kind}`,
  deadline: (day: string) => `termin ${day}`,
  closed: (day: string) => `zamknięte ${day}`,
  name: 'Kogo dotyczy',
  context: 'Kontekst',
  email: 'E-mail',
  address: 'Adres strony',
  details: 'Treść',
  onBehalf: 'W imieniu',
  onBehalfYes: 'osoby, którą zgłaszający reprezentuje',
  answer: 'Odpowiedź dla zgłaszającego',
  answerHelp: 'Zamknięcie zgłoszenia wyśle ten tekst listem. Napisz, co znaleźliśmy i co zrobiliśmy.',
  answerEmpty: 'Napisz odpowiedź: co znaleźliśmy i co zrobiliśmy.',
  note: 'Notatka wewnętrzna',
  orders: 'Raporty o osobie tego nazwiska',
  waiting: 'Czeka na usługi',
  noOrders: 'Nie ma raportów o osobie tego nazwiska.',
  restricted: 'wstrzymany',
  erased: 'usunięty',
  restrict: 'Wstrzymaj tylko zaznaczone',
  restrictHelp: 'Wstrzymanych raportów nikt nie zobaczy, dopóki zgłoszenie jest otwarte.',
  watched: 'Konta, które obserwują osobę tego nazwiska',
  watchedHint: (since: string, mentions: number) => `od ${since} · ${counted(mentions, 'wzmianka', 'wzmianki', 'wzmianek')}`,
  watchedHelp: 'Usunięcie raportu kończy też obserwowanie jego osoby na koncie kupującego. Zaznacz tu pozostałe.',
  erase: 'Zamykając, usuń zaznaczone na zawsze',
  uphold: 'Uznaj sprzeciw także na przyszłość',
  upholdHelp: 'Nowe zamówienie o osobie tego nazwiska poczeka na Twoją decyzję. List powie o tym zgłaszającemu.',
  upheld: 'Sprzeciw uznany: nowe zamówienia o osobie tego nazwiska czekają na decyzję.',
  lift: 'Sprzeciw cofnięty przez zgłaszającego',
  close: 'Wyślij odpowiedź i zamknij',
  working: 'Zapisujemy…',
  ask: (orders: number, watched: number) =>
    `Usunąć na zawsze ${[
      orders > 0 ? counted(orders, 'raport', 'raporty', 'raportów') : '',
      watched > 0 ? counted(watched, 'obserwowany temat', 'obserwowane tematy', 'obserwowanych tematów') : '',
    ]
      .filter(Boolean)
      .join(' i ')}?`,
  askText: 'Znikną wyniki, pliki PDF, zebrane strony i wzmianki o tej osobie na tych kontach. Nie da się tego cofnąć ani odtworzyć.',
  askYes: 'Usuń, odpowiedz i zamknij',
  restrictDone: 'Wstrzymane są dokładnie zaznaczone raporty.',
  closeDone: 'Zgłoszenie zamknięte. Odpowiedź wysyłamy listem.',
};
