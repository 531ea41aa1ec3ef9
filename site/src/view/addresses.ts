/** Where a signed-in person goes next. Pure. */

const BASE = 'https://site.invalid';

/** Default landing place after sign-in. */
export const HOME = '/dashboard';

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
  if (url.origin !== BASE || url.pathname.startsWith('//') || /^\/(auth|nowe-haslo|api)(\/|$)/.test(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** Sign-in page that leads back to `path`. */
export const signInFrom = (path: string): string => (path === HOME ? '/auth' : `/auth?next=${encodeURIComponent(path)}`);
