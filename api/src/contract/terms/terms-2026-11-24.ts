/**
 * Regulamin, version of 24 November 2026: § 6 tells of links that show a report to others, and of its signature. A draft: a lawyer reviews it
 * before anything is sold. Orders keep the version they accepted, so its words change only as a new file (docs/operations.md); a test
 * holds them by their digest.
 */
import { terms20261123 } from './terms-2026-11-23.ts';
import type { Company, Terms } from './types.ts';

const ADDED = [
  'Raport albo jego część możesz pokazać innym linkiem do strony /wglad. Wybierasz, co link pokazuje i do którego dnia; w każdej chwili możesz go zakończyć. Za to, komu go przekazujesz, odpowiadasz Ty: link do Raportu o innej osobie przekazuj tylko w celu podanym w zamówieniu.',
  'Raport ma nasz podpis cyfrowy; nie jest to kwalifikowany podpis elektroniczny. Na stronie [/sprawdz](/sprawdz) każdy, kto ma plik, bezpłatnie sprawdzi, że pochodzi od nas i że nikt go nie zmienił. Podpis nie potwierdza, że treści cytowanych stron są prawdziwe.',
];

export function terms20261124(company: Company): Terms {
  const { clauses } = terms20261123(company);
  return { version: '2026-11-24', clauses: clauses.map((clause) => (clause.id === 'c6' ? { ...clause, items: [...(clause.items ?? []), ...ADDED] } : clause)) };
}
