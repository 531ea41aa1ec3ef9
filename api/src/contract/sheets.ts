/** Tables to take away. */
import { z } from 'zod';
import { SHEET_FORMATS } from './choices.ts';
import { mentionsQuery } from './monitoring.ts';

/** `GET /api/monitoring/mentions/export` — all mentions that the list's filters leave, newest first. */
export const mentionsExportQuery = mentionsQuery.omit({ cursor: true }).extend({ format: z.enum(SHEET_FORMATS) });
/** `GET /api/reports/sources/{orderId}` — the sources of a report. */
export const sheetQuery = z.object({ format: z.enum(SHEET_FORMATS) });
