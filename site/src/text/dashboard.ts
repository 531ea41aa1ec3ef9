/** Polish copy of the signed-in area (first version). */
import { typeset } from './typeset.ts';

export const dashboardText = typeset({
  pageTitle: 'Dashboard',
  fallbackTitle: 'Panel użytkownika',
  title: 'Dashboard Wizerunku',
  loading: 'Ładowanie analizy...',
  /** While a case of the person described is open. */
  withheld: {
    title: 'Analiza jest wstrzymana',
    text: 'Wstrzymaliśmy ją do czasu rozpatrzenia zgłoszenia osoby, której dotyczy. Gdy sprawa się zakończy, napiszemy.',
  },
  empty: {
    title: 'Brak danych analizy',
    text: 'Twoja analiza jeszcze nie została zakończona. Skontaktuj się z nami aby uzyskać więcej informacji.',
    contact: 'Skontaktuj się z nami',
    retry: 'Spróbuj ponownie',
  },
});
