export const LEGAL_DOCUMENTS = ['regulamin', 'formularz-odstapienia'] as const;
/** A document by name and version of the Regulamin. */
export type LegalDocument = { name: (typeof LEGAL_DOCUMENTS)[number]; version: string };
