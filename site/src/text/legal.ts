/** Copy around the legal texts. */
import { typeset } from './typeset.ts';

export const terms = typeset({
  title: 'Regulamin',
  note: (day: string, version: string) => `Obowiązuje od ${day} Wersja ${version}.`,
  pdf: 'Pobierz PDF',
  form: 'Wzór formularza odstąpienia',
  older: 'Poprzednie wersje',
  version: (version: string) => `Wersja ${version} (PDF)`,
});
