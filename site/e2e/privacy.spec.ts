import { errorMessage } from '#contract/errors.ts';
import { common } from '../src/text/common.ts';
import { forms } from '../src/text/forms.ts';
import { rights, unsubscribeText as t } from '../src/text/privacy.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { letterTo } from './support/letters.ts';
import { newEmail } from './support/orders.ts';

const TOKEN = 'a'.repeat(43);

test('Somebody described in a report asks: fields that are wrong are named, the request is confirmed here and by letter @once', async ({ page }) => {
  const email = newEmail('opisana');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: rights.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rights.title);
  const send = page.getByRole('button', { name: rights.submit });
  await expect(send).toBeEnabled();
  await expectSound(page, { dark: true, phone: true });

  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([rights.kindEmpty, rights.nameEmpty, forms.emailEmpty]);
  await page.getByRole('alert').getByRole('link', { name: rights.kindEmpty }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'sprzeciw' })).toBeChecked();
  await page.getByLabel(rights.name, { exact: true }).fill('Anna Kowalska');
  await page.getByLabel(rights.email).fill('nie-adres');
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([rights.reasonEmpty, forms.emailInvalid]);
  await expectSound(page, { phone: true });

  await page.getByLabel(rights.reason.label).fill('Jestem osobą prywatną.');
  await page.getByLabel(rights.email).fill(email);
  await page.getByLabel('pełnomocnik').check();
  await send.click();
  const sent = page.getByRole('status').filter({ hasText: rights.sentTitle });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(/Zgłoszenie\sLU-\d{4}-\w{6}\sprzyjęte/);
  await expectSound(page, { dark: true, phone: true });
  const letter = await letterTo(email, 'privacy-request');
  expect(letter.subject).toContain('LU-');
});

test('A request that cannot be sent keeps what was typed and says so @once', async ({ page, noise }) => {
  noise.allow(failedResource(429, 500));
  const replies = [refusal(500, 'internal', 'x'), refusal(429, 'too_many_attempts', errorMessage('too_many_attempts', '', 7))];
  await answer(page, '**/api/privacy-requests', () => replies.shift() ?? 'lost');
  await page.goto('/dane-w-raporcie');
  await page.getByLabel('usunięcia').check();
  await page.getByLabel(rights.name, { exact: true }).fill('Jan Nowak');
  await page.getByLabel(rights.email).fill('jan@example.com');
  for (const text of [rights.error, '7 minut']) {
    await page.getByRole('button', { name: rights.submit }).click();
    await expectToast(page, { title: 'Błąd', text });
    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  }
  await expect(page.getByLabel(rights.name, { exact: true })).toHaveValue('Jan Nowak');
});

test('A list is left by the link of a letter only when the reader says so, and taken back @once', async ({ page, noise }) => {
  noise.allow(failedResource(410, 500));
  let broken = true;
  const left = await answer(page, '**/api/unsubscribe?*', () => (broken ? refusal(500, 'internal', common.unknown) : { json: { list: 'weeklyReports' } }));
  await answer(page, '**/api/resubscribe?*', () => ({ json: { list: 'weeklyReports' } }));
  await page.goto(`/wypisz?token=${TOKEN}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.ask);
  expect(new URL(page.url()).search).toBe('');
  expect(left.calls).toBe(0);
  await expectSound(page, { dark: true });
  await page.getByRole('button', { name: t.leave }).click();
  await expectToast(page, { title: 'Błąd' });
  await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  broken = false;
  await page.getByRole('button', { name: t.leave }).click();
  await expect(page.getByRole('status').filter({ hasText: t.title })).toContainText('Raporty tygodniowe');
  await expectSound(page);
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.backTitle);
  await expectSound(page);

  await page.unroute('**/api/unsubscribe?*');
  await page.goto(`/wypisz?token=${'b'.repeat(43)}`);
  await page.getByRole('button', { name: t.leave }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.expiredTitle);
  await expectSound(page);
});
