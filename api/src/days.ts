/** Calendar days of Polish time, as `YYYY-MM-DD`. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' });
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The day it is in Poland at a moment. */
export const polishDay = (at: Date): string => format.format(at);

/** The day so many days later; earlier with a negative number. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The moment a Polish day begins: two hours before UTC's in summer, one in winter. */
export function startOfPolishDay(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return polishDay(summer) === day ? summer : new Date(summer.getTime() + HOUR_MS);
}

/** Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });
/** Hour of the Polish clock, 0–23. */
export const polishHour = (at: Date): number => Number(hour.format(at));

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
