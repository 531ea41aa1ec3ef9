/** Copy of /tracking. */
import { COMPANY } from '#contract/company.ts';
import { GUARANTEE, PRICE_GROSZE, USUAL_TIME } from '#contract/constants.ts';
import { counted, dateLong, dateTime, decimal, money, time } from '#contract/format.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

const price = money(PRICE_GROSZE);

export const tracking = typeset({
  pageTitle: 'Status zamówienia — Lustro',
  title: 'Status zamówienia',
  loading: 'Wczytujemy zamówienie…',
  refresh: 'Odśwież',
  refreshing: 'Odświeżanie…',
  checked: (at: Date) => `Ostatnie sprawdzenie: ${time(at)}`,
  stale: (at: Date) => `Chwilowo nie możemy odświeżyć statusu. Pokazujemy stan z ${time(at)}.`,
  closable: (email: string) => `Możesz zamknąć tę stronę. Napiszemy na ${email}, gdy raport będzie gotowy.`,
  stepsLabel: 'Postęp w pięciu etapach',
  /** What is done, in the past; what goes on, in the present; what comes, in the future; where it stopped. */
  steps: [
    { done: 'Opłacone', now: 'Czekamy na płatność', next: 'Opłacisz', stopped: 'Nieopłacone' },
    { done: 'Zapytaliśmy wyszukiwarki', now: 'Pytamy wyszukiwarki', next: 'Zapytamy wyszukiwarki', stopped: 'Wyszukiwarki nie odpowiedziały' },
    { done: 'Przeczytaliśmy strony', now: 'Czytamy strony', next: 'Przeczytamy strony', stopped: 'Czytanie stron przerwane' },
    { done: 'Oceniliśmy każde zdanie', now: 'Oceniamy każde zdanie', next: 'Ocenimy każde zdanie', stopped: 'Ocena przerwana' },
    { done: 'Ułożyliśmy PDF', now: 'Układamy PDF', next: 'Ułożymy PDF', stopped: 'Składanie PDF przerwane' },
  ],
  readPages: (n: number) => `Przeczytaliśmy ${counted(n, 'stronę', 'strony', 'stron')}`,
  progressLabel: 'Postęp zamówienia',
  progress: (percent: number, name: string) => `Postęp: ${percent}%. ${name}.`,
  progressFailed: 'Analiza się zatrzymała.',
  about: (subject: string) => `Raport: ${subject}`,
  usual: `Zwykle ${USUAL_TIME}.`,
  pages: (n: number) => `${counted(n, 'strona przeczytana', 'strony przeczytane', 'stron przeczytanych')}`,
  judged: (n: number) => {
    const over = n - GUARANTEE.minSources;
    const found = counted(n, 'źródło', 'źródła', 'źródeł');
    return over > 0 ? `${found}, o ${over} więcej niż obiecaliśmy` : `${found} z co najmniej ${GUARANTEE.minSources} obiecanych`;
  },
  log: { reading: 'Właśnie czytamy', judging: 'Ocenione przed chwilą', stopped: 'Ostatnio przeczytane' },
  horizon: {
    unpaid: 'Tu pojawi się horyzont, gdy zaczniemy',
    empty: 'Tu za chwilę pojawi się horyzont',
    waiting: 'Każda strona to kwadrat; tonu jeszcze nie znamy',
    judged: 'Kwadraty stanęły: nad linią przychylne źródła, pod linią krytyczne',
    waitingAlt: (n: number) =>
      `Horyzont z ${counted(n, 'kwadratem', 'kwadratami', 'kwadratami')}: po jednym na przeczytaną stronę z datą. Tonu jeszcze nie znamy.`,
  },
  took: (minutes: number) => `Trwało ${counted(minutes, 'minutę', 'minuty', 'minut')}.`,
  sent: (email: string) => `Link wysłaliśmy też na ${email}.`,
  outOf: (score: number) => decimal(score),
  scale: '/10',
  scoreLabel: (score: number, kpis: number) => `Średnia ${counted(kpis, 'wskaźnika', 'wskaźników', 'wskaźników')}: ${decimal(score)} na 10`,
  cover: (above: number, below: number) => `Nad linią ${counted(above, 'źródło', 'źródła', 'źródeł')}, pod linią ${below}.`,
  engine: {
    title: 'Silnik analizy',
    run: 'Przebieg',
    percent: (n: number) => `${n}%`,
  },
  details: {
    title: 'Szczegóły zamówienia',
    subject: 'Raport dotyczy',
    description: 'Opis',
    date: 'Zamówiono',
    email: 'E-mail',
    payment: 'Płatność',
    paid: 'Opłacone',
    waiting: 'Oczekuje',
    failed: 'Nieudana',
    refunded: 'Zwrócono',
    amount: (word: string, grosze: number) => `${word}, ${money(grosze)}`,
  },
  correct: {
    title: 'Zły adres e-mail?',
    text: (email: string | null) =>
      `${email ? `Teraz piszemy na ${email}. ` : ''}Po zmianie potwierdzenie i link do konta przyjdą na nowy adres, a stary dostanie o tym list.`,
    field: 'Poprawny adres e-mail',
    same: 'Ten adres już jest w zamówieniu.',
    submit: 'Popraw adres',
    sending: 'Zmieniamy…',
  },
  withdraw: 'Odstąp od umowy tutaj',
  inside: (sources: number, kpis: number) =>
    `W środku: ${counted(sources, 'źródło', 'źródła', 'źródeł')}, ${counted(kpis, 'wskaźnik ze wzorem', 'wskaźniki ze wzorami', 'wskaźników ze wzorami')} i to, co zrobić najpierw.`,
  /** Steps of an order that waits for a look. */
  reviewSteps: ['Opłacone', 'Sprawdzamy zamówienie', 'Szukamy i czytamy', 'Oceniamy', 'Raport'],
  cards: {
    pending: {
      title: 'Czekamy na płatność',
      text: 'Zaczniemy, gdy tylko bank ją potwierdzi, zwykle w minutę po zapłaceniu. Jeśli zamówienie nie jest jeszcze opłacone, dokończ płatność.',
    },
    /** The last try to pay has failed. */
    unpaid: {
      title: 'Płatność się nie udała',
      text: 'Niczego nie pobraliśmy, a zamówienie jest zapisane. Zapłać jeszcze raz, a zaczniemy od razu. Jeśli przelew jest już w drodze, nie płać drugi raz: ruszymy, gdy bank go potwierdzi.',
    },
    processing: { title: 'Czytamy internet za Ciebie', text: '' },
    analyzing: { title: 'Oceniamy, co kto powiedział', text: '' },
    generating: { title: 'Składamy raport', text: 'To już ostatni etap.' },
    completed: { title: 'Raport jest gotowy', text: '' },
    thin: {
      title: 'Raport zostaje u Ciebie, za darmo',
      text: (sources: number) =>
        `${sources === 0 ? 'Nie znaleźliśmy żadnego źródła' : `Znaleźliśmy ${counted(sources, 'źródło', 'źródła', 'źródeł')}`}, a obiecaliśmy co najmniej ${GUARANTEE.minSources}.`,
      textUnknown: 'Znaleźliśmy mniej źródeł, niż obiecaliśmy.',
      returned: `Zwracamy ${price}, raport zostaje u Ciebie.`,
    },
    failed: {
      title: 'Analiza się zatrzymała',
      text: (deadline: string | null) =>
        `Błąd jest po naszej stronie. Spróbuj ją uruchomić ponownie; jeśli raport nie powstanie ${deadline ? `do ${dateTime(deadline)}` : `w ciągu ${GUARANTEE.deliveryHours} godzin od płatności`}, pieniądze wrócą automatycznie.`,
      textRefunded: 'Błąd jest po naszej stronie, a na raport nie będziesz już czekać.',
      kept: 'To, co przeczytane, zostaje.',
    },
    withdrawn: {
      title: 'Umowa rozwiązana',
      text: (refund: string | null) => `Przyjęliśmy Twoje odstąpienie.${refund ? ` Zwrot zleciliśmy ${dateLong(refund)}` : ''}`,
    },
    cancelled: {
      title: 'Zamówienie anulowane',
      text: 'Przyjęliśmy Twoje odstąpienie. Niczego nie pobraliśmy; jeśli płatność jednak dotrze, oddamy całą kwotę.',
    },
    late: {
      title: 'Nie zdążyliśmy',
      text: `Minęły ${GUARANTEE.deliveryHours} godziny od płatności. Zwracamy ${price} i kończymy raport — dostaniesz go bez opłat.`,
    },
  },
  refund: {
    refunded: {
      title: `Zwróciliśmy ${money(PRICE_GROSZE, true)}`,
      text: (amount: number, at: string) =>
        `${money(amount)} zwróciliśmy ${dateLong(at)} tą samą drogą, którą przyszła płatność. Bank zaksięguje zwrot zwykle w ciągu 5–10 dni.`,
    },
    delayed: {
      title: 'Zwrot jeszcze nie doszedł',
      text: (amount: number) =>
        `Bank nie przyjął zwrotu ${money(amount)}, więc go ponawiamy. Jeśli karta lub konto, z którego przyszła płatność, już nie działa, napisz na ${COMPANY.email} i podaj numer konta, a zrobimy zwykły przelew.`,
    },
    byBank: {
      title: 'Pieniądze oddał bank',
      text: (amount: number) => `${money(amount)} oddał bank po zgłoszeniu złożonym w banku, więc drugiego zwrotu nie wysyłamy.`,
    },
    byTransfer: {
      title: 'Zwrot zrobimy przelewem',
      text: (amount: number) =>
        `Operator płatności nie może już wysłać ${money(amount)} tą samą drogą. Odpowiedz na nasz list i podaj numer konta, a zrobimy zwykły przelew.`,
    },
    ordered: {
      title: `Zwracamy ${money(PRICE_GROSZE, true)}`,
      text: (amount: number, at: string) => `Zwrot ${money(amount)} zleciliśmy ${dateLong(at)} Pieniądze wrócą tą samą drogą, którą przyszła płatność.`,
    },
  },
  pay: 'Dokończ płatność',
  read: 'Czytaj na stronie',
  download: 'Pobierz PDF',
  downloading: 'Pobieramy…',
  retry: 'Uruchom ponownie',
  retrying: 'Uruchamiamy…',
  claim: {
    title: 'Raport Cię nie zadowolił?',
    lead: 'Oddamy 100% ceny. Jeśli napiszesz, czego zabrakło, poprawimy to dla następnych — ale nie musisz.',
    until: (end: Date) => `Prosić o zwrot możesz do ${dateLong(end)}`,
    reason: 'Czego zabrakło?',
    submit: 'Poproś o zwrot',
    sending: 'Wysyłamy…',
    done: `Mamy Twoją prośbę. Zwrot zlecimy w ciągu ${GUARANTEE.refundWorkDays} dni roboczych i napiszemy, gdy to zrobimy.`,
    refused: ['Prośba o zwrot została rozpatrzona odmownie; uzasadnienie jest w liście. Jeśli się z tym nie zgadzasz, złóż reklamację: ', COMPANY.email, '.'],
    late: (end: Date) => [`Termin na prośbę o zwrot minął ${dateLong(end)} Jeśli raport ma wadę, złóż reklamację: `, COMPANY.email, '.'],
  },
  noId: {
    title: 'Brak ID zamówienia',
    text: 'Otwórz link z e-maila z potwierdzeniem albo wpisz numer zamówienia.',
    field: 'Numer zamówienia',
    submit: 'Pokaż status',
    invalid: 'Numer zamówienia ma 32 znaki: cyfry i litery od a do f. Możesz też wkleić cały link z e-maila.',
    /** The first eight signs, which pages and letters show. */
    short: 'To tylko początek numeru. Cały, z linkiem, wyślemy na adres podany w zamówieniu: wpisz go poniżej.',
  },
  find: {
    title: 'Nie masz numeru?',
    text: 'Podaj adres e-mail z zamówienia. Wyślemy na niego linki do wszystkich zamówień, które na ten adres złożono.',
    field: 'E-mail z zamówienia',
    submit: 'Wyślij linki',
    sending: 'Wysyłamy…',
    other: 'Znajdź inne zamówienie',
    sent: (email: string) => `Jeśli są zamówienia na adres ${email}, linki przyjdą za chwilę. Listu nie ma? Zajrzyj do spamu albo spróbuj innego adresu.`,
  },
  keptBack: {
    refused: 'Zamówienie wstrzymane',
    review: 'Sprawdzamy zamówienie',
    declined: 'Zamówienie odrzucone',
    erased: 'Raport został usunięty',
  },
  error: {
    text: 'Sprawdź połączenie i spróbuj ponownie. Zamówienie jest bezpieczne.',
    /** The server knows no such order. */
    unknown: 'Nie mamy zamówienia z tym numerem. Sprawdź go w liście z potwierdzeniem albo wklej stamtąd cały link.',
  },
});

/** Words of the drawing of what was found. */
export const funnelText = {
  addresses: 'adresy',
  read: 'przeczytane',
  sources: 'źródła',
  others: 'o kimś innym',
  repeats: 'powtórzenia',
  offTopic: 'nie na temat',
  promised: `z ${GUARANTEE.minSources} obiecanych`,
  promise: `, obiecaliśmy ${GUARANTEE.minSources} źródeł`,
  kept: `✓ ${GUARANTEE.minSources} obiecaliśmy`,
};

/** Fixed literally by the specification, spaces included. */
export const trackingWords = {
  badge: { failed: 'Błąd', completed: 'Ukończone', progress: 'W toku' },
  engine: { running: 'W trakcie', queued: 'W kolejce', completed: 'Ukończone' },
  loadError: (short: string) => `Nie udało się pobrać informacji o zamówieniu #${short}`,
};

/** Fixed by the specification, except „Błąd” as a title and the three marked as ours in the copy deck. */
export const trackingToasts = {
  downloaded: (file: string) => ({ style: 'ok' as const, title: 'Pobieranie rozpoczęte', text: file }),
  downloadFailed: (message?: string) => ({ style: 'error' as const, title: 'Błąd pobierania', text: message || 'Nie udało się pobrać raportu' }),
  restarted: { style: 'ok', title: 'Analiza uruchomiona', text: 'Ponownie rozpoczęto analizę Twojego wizerunku.' },
  restartFailed: (message?: string) => ({ style: 'error' as const, title: ERROR_TITLE, text: message || 'Nie udało się ponownie uruchomić analizy' }),
  claimFailed: (message: string) => ({ style: 'error' as const, title: ERROR_TITLE, text: message || 'Nie udało się wysłać prośby. Spróbuj ponownie.' }),
  corrected: (email: string) => ({ style: 'ok' as const, title: 'Adres poprawiony', text: `Od teraz piszemy na ${email}.` }),
  correctFailed: (message: string) => ({ style: 'error' as const, title: ERROR_TITLE, text: message }),
  findFailed: (message: string) => ({ style: 'error' as const, title: ERROR_TITLE, text: message }),
  ready: { style: 'ok', title: 'Raport jest gotowy', text: 'Możesz go przeczytać lub pobrać PDF.' },
  refund: { style: 'info', title: 'Zwracamy pieniądze', text: `${price} wróci tą samą drogą, którą przyszła płatność.` },
  paymentRefused: { style: 'error', title: 'Błąd płatności', text: 'Przelew nie doszedł do skutku. Nic nie pobraliśmy — możesz spróbować ponownie.' },
  payFailed: { style: 'error', title: ERROR_TITLE, text: 'Nie można przygotować płatności. Spróbuj ponownie.' },
} as const;
