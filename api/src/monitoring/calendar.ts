/** Days by the Polish calendar as YYYY-MM-DD, and hours of the Polish clock. */

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });

export const DAY_MS = 86_400_000;

/** The Polish day of a moment. */
export const dayOf = (at: Date): string => DAY.format(at);
/** Hour of the Polish clock, 0–23. */
export const hourOf = (at: Date): number => Number(HOUR.format(at));
/** `day` moved by whole days; days have no time zone. */
export const addDays = (day: string, n: number): string => new Date(Date.parse(`${day}T12:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10);
/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
/** Whole days from `a` to `b`. */
export const daysApart = (a: string, b: string): number => Math.round((Date.parse(`${b}T12:00:00Z`) - Date.parse(`${a}T12:00:00Z`)) / DAY_MS);
