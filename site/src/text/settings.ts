/** Polish copy of the settings page, of the export and of the deletion of an account. */
import { PRICE_GROSZE, RETENTION } from '#contract/constants.ts';
import { counted, dateLong, dateTime, decimal, money } from '#contract/format.ts';
import type { Flag } from '#contract/profile.ts';
import { typeset } from './typeset.ts';

export const settingsText = typeset({
  title: 'Ustawienia',
  device: 'Przełączniki działają od razu na tym urządzeniu. „Zapisz wszystkie zmiany” stosuje je też do e-maili i monitoringu.',
  parts: 'Części ustawień',
  groups: { notifications: 'Powiadomienia', monitoring: 'Monitoring', sources: 'Źródła danych' },
  flags: {
    emailAlerts: { label: 'Alerty e-mail', text: 'Wyślemy list, gdy pojawi się nowy alert — najwyżej jeden na godzinę.' },
    pushNotifications: { label: 'Powiadomienia w przeglądarce', text: 'Krótki komunikat na ekranie, gdy masz otwarte Lustro.' },
    redAlertNotifications: { label: 'Powiadomienia Red Alert', text: 'Alerty krytyczne i wysokie od razu, o każdej porze.' },
    weeklyReports: { label: 'Raporty tygodniowe', text: 'Podsumowanie tygodnia w poniedziałek rano.' },
    dailyMonitoring: { label: 'Codzienny monitoring', text: 'Raz dziennie sprawdzamy, czy pojawiło się coś nowego.' },
    realTimeMonitoring: { label: 'Monitoring w czasie rzeczywistym', text: 'Skanowanie co godzinę. Wymaga planu Red Alert.' },
    publicDataOnly: {
      label: 'Tylko dane publiczne',
      text: 'Czytamy to, co każdy może zobaczyć bez logowania. Po wyłączeniu dołączamy też strony i profile, których adresy podasz w profilu.',
    },
    socialMediaScanning: { label: 'Media społecznościowe', text: 'Publiczne profile i wpisy w serwisach, które na to pozwalają.' },
    newsMonitoring: { label: 'Portale informacyjne', text: 'Wiadomości ogólnopolskie, lokalne i branżowe.' },
    blogMonitoring: { label: 'Blogi i fora', text: 'Blogi, fora i serwisy z wpisami użytkowników.' },
  } satisfies Record<Flag, { label: string; text: string }>,
  saveAll: 'Zapisz wszystkie zmiany',
  saving: 'Zapisujemy…',
  savedAt: (iso: string) => `Na koncie zapisano ${dateTime(iso)}.`,
  neverSaved: 'Na koncie nic jeszcze nie zapisano; do e-maili i monitoringu stosujemy ustawienia domyślne.',
  unsaved: (labels: string[]) => `Niezapisane na koncie: ${labels.join(', ')}. E-maile i monitoring zmienią się, gdy zapiszesz wszystkie zmiany.`,
  restore: 'Przywróć domyślne',
  ask: { title: 'Przywrócić ustawienia domyślne?', text: 'Twój wybór zostanie zastąpiony.', yes: 'Przywróć', no: 'Anuluj', cross: 'Zamknij pytanie' },
  data: 'Twoje dane',
  dataText: 'Możesz pobrać wszystko, co o Tobie przechowujemy, albo usunąć konto razem z danymi.',
});

export const settingsToasts = {
  toggled: { title: 'Ustawienie zapisane' },
  saved: { title: 'Ustawienia zapisane', text: 'Wszystkie zmiany zostały zapisane pomyślnie.' },
  saveFailed: { title: 'Błąd', text: 'Nie udało się zapisać ustawień. Na tym urządzeniu zostały bez zmian.' },
  restored: { title: 'Przywrócono ustawienia domyślne' },
  noStorage: { title: 'Błąd', text: 'Ta przeglądarka nie pozwala zapamiętać ustawień. Zapisz je na koncie.' },
};

export const exportText = typeset({
  button: 'Eksportuj dane',
  title: 'Pobierz swoje dane',
  text: 'Przygotujemy archiwum ZIP: wszystko, co o Tobie przechowujemy (JSON), i Twoje raporty (PDF).',
  start: 'Przygotuj archiwum',
  again: 'Przygotuj nowe archiwum',
  working: 'Przygotowujemy archiwum…',
  ready: (size: string) => `Archiwum jest gotowe (${size}).`,
  /** For an archive whose size is unknown. */
  readyPlain: 'Archiwum jest gotowe.',
  until: (iso: string) => `Można je pobrać do ${dateLong(iso)}`,
  kept: `Archiwum usuwamy po ${counted(RETENTION.exportDays, 'dniu', 'dniach', 'dniach')}.`,
  download: 'Pobierz ZIP',
  mail: (email: string) => `To potrwa dłużej. Możesz zamknąć stronę — link wyślemy na ${email}.`,
  error: 'Nie udało się przygotować archiwum. Spróbuj ponownie.',
  gone: 'Tego archiwum już nie ma. Przygotuj nowe.',
  close: 'Zamknij',
  cross: 'Zamknij pobieranie danych',
  loading: 'Sprawdzamy, czy archiwum jest gotowe',
  size: (bytes: number) => (bytes < 100_000 ? `${decimal(Math.max(bytes, 100) / 1_000, 1)}\u00a0kB` : `${decimal(bytes / 1_000_000, 1)}\u00a0MB`),
});

export const exportToasts = {
  started: { title: 'Przygotowujemy archiwum', text: 'Damy znać, gdy będzie gotowe.' },
  failed: { title: 'Błąd eksportu', text: 'Spróbuj ponownie za chwilę.' },
};

export const deleteText = typeset({
  button: 'Usuń dane',
  title: 'Usunąć konto i dane na zawsze?',
  text: 'Znikną: konto, profil, wzmianki, alerty, raporty i pliki PDF. Nie da się tego cofnąć ani odtworzyć.',
  keep: (iso: string) => `Zostaną tylko dane z faktur i płatności, bo wymagają tego przepisy podatkowe — do ${dateLong(iso)}`,
  running: (n: number) =>
    n === 1
      ? `Masz zamówienie w toku. Usunięcie danych zatrzyma je, a my zwrócimy ${money(PRICE_GROSZE)}.`
      : `Masz ${counted(n, 'zamówienie', 'zamówienia', 'zamówień')} w toku. Usunięcie danych zatrzyma je, a my zwrócimy ${money(n * PRICE_GROSZE)}.`,
  export: 'Najpierw pobierz kopię danych',
  password: 'Wpisz hasło, żeby potwierdzić',
  empty: 'Podaj hasło.',
  wrong: 'Hasło się nie zgadza.',
  confirm: 'Usuń na zawsze',
  working: 'Usuwamy…',
  cancel: 'Anuluj',
  cross: 'Zamknij bez usuwania',
  loading: 'Sprawdzamy, co zostanie usunięte',
  previewFailed: 'Nie udało się sprawdzić, co zostanie usunięte.',
  retry: 'Spróbuj ponownie',
  doneTitle: 'Konto usunięte',
  done: (email: string) => `Konto i dane zostały usunięte. Potwierdzenie wysłaliśmy na ${email}.`,
  home: 'Wróć na stronę główną',
});

export const deleteToasts = { failed: { title: 'Błąd', text: 'Nie udało się usunąć danych. Nic nie zostało zmienione.' } };
