import type { Cookie, Page } from 'playwright/test';

export const DEMO = { email: 'demo@lustro.example', password: 'lustro-demo' };

let cookies: Cookie[] | null = null;

/**
 * Signs the demo account in without the sign-in page: the server decides who sees which page before it is sent. One
 * session for all stories of a process, because tries to sign in are counted.
 */
export async function signedIn(page: Page): Promise<void> {
  if (cookies) {
    await page.context().addCookies(cookies);
    // A story that signs out ends the session for those after it.
    if ((await page.request.get('/api/auth/user')).ok()) return;
  }
  const answer = await page.request.post('/api/login', { data: DEMO });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  cookies = await page.context().cookies();
}
