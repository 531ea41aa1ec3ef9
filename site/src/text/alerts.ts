/** Polish copy of alerts: the card and the toasts. */
import { counted, integer } from '#contract/format.ts';
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
    reopen: 'Przywróć',
    status: { resolved: 'rozwiązany', dismissed: 'odrzucony', active: 'aktywny' } satisfies Record<AlertStatus, string>,
  },
  rules: {
    title: 'Własne reguły alertów',
    lead: 'Podaj słowa, na przykład nazwę produktu albo serwisu. Gdy pojawi się nowa wzmianka, która je zawiera w dowolnej formie, damy znać.',
    words: 'Słowa reguły',
    add: 'Dodaj regułę',
    adding: 'Dodajemy…',
    remove: 'Usuń',
    removeOf: (words: string) => `: „${words}”`,
    count: (n: number, limit: number) => `${integer(n)} z ${counted(limit, 'reguły', 'reguł', 'reguł')} w Twoim planie.`,
    empty: 'Nie masz jeszcze żadnej reguły.',
    full: 'Masz już tyle reguł, ile obejmuje Twój plan. Żeby dodać następną, usuń jedną z nich.',
    short: 'Wpisz co najmniej dwa znaki, w tym literę lub cyfrę.',
    loading: 'Wczytujemy reguły',
    since: (day: string) => `od ${day}`,
  },
  created: (dateTime: string) => `Utworzono ${dateTime}`,
  more: (n: number) => `Pokaż jeszcze ${counted(n, 'alert', 'alerty', 'alertów')}`,
  evidence: (n: number) => `Pokaż wzmianki (${n})`,
  allEvidence: 'Zobacz wszystkie wzmianki tego alertu',
  loading: 'Wczytujemy alerty',
});

export const alertToasts = {
  fresh: (n: number) => (n === 1 ? 'Nowy alert' : `${counted(n, 'nowy alert', 'nowe alerty', 'nowych alertów')}`),
  done: { resolve: 'Alert rozwiązany', dismiss: 'Alert odrzucony' },
  undone: 'Alert wrócił na listę',
  ruleAdded: 'Reguła dodana',
  ruleRemoved: 'Reguła usunięta',
  notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',
  failed: {
    resolve: { title: ERROR_TITLE, text: 'Nie udało się rozwiązać alertu.' },
    dismiss: { title: ERROR_TITLE, text: 'Nie udało się odrzucić alertu.' },
    rule: { title: ERROR_TITLE },
    undo: { title: ERROR_TITLE, text: 'Nie udało się cofnąć. Spróbuj ponownie.' },
  },
};
