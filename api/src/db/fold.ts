/** Text in lower case without diacritics, for comparing. Registered as an SQL function, since SQLite's `lower` is ASCII only. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
