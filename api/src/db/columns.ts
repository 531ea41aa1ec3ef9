import { integer } from 'drizzle-orm/sqlite-core';

/** A moment, stored as Unix milliseconds and read as a `Date`. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });
