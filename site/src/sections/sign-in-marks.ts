/**
 * Inline script of /auth: marks on the root why the reader is here, from the query, and whether the browser has passkeys, before anything
 * is painted. What an island put in later would move the form under the pointer, and a click on its button would miss.
 */
import { createHash } from 'node:crypto';

export const SIGN_IN_MARKS = [
  `for(let a of ['loggedOut','sessionEnded'])if(new URLSearchParams(location.search).has(a))document.documentElement.dataset.arrival=a;`,
  `if(self.PublicKeyCredential)document.documentElement.dataset.passkeys=''`,
].join('');

/** The script's hash for the page's CSP. */
export const SIGN_IN_MARKS_HASH = `sha256-${createHash('sha256').update(SIGN_IN_MARKS).digest('base64')}` as const;
