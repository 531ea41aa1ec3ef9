/** Polish copy of sign-in and of the password pages. */
import { counted } from '#contract/format.ts';
import { typeset } from './typeset.ts';

export const authText = typeset({
  title: 'Zaloguj się',
  email: 'E-mail',
  password: 'Hasło',
  show: 'Pokaż hasło',
  hide: 'Ukryj hasło',
  submit: 'Zaloguj się',
  submitting: 'Logowanie…',
  forgot: 'Nie pamiętam hasła',
  infoTitle: 'Nie masz jeszcze konta?',
  info: 'Konto zakładamy automatycznie, gdy zamawiasz analizę wizerunku. Dane logowania przyjdą e-mailem.',
  order: 'Zamów analizę wizerunku',
  loggedOut: 'Wylogowano. Do zobaczenia.',
  sessionEnded: 'Sesja wygasła. Zaloguj się jeszcze raz, wrócisz w to samo miejsce.',
  spinner: 'Sprawdzamy, czy jesteś w swoim koncie',
  emailEmpty: 'Podaj adres e-mail.',
  emailInvalid: 'Sprawdź adres e-mail — powinien wyglądać tak: imie@example.com.',
  passwordEmpty: 'Podaj hasło.',
  toast: {
    empty: { title: 'Błąd', text: 'Proszę wypełnić wszystkie pola' },
    failed: 'Błąd logowania',
    done: { title: 'Zalogowano pomyślnie!', text: (firstName: string) => `Witaj, ${firstName}. Dobrze Cię widzieć.` },
  },
});

export const passwordText = typeset({
  pageTitle: 'Nowe hasło',
  forgot: {
    title: 'Ustaw nowe hasło',
    lead: 'Podaj adres e-mail konta. Wyślemy link, który działa godzinę.',
    submit: 'Wyślij link',
    submitting: 'Wysyłamy…',
    sent: 'Jeśli mamy konto z tym adresem, link jest już w drodze. Nie ma go po kilku minutach? Sprawdź folder ze spamem.',
    back: 'Wróć do logowania',
  },
  set: {
    checking: 'Sprawdzamy link…',
    titleFirst: 'Ustaw hasło',
    titleAgain: 'Ustaw nowe hasło',
    account: (email: string) => `Konto: ${email}`,
    password: 'Nowe hasło',
    help: 'Co najmniej 12 znaków. Najlepiej kilka przypadkowych słów.',
    repeat: 'Powtórz hasło',
    submit: 'Zapisz hasło i zaloguj',
    submitting: 'Zapisujemy…',
    short: (missing: number) => `Hasło jest za krótkie. Dodaj jeszcze ${counted(missing, 'znak', 'znaki', 'znaków')}.`,
    long: (max: number) => `Skróć hasło do ${counted(max, 'znaku', 'znaków', 'znaków')}.`,
    mismatch: 'Hasła się różnią.',
    expired: 'Ten link wygasł albo ktoś już z niego skorzystał.',
    newLink: 'Wyślij nowy link',
    done: (email: string) => `Hasło zapisane. Od teraz logujesz się adresem ${email}.`,
    others: 'Pozostałe urządzenia zostały wylogowane.',
    unreachable: 'Nie udało się sprawdzić linku. Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
    failed: 'Błąd',
  },
});
