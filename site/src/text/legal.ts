/** Copy around the legal texts. */
import { typeset } from './typeset.ts';

/** The list of a long text's clauses. */
export const contents = 'Spis treści';

export const terms = typeset({
  title: 'Regulamin',
  note: (day: string, version: string) => `Obowiązuje od ${day} Wersja ${version}.`,
  pdf: 'Pobierz PDF',
  form: 'Wzór formularza odstąpienia',
  older: 'Poprzednie wersje',
  version: (version: string) => `Wersja ${version} (PDF)`,
});
