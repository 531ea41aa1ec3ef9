/** Text as searches compare it: lower case, without diacritics. Also a function of the database, since SQLite's own knows ASCII alone. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
