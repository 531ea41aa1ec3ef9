/** Copy of /tracking. */
import { COMPANY } from '#contract/company.ts';
import { GUARANTEE, PRICE_GROSZE, USUAL_TIME } from '#contract/constants.ts';
import { counted, dateLong, dateTime, money, time } from '#contract/format.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

const price = money(PRICE_GROSZE);

export const tracking = typeset({
  pageTitle: 'Status zamówienia — Lustro',
  title: 'Status zamówienia',
  number: (short: string) => `Zamówienie #${short}`,
  loading: 'Wczytujemy zamówienie…',
  refresh: 'Odśwież',
  refreshing: 'Odświeżanie…',
  checked: (at: Date) => `Ostatnie sprawdzenie: ${time(at)}`,
  stale: (at: Date) => `Chwilowo nie możemy odświeżyć statusu. Pokazujemy stan z ${time(at)}.`,
  closable: (email: string) => `Możesz zamknąć tę stronę. Napiszemy na ${email}, gdy raport będzie gotowy.`,
  stepsLabel: 'Postęp w pięciu etapach',
  steps: ['Czekamy na płatność', 'Przygotowujemy analizę', 'Analizujemy źródła', 'Składamy raport PDF', 'Raport gotowy'],
  progressLabel: 'Postęp zamówienia',
  progress: (percent: number, step: number, name: string) => `Postęp: ${percent}%. Etap ${step} z 5: ${name}.`,
  progressFailed: 'Analiza się zatrzymała.',
  engine: {
    title: 'Silnik analizy',
    execution: 'ID wykonania',
    status: 'Status',
    progress: 'Postęp',
    progressLabel: 'Postęp analizy',
    percent: (n: number) => `${n}%`,
    counts: (found: number, read: number) =>
      `Sprawdzono ${counted(found, 'źródło', 'źródła', 'źródeł')}, przeczytano ${counted(read, 'stronę', 'strony', 'stron')}.`,
  },
  details: {
    title: 'Szczegóły zamówienia',
    subject: 'Raport dotyczy',
    description: 'Opis',
    date: 'Data zamówienia',
    payment: 'Płatność',
    paid: 'Opłacone',
    waiting: 'Oczekuje',
    refunded: 'Zwrócono',
  },
  withdraw: 'Odstąp od umowy tutaj',
  cards: {
    pending: { title: 'Czekamy na płatność', text: 'Gdy bank ją potwierdzi, zaczniemy od razu. Jeśli płatność się nie udała, możesz ją ponowić.' },
    processing: { title: 'Przygotowujemy analizę', text: 'Układamy zapytania i ustalamy, po czym rozpoznać osobę lub markę z zamówienia.' },
    analyzing: { title: 'Czytamy źródła', text: `Odrzucamy powtórzenia i wyniki o innych osobach, a potem oceniamy wydźwięk. Zwykle ${USUAL_TIME}.` },
    generating: { title: 'Składamy raport', text: 'Każde zdanie przechodzi jeszcze sprawdzenie cytatu. To już ostatni etap.' },
    completed: { title: 'Raport jest gotowy', text: 'Przeczytaj go na stronie albo pobierz PDF.' },
    thin: {
      title: 'Raport jest gotowy, choć źródeł było mało',
      text: (sources: number) =>
        `Znaleźliśmy ${counted(sources, 'źródło', 'źródła', 'źródeł')}, a obiecaliśmy co najmniej ${GUARANTEE.minSources}. Zwracamy ${price}, raport zostaje u Ciebie.`,
      textUnknown: `Znaleźliśmy mniej źródeł, niż obiecaliśmy. Zwracamy ${price}, raport zostaje u Ciebie.`,
    },
    failed: {
      title: 'Analiza się zatrzymała',
      text: (deadline: string | null) =>
        `Błąd jest po naszej stronie. Spróbuj ją uruchomić ponownie; jeśli raport nie powstanie ${deadline ? `do ${dateTime(deadline)}` : `w ciągu ${GUARANTEE.deliveryHours} godzin od płatności`}, pieniądze wrócą automatycznie.`,
      textRefunded: 'Błąd jest po naszej stronie. Możesz uruchomić ją ponownie, a raport dostaniesz bez opłat.',
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
      title: 'Zwrot w drodze',
      text: (amount: number, at: string) =>
        `${money(amount)} zwróciliśmy ${dateLong(at)} tą samą drogą, którą przyszła płatność. Bank zaksięguje zwrot zwykle w ciągu 5–10 dni.`,
    },
    ordered: {
      title: 'Zwrot zlecony',
      text: (amount: number, at: string) => `Zwrot ${money(amount)} zleciliśmy ${dateLong(at)} Pieniądze wrócą tą samą drogą, którą przyszła płatność.`,
    },
  },
  pay: 'Dokończ płatność',
  read: 'Przeczytaj raport',
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
    done: 'Mamy Twoją prośbę. Zwrot zlecimy w ciągu 3 dni roboczych.',
    late: (end: Date) => [`Termin na prośbę o zwrot minął ${dateLong(end)} Jeśli raport ma wadę, złóż reklamację: `, COMPANY.email, '.'],
  },
  noId: {
    title: 'Brak ID zamówienia',
    text: 'Otwórz link z e-maila z potwierdzeniem albo wpisz numer zamówienia.',
    field: 'Numer zamówienia',
    submit: 'Pokaż status',
    invalid: 'Numer zamówienia ma 32 znaki: cyfry i litery od a do f. Możesz też wkleić cały link z e-maila.',
  },
  error: {
    text: 'Sprawdź połączenie i spróbuj ponownie. Zamówienie jest bezpieczne.',
  },
});

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
  ready: { style: 'ok', title: 'Raport jest gotowy', text: 'Możesz go przeczytać lub pobrać PDF.' },
  refund: { style: 'info', title: 'Zwracamy pieniądze', text: `${price} wróci tą samą drogą, którą przyszła płatność.` },
  paymentRefused: { style: 'error', title: 'Błąd płatności', text: 'Przelew nie doszedł do skutku. Nic nie pobraliśmy — możesz spróbować ponownie.' },
  payFailed: { style: 'error', title: ERROR_TITLE, text: 'Nie można przygotować płatności. Spróbuj ponownie.' },
} as const;
