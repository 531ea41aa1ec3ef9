/** Polish copy of the profile page. */
import { PLAN_PRICES, PRICE_GROSZE } from '#contract/constants.ts';
import { counted, money } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const profileText = typeset({
  title: 'Profil użytkownika',
  loadError: { title: 'Nie udało się wczytać danych', text: 'Twoje dane są bezpieczne. Spróbuj ponownie.', retry: 'Spróbuj ponownie' },
  data: {
    title: 'Dane osobowe',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    none: 'Nie podano',
    sync: 'Te dane są zsynchronizowane z Twoim kontem. Aby je zmienić, napisz do nas.',
  },
  keywords: {
    label: 'Słowa kluczowe',
    help: 'Po przecinku. Pomagają znaleźć wzmianki i odróżnić Cię od imienników.',
    placeholder: 'np. architektka, Pracownia Forma, Lublin',
    counter: (now: number, max: number) => `${now} z ${max} znaków`,
    save: 'Zapisz słowa kluczowe',
    saving: 'Zapisujemy…',
    onboarding: 'Uzupełnij profil do monitoringu',
  },
  plan: {
    title: 'Obecny plan',
    loading: 'Wczytujemy plan',
    once: 'jednorazowo',
    monthly: 'miesięcznie',
    until: (date: string) => `Aktywny do: ${date}`,
    trial: 'Bezpłatny okres próbny',
    choose: 'Wybierz plan',
  },
  account: {
    title: 'Ustawienia konta',
    status: 'Status',
    active: 'Aktywne',
    inactive: 'Nieaktywne',
    registered: 'Data rejestracji',
    unknown: 'N/A',
    logout: 'Wyloguj się',
    password: 'Zmień hasło',
    sending: 'Wysyłamy…',
    passwordHelp: 'Wyślemy na Twój adres link, który działa godzinę.',
  },
  orders: {
    title: 'Moje raporty i zamówienia',
    loading: 'Wczytujemy zamówienia',
    empty: 'Nie masz jeszcze zamówień na tym koncie.',
    report: 'Raport',
    track: 'Status',
    on: (name: string) => `: ${name}`,
    number: (id: string) => `nr ${id}`,
    more: (n: number) => `Pokaż jeszcze ${counted(n, 'zamówienie', 'zamówienia', 'zamówień')}`,
    invoiceFor: (company: string) => `Faktura: ${company}`,
    chosen: 'W panelu',
    watched: 'Monitorujemy',
    choose: 'Pokaż w panelu i monitoruj',
    strange: 'To zamówienie złożono z Twoim e-mailem, ale bez logowania. Raport nie pojawi się w panelu, dopóki go nie przyjmiesz.',
    accept: 'To moje zamówienie',
    refund: { requested: 'Zwrot zlecony', refunded: 'Zwrócono' },
  },
  history: {
    title: 'Historia subskrypcji',
    loading: 'Wczytujemy historię subskrypcji',
    empty: 'Nie masz jeszcze żadnej subskrypcji.',
    now: 'obecnie',
    range: (start: string, end: string) => `${start} - ${end}`,
    active: 'Aktywna',
    ended: 'Zakończona',
  },
  pricing: {
    title: 'Wybierz plan',
    all: 'Wszystkie plany i ceny',
    mine: 'To Twój obecny plan.',
    lead: 'Okres próbny obejmuje codzienny monitoring i alerty e-mail. Jest bezpłatny, na razie nie ma daty końca i nie przechodzi sam w płatny plan.',
    plans: {
      history: {
        text: 'Analiza przeszłości: 1 miesiąc, 6 miesięcy lub pełna historia, z raportem PDF.',
        price: `od ${money(PLAN_PRICES.history, true)}`,
        note: `Zacznij od raportu wizerunku za ${money(PRICE_GROSZE, true)}.`,
        go: 'Zamów raport',
      },
      future: {
        text: 'Codzienny monitoring, powiadomienia e-mail, analiza sentymentu AI i raporty miesięczne.',
        price: money(PLAN_PRICES.future, true),
        note: 'Jeszcze go nie sprzedajemy. Zapisz się, a napiszemy, gdy ruszy.',
        go: 'Zapisz się na listę',
      },
      alert: {
        text: 'Monitoring w czasie rzeczywistym, natychmiastowe alerty SMS i e-mail, interwencja prawników, usuwanie treści.',
        price: money(PLAN_PRICES.alert, true),
        note: 'Jeszcze go nie sprzedajemy. Zapisz się, a napiszemy, gdy ruszy.',
        go: 'Zapisz się na listę',
      },
    },
  },
  tooLong: (max: number) => `Skróć słowa kluczowe do ${max} znaków.`,
});

export const profileToasts = {
  saved: { title: 'Profil zaktualizowany', text: 'Zmiany zostały zapisane pomyślnie.' },
  failed: { title: 'Błąd aktualizacji', text: 'Nie udało się zaktualizować profilu. Spróbuj ponownie.' },
  link: (email: string) => ({ title: 'Sprawdź skrzynkę', text: `Link do zmiany hasła wysłaliśmy na ${email}.` }),
  ordersFailed: { title: 'Nie udało się zapisać', text: 'Spróbuj ponownie za chwilę.' },
  linkFailed: { title: 'Błąd', text: 'Nie udało się wysłać linku. Spróbuj ponownie za chwilę.' },
};
