/** Polish copy of alerts: the card and the toasts. */
import { counted } from '#contract/format.ts';
import type { AlertStatus, Severity } from '#contract/monitoring.ts';
import { ERROR_TITLE } from './common.ts';
import { typeset } from './typeset.ts';

export const alertsText = typeset({
  title: 'Aktywne alerty',
  severity: { critical: 'Krytyczny', high: 'Wysoki', medium: 'Średni', low: 'Niski' } satisfies Record<Severity, string>,
  empty: {
    title: 'Brak aktywnych alertów',
    text: (ago: string) => `Twój wizerunek jest bezpieczny. Ostatnie sprawdzenie: ${ago}.`,
    never: 'Monitoring jeszcze nie ruszył.',
  },
  resolve: 'Rozwiąż',
  dismiss: 'Odrzuć',
  resolveHelp: 'Sprawa załatwiona — zniknie z listy.',
  dismissHelp: 'To nie jest problem — nie przypominaj o tym.',
  now: 'Co teraz:',
  dismissed: (title: string) => `Odrzucono: „${title}”.`,
  undo: 'Cofnij',
  spark: (counts: number[]) => `Wzmianki dzień po dniu: ${counts.join(', ')}`,
  history: {
    title: 'Historia alertów',
    empty: 'Nie ma jeszcze zamkniętych alertów.',
    loading: 'Wczytujemy historię alertów',
    status: { resolved: 'rozwiązany', dismissed: 'odrzucony', active: 'aktywny' } satisfies Record<AlertStatus, string>,
  },
  created: (dateTime: string) => `Utworzono ${dateTime}`,
  evidence: (n: number) => `Pokaż wzmianki (${n})`,
  allEvidence: 'Zobacz wszystkie wzmianki tego alertu',
  loading: 'Wczytujemy alerty',
});

export const alertToasts = {
  fresh: (n: number) => (n === 1 ? 'Nowy alert' : `${counted(n, 'nowy alert', 'nowe alerty', 'nowych alertów')}`),
  done: { resolve: 'Alert rozwiązany', dismiss: 'Alert odrzucony' },
  undone: 'Alert wrócił na listę',
  failed: {
    resolve: { title: ERROR_TITLE, text: 'Nie udało się rozwiązać alertu.' },
    dismiss: { title: ERROR_TITLE, text: 'Nie udało się odrzucić alertu.' },
    undo: { title: ERROR_TITLE, text: 'Nie udało się cofnąć. Spróbuj ponownie.' },
  },
};
