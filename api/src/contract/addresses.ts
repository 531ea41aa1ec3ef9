/** Which pages need a session, and where a signed-in person goes next. Known to the server, which decides first, and to the pages. Pure. */

const BASE = 'https://site.invalid';

/** Default landing place after sign-in. */
export const HOME = '/dashboard';
export const SIGN_IN = '/auth';

/** The link of the visitor's top bar as the built pages hold it, and what a signed-in person gets in its place. */
export const SIGN_IN_LINK = `<a href="${SIGN_IN}">Zaloguj się</a>`;
export const DASHBOARD_LINK = `<a href="${HOME}">Dashboard</a>`;

/** Pages that only a signed-in person gets to see. */
export const SIGNED_IN_PAGES = [HOME, '/profile', '/profile-dashboard', '/settings', '/admin', '/wzmianki', '/porownanie'] as const;

/** Pages whose address holds an order's id or a token: a key for whoever knows it. */
export const KEY_PAGES = ['/report', '/wglad', '/tracking', '/checkout', '/thank-you', '/nowe-haslo', '/wypisz', '/zapis', '/rezygnacja'] as const;

/**
 * The path to return to after sign-in: only a path of this site, never a sign-in page (that would turn in circles) nor
 * the API. Anything else gives the dashboard.
 */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\s]/.test(next)) return HOME;
  let url: URL;
  try {
    url = new URL(next, BASE);
  } catch {
    return HOME;
  }
  if (url.origin !== BASE || url.pathname.startsWith('//') || /^\/(?:$|(?:auth|nowe-haslo|api)(?:\.html)?(?:\/|$))/.test(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** Sign-in page that leads back to `path`. */
export const signInFrom = (path: string): string => (path === HOME ? SIGN_IN : `${SIGN_IN}?next=${encodeURIComponent(path)}`);

/** Sign-in page that says first that the session has ended. */
export const sessionEndedFrom = (path: string): string => `${SIGN_IN}?sessionEnded=1&next=${encodeURIComponent(path)}`;
