/** Sentences and turns that the stories of the gate share: what a page says, and how a printed sentence names it. */
import type { Seen } from './gate-world.ts';

/** The day of every page, as printed. */
export const DAY = '01.06.2026';
export const FAR = 'Obok stoi rower. '.repeat(60);
export const BAD = 'Jan Kowalski rozczarował inwestora, a dom jest fatalnie wykończony.';
export const GOOD = 'Mieszkańcy chwalą Jana Kowalskiego za świetną bibliotekę.';
export const PLAIN = 'Wykład w sobotę poprowadził architekt Jan Kowalski.';
export const ANSWER = 'Jan Kowalski oświadczył, że dom zostanie naprawiony.';
export const CHARGE = 'Prokuratura postawiła Janowi Kowalskiemu zarzut oszustwa.';
export const END = 'Prokuratura umorzyła śledztwo w sprawie Jana Kowalskiego.';
export const quoteIn = (text: string) => text.replace(/\.$/, '');
export const place = (n: number) => `gazeta-${n}.test, ${DAY}`;
export const coverage = { basis: 'coverage' } as const;
export const rule = { basis: 'rule' } as const;
export const dates = (...list: (string | null)[]): Seen[] => list.map((date) => ({ date }));
/** A search that failed: nothing may be denied. */
export const unanswered = { ledger: { coverage: [{ source: 'searxng', query: 'x', status: 'failed', found: 0, detail: null }] as never } };
