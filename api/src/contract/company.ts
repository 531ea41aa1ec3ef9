/** The seller's data, in one place. Obvious placeholders until the owner fills them in. */
export const COMPANY = {
  brand: 'Lustro',
  name: 'Lustro sp. z o.o.',
  address: 'ul. Przykładowa 1, 00-000 Warszawa',
  nip: '000-000-00-00',
  regon: '000000000',
  krs: '0000000000',
  court: 'Sąd Rejonowy (do uzupełnienia), Wydział Gospodarczy KRS',
  capital: '0,00 zł (do uzupełnienia)',
  email: 'kontakt@lustro.example',
  privacyEmail: 'prywatnosc@lustro.example',
  phone: '+48 000 000 000',
  hours: 'dni robocze, 9:00–16:00',
  /** Who runs the server and keeps its backups, for the privacy policy. */
  hosting: '(do uzupełnienia)',
} as const;

/** Fields of a seller that still hold a placeholder. */
export const placeholdersIn = (seller: Record<string, string>): string[] =>
  Object.entries(seller).flatMap(([field, value]) => (/^\+?[\d\s-]*000[\s-]?000|^0+$|00-000|do uzupełnienia|\.example$/.test(value) ? [field] : []));
