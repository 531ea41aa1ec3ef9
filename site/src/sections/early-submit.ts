/**
 * Inline script that holds back what is submitted before the form's island is hydrated; the island sends it then (`sentEarly`). Its
 * fields are uncontrolled: hydration would otherwise set them back to what the server drew.
 */
import { createHash } from 'node:crypto';

export const EARLY_SUBMIT = `addEventListener('submit',(e)=>{if(!e.defaultPrevented){e.preventDefault();e.target.dataset.early=''}})`;

/** The script's hash for the page's CSP. */
export const EARLY_SUBMIT_HASH = `sha256-${createHash('sha256').update(EARLY_SUBMIT).digest('base64')}` as const;
