import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeNext, signInFrom } from '#contract/addresses.ts';
import { $dashboard, loadDashboard } from '../src/stores/dashboard.ts';
import { $session, forgetUser, loadSession, logout } from '../src/stores/session.ts';
import { reopenSignIn, signInForm } from '../src/stores/sign-in.ts';
import { openSignedIn } from '../src/stores/signed-in.ts';
import { $toast, showStoredToast } from '../src/stores/toasts.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const USER = 'GET /api/user';
const LOGIN = 'POST /api/login';
const nobody = { status: 401, body: { code: 'unauthenticated', message: 'Zaloguj się, żeby to zobaczyć.', requestId: 'r' } };
const anna = { body: { id: 'u-1', firstName: 'Anna', lastName: 'Kowalska', email: 'anna@example.com' } };

beforeEach(() => {
  vi.useFakeTimers();
  forgetUser();
  $toast.set(null);
  for (const field of ['email', 'password'] as const) signInForm.set(field, '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who is signed in', () => {
  it('is asked once for all islands and again only after five minutes', async () => {
    const api = fakeApi({ [USER]: anna });
    await Promise.all([loadSession(), loadSession(), loadSession()]);
    expect(api.count('/api/user')).toBe(1);
    await vi.advanceTimersByTimeAsync(299_000);
    await loadSession();
    expect(api.count('/api/user')).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await loadSession();
    expect(api.count('/api/user')).toBe(2);
  });

  it('is nobody when the server answers 401, and that is remembered too', async () => {
    const api = fakeApi({ [USER]: nobody });
    expect(await loadSession()).toEqual({ state: 'visitor' });
    await loadSession();
    expect(api.count('/api/user')).toBe(1);
  });

  it('is not known while the server cannot answer: nobody is sent away, and the next question is asked', async () => {
    const page = fakePage('/settings');
    const api = fakeApi({ [USER]: [{ status: 503, body: {} }, anna, new Error('offline')] });
    expect(await openSignedIn()).toBeNull();
    expect($session.get().state).toBe('unreachable');
    expect(page.went).toEqual([]);
    expect(await openSignedIn()).toMatchObject({ firstName: 'Anna' });
    expect(api.count('/api/user')).toBe(2);
    // Whoever is known stays so when a later question finds no answer.
    await vi.advanceTimersByTimeAsync(301_000);
    expect((await loadSession()).state).toBe('user');
    expect(api.count('/api/user')).toBe(3);
  });

  it('is forgotten before the page leaves through the server', async () => {
    const page = fakePage('/dashboard');
    const api = fakeApi({ [USER]: [anna, nobody] });
    await loadSession();
    page.tab.set('lustro.onboarding', 'what was typed');
    logout();
    expect(page.tab.size).toBe(0);
    expect($session.get()).toEqual({ state: 'loading' });
    expect(page.went).toEqual(['/api/logout']);
    await loadSession();
    expect(api.count('/api/user')).toBe(2);
  });
});

describe('signing in', () => {
  it('asks nobody when a field is empty, and says so', async () => {
    fakePage('/auth');
    const api = fakeApi({});
    signInForm.set('email', 'anna@example.com');
    await signInForm.submit();
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd', text: 'Proszę wypełnić wszystkie pola' });
    expect(Object.keys(signInForm.$errors.get())).toEqual(['password']);
    expect(api.calls).toEqual([]);
  });

  it("shows the server's sentence and keeps what was typed", async () => {
    const page = fakePage('/auth');
    fakeApi({ [LOGIN]: { status: 401, body: { code: 'wrong_credentials', message: 'Nieprawidłowy e-mail lub hasło.', requestId: 'r' } } });
    signInForm.set('email', 'anna@example.com');
    signInForm.set('password', 'nie to hasło');
    await signInForm.submit();
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd logowania', text: 'Nieprawidłowy e-mail lub hasło.' });
    expect(signInForm.$values.get()).toEqual({ email: 'anna@example.com', password: 'nie to hasło' });
    expect(page.went).toEqual([]);
  });

  it('welcomes, remembers the user and goes on after a tenth of a second', async () => {
    const page = fakePage('/auth?next=%2Freport%2Fabc%3Fa%3D1');
    const left = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => left.get(key) ?? null,
      setItem: (key: string, value: string) => left.set(key, value),
      removeItem: (key: string) => left.delete(key),
    });
    const api = fakeApi({ [LOGIN]: anna });
    signInForm.set('email', 'anna@example.com');
    signInForm.set('password', 'cztery losowe słowa');
    const sent = signInForm.submit();
    await vi.advanceTimersByTimeAsync(99);
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Zalogowano pomyślnie!', text: 'Witaj, Anna. Dobrze Cię widzieć.' });
    expect(page.went).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(page.went).toEqual(['/report/abc?a=1']);
    expect(await loadSession()).toMatchObject({ state: 'user', user: { firstName: 'Anna' } });
    expect(api.calls.map((call) => call.path)).toEqual(['/api/login']);

    // The page that follows says it once more, and only once.
    $toast.set(null);
    showStoredToast();
    expect($toast.get()?.title).toBe('Zalogowano pomyślnie!');
    $toast.set(null);
    showStoredToast();
    expect($toast.get()).toBeNull();
  });

  it('sends those who have signed in since a kept page was left to the dashboard, and leaves others', async () => {
    const page = fakePage('/auth');
    fakeApi({ [USER]: [nobody, anna] });
    await reopenSignIn();
    expect(page.went).toEqual([]);
    await reopenSignIn();
    expect(page.went).toEqual(['/dashboard']);
  });

  it('keeps the fragment that came along with a redirect', async () => {
    fakeApi({ [USER]: anna });
    const page = fakePage('/auth?next=%2Fsettings#alerts');
    await reopenSignIn();
    expect(page.went).toEqual(['/settings#alerts']);
  });

  it.each([
    ['/report/abc#source-3', '/report/abc#source-3'],
    [null, '/dashboard'],
    ['', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/\t/evil.example', '/dashboard'],
    ['/x/..//evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/auth?next=/auth', '/dashboard'],
    ['/auth.html', '/dashboard'],
    ['/', '/dashboard'],
    ['/api/logout', '/dashboard'],
  ])('returns only to pages of this site: %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });

  it('keeps the way back short when it is the usual one', () => {
    expect(signInFrom('/dashboard')).toBe('/auth');
    expect(signInFrom('/dashboard#alerts')).toBe('/auth?next=%2Fdashboard%23alerts');
  });
});

describe('the pages of an account', () => {
  it.each(['/dashboard', '/settings?a=1', '/dashboard#alerts'])('send visitors to sign in and back: %s', async (address) => {
    const page = fakePage(address);
    fakeApi({ [USER]: nobody });
    expect(await openSignedIn()).toBeNull();
    expect(page.went).toEqual([signInFrom(address)]);
  });

  it('show what the server has, also when there is no analysis yet', async () => {
    fakePage('/dashboard');
    fakeApi({ 'GET /api/user/dashboard': { body: { user: anna.body, analysis: null } } });
    await loadDashboard();
    expect($dashboard.get()).toMatchObject({ state: 'ready', data: { analysis: null } });
  });

  it('say what could not be loaded, and load again on request', async () => {
    fakePage('/dashboard');
    fakeApi({ 'GET /api/user/dashboard': [{ status: 500, body: {} }, { body: { user: anna.body, analysis: null } }] });
    await loadDashboard();
    expect($dashboard.get().state).toBe('failed');
    await loadDashboard();
    expect($dashboard.get().state).toBe('ready');
  });

  it('lead back when the session ended meanwhile', async () => {
    const page = fakePage('/dashboard#alerts');
    fakeApi({ [USER]: anna, 'GET /api/user/dashboard': nobody });
    await loadSession();
    await loadDashboard();
    expect(page.went).toEqual(['/auth?sessionEnded=1&next=%2Fdashboard%23alerts']);
    expect($session.get().state).toBe('loading');
  });
});
