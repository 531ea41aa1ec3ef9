/** Calendar days of Polish time, as `YYYY-MM-DD`. */
import { addHours } from 'date-fns/addHours';
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds';
import { subHours } from 'date-fns/subHours';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' });
export const DAY_MS = hoursToMilliseconds(24);

/** The Polish calendar day of a moment. */
export const polishDay = (at: Date): string => format.format(at);

/** The day `days` days later; earlier with a negative number. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Midnight in Poland: 22:00 UTC of the day before in summer, 23:00 in winter. */
export function startOfPolishDay(day: string): Date {
  const summer = subHours(new Date(`${day}T00:00:00Z`), 2);
  return polishDay(summer) === day ? summer : addHours(summer, 1);
}

/** Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });
/** Hour of the day in Poland, 0–23. */
export const polishHour = (at: Date): number => Number(hour.format(at));

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
