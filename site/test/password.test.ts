import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $passwordView, askForLink, checkLink, forgotForm, openPassword, setPasswordForm } from '../src/stores/password.ts';
import { forgetUser, loadSession } from '../src/stores/session.ts';
import { $toast } from '../src/stores/toasts.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const TOKEN = 'a1b2c3d4e5f6a7b8c9d0e1f2';
const ADDRESS = `/nowe-haslo?token=${TOKEN}`;
const CHECK = 'GET /api/set-password';
const SET = 'POST /api/set-password';
const good = { body: { email: 'anna@example.com', firstTime: true } };
const expired = { status: 410, body: { code: 'link_expired', message: 'Ten link wygasł albo ktoś już z niego skorzystał.', requestId: 'r' } };

function type(password: string, repeat = password) {
  setPasswordForm.set('password', password);
  setPasswordForm.set('repeat', repeat);
}

beforeEach(() => {
  vi.useFakeTimers();
  $toast.set(null);
  $passwordView.set({ step: 'opening' });
  forgotForm.set('email', '');
  type('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetUser();
});

describe('a forgotten password', () => {
  it('is asked for by e-mail, and the answer tells nothing about the account', async () => {
    fakePage('/nowe-haslo');
    const api = fakeApi({ 'POST /api/forgot-password': { body: { sent: true } } });
    await openPassword();
    expect($passwordView.get()).toEqual({ step: 'ask' });
    forgotForm.set('email', 'to nie adres');
    await forgotForm.submit();
    expect(forgotForm.$errors.get().email).toContain('Sprawdź adres e-\u2060mail');
    expect(api.calls).toEqual([]);
    forgotForm.set('email', 'anna@example.com');
    await forgotForm.submit();
    expect(api.calls[0]?.body).toEqual({ email: 'anna@example.com' });
    expect($passwordView.get()).toEqual({ step: 'sent' });
  });

  it('keeps the form when too many letters were asked for', async () => {
    fakePage('/nowe-haslo');
    fakeApi({ 'POST /api/forgot-password': { status: 429, body: { code: 'too_many_attempts', message: 'Za dużo prób w krótkim czasie.', requestId: 'r' } } });
    await openPassword();
    forgotForm.set('email', 'anna@example.com');
    await forgotForm.submit();
    expect($toast.get()).toMatchObject({ style: 'error', text: 'Za dużo prób w krótkim czasie.' });
    expect($passwordView.get()).toEqual({ step: 'ask' });
  });
});

describe('the link from the letter', () => {
  it('opens the form for its account and leaves the address bar', async () => {
    const page = fakePage(ADDRESS);
    fakeApi({ [CHECK]: good });
    await openPassword();
    expect($passwordView.get()).toEqual({ step: 'set', link: good.body });
    expect(page.location.href).not.toContain(TOKEN);
  });

  it('that was used or is too old offers a new one', async () => {
    fakePage(ADDRESS);
    fakeApi({ [CHECK]: expired });
    await openPassword();
    expect($passwordView.get()).toEqual({ step: 'expired' });
    askForLink();
    expect($passwordView.get()).toEqual({ step: 'ask' });
  });

  it('that could not be checked is not called expired, and can be checked again', async () => {
    fakePage(ADDRESS);
    fakeApi({ [CHECK]: [new Error('offline'), good] });
    await openPassword();
    expect($passwordView.get()).toEqual({ step: 'unreachable' });
    await checkLink();
    expect($passwordView.get().step).toBe('set');
  });

  it.each([
    ['jedenaście.', 'jedenaście.', { password: 'Hasło jest za krótkie. Dodaj jeszcze 1\u00a0znak.' }],
    ['krótkie', 'inne', { password: 'Hasło jest za krótkie. Dodaj jeszcze 5\u00a0znaków.', repeat: 'Hasła się różnią.' }],
    ['cztery losowe słowa', 'cztery losowe slowa', { repeat: 'Hasła się różnią.' }],
  ])('does not send %s', async (password, repeat, errors) => {
    fakePage(ADDRESS);
    const api = fakeApi({ [CHECK]: good });
    await openPassword();
    type(password, repeat);
    await setPasswordForm.submit();
    expect(setPasswordForm.$errors.get()).toEqual(errors);
    expect(api.count('/api/set-password')).toBe(1);
  });

  it('signs in with the new password and goes to the dashboard', async () => {
    const page = fakePage(ADDRESS);
    const api = fakeApi({ [CHECK]: good, [SET]: { body: { user: { firstName: 'Anna', email: 'anna@example.com' } } } });
    await openPassword();
    type('cztery losowe słowa');
    const sent = setPasswordForm.submit();
    await vi.advanceTimersByTimeAsync(100);
    await sent;
    expect(api.calls.at(-1)?.body).toEqual({ token: TOKEN, password: 'cztery losowe słowa' });
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Hasło zapisane. Od teraz logujesz się adresem anna@example.com.', text: '' });
    expect(page.went).toEqual(['/dashboard']);
    expect((await loadSession()).state).toBe('user');
  });

  it('names a password from the lists of attackers by its field', async () => {
    fakePage(ADDRESS);
    fakeApi({ [CHECK]: good, [SET]: { status: 422, body: { code: 'common_password', message: 'To hasło jest na listach.', requestId: 'r' } } });
    await openPassword();
    type('123456789012');
    await setPasswordForm.submit();
    expect(setPasswordForm.$errors.get()).toEqual({ password: 'To hasło jest na listach.' });
  });

  it('that expires while one types says so', async () => {
    fakePage(ADDRESS);
    fakeApi({ [CHECK]: good, [SET]: expired });
    await openPassword();
    type('cztery losowe słowa');
    await setPasswordForm.submit();
    expect($passwordView.get()).toEqual({ step: 'expired' });
  });
});
