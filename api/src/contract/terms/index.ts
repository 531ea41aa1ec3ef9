/** Every version of the Regulamin, the newest first, and the documents made of it. For the build and the server: pages that ship script take the version alone, from `consents.ts`. */
import { COMPANY } from '../company.ts';
import { terms20261121 } from './terms-2026-11-21.ts';
import { terms20261123 } from './terms-2026-11-23.ts';
import { terms20261124 } from './terms-2026-11-24.ts';
import type { Company, Terms } from './types.ts';

export { type Clause, runsOf, type Terms } from './types.ts';

export const TERMS: readonly [(company: Company) => Terms, ...((company: Company) => Terms)[]] = [terms20261124, terms20261123, terms20261121];
export const CURRENT_TERMS: Terms = TERMS[0](COMPANY);

/** A version of the Regulamin, or null when there was none. */
export const termsOf = (version: string): Terms | null => TERMS.map((make) => make(COMPANY)).find((terms) => terms.version === version) ?? null;

/** The annexes alone make the model form. */
export const ANNEXES = ['c15', 'c16'] as const;

export const LEGAL_DOCUMENTS = ['regulamin', 'formularz-odstapienia'] as const;
/** A document by name and version of the Regulamin. */
export type LegalDocument = { name: (typeof LEGAL_DOCUMENTS)[number]; version: string };
/** Its file's name; also its address on the site. */
export const legalFileName = ({ name, version }: LegalDocument): string => `${name}-${version}.pdf`;
