/** Inline script that holds back a submit before the form's island is hydrated; the island repeats it (`sentEarly`). */
import { createHash } from 'node:crypto';

export const EARLY_SUBMIT = `addEventListener('submit',(e)=>{if(!e.defaultPrevented){e.preventDefault();e.target.dataset.early=''}})`;

/** The script's hash for the page's CSP. */
export const EARLY_SUBMIT_HASH = `sha256-${createHash('sha256').update(EARLY_SUBMIT).digest('base64')}` as const;
