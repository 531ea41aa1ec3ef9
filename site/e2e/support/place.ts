/** Where the browser tests run: one server for all of them, and its fresh data folder. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** E2E_PORT lets two checkouts on one machine test at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4398);
export const BASE = `http://localhost:${PORT}`;
/** Emptied by the runner at every start. */
export const RESULTS = join(ROOT, 'test-results');
export const DATA_DIR = join(RESULTS, 'data');
/** Number of the order that the first story leaves finished, for those that only read a report. */
export const FINISHED = join(RESULTS, 'finished-order.json');
/** The same of a report with set-aside pages, made beside it. */
export const DELIVERED = join(RESULTS, 'delivered-order.json');
