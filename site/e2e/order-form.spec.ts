import type { Page } from 'playwright/test';
import { STORED } from '#contract/browser-storage.ts';
import { TERMS_VERSION } from '#contract/consents.ts';
import { errorMessage } from '#contract/errors.ts';
import { forms } from '../src/text/forms.ts';
import { order, orderToasts } from '../src/text/order.ts';
import { answer, expect, expectSound, expectToast, failedResource, refusal, test } from './fixtures.ts';
import { fillOrder, sendOrder } from './support/checkout.ts';
import { MADE_UP } from './support/orders.ts';
import { DEMO, signedIn } from './support/sign-in.ts';

const CREATE = '**/api/reports/create-order';
const TYPED = { firstName: 'Łucja', lastName: 'Żak', email: 'lucja@poczta.example', subjectName: 'Łucja Żak', description: 'Tłumaczka z Łodzi' };
const t = order.form;

/** A phone folds the optional fields away until they are wanted. */
async function unfold(page: Page): Promise<void> {
  const handle = page.getByText(t.more);
  if (await handle.isVisible()) await handle.click();
}

test('the address prefills the form, as plain text @once', async ({ page }) => {
  const query = new URLSearchParams({ ...TYPED, phone: '600 700 800', description: '<img src=x onerror=alert(1)> ąę', keywords: 'nie', terms: 'true' });
  await page.goto(`/raport-wizerunku?${query}`);
  await expect(page.getByLabel(t.firstName.label, { exact: true })).toHaveValue('Łucja');
  await expect(page.getByLabel(t.lastName.label, { exact: true })).toHaveValue('Żak');
  await expect(page.getByLabel(t.email.label, { exact: true })).toHaveValue(TYPED.email);
  await expect(page.getByLabel(t.phone.label)).toHaveValue('600 700 800');
  await expect(page.getByLabel(t.subjectName.label)).toHaveValue('Łucja Żak');
  await expect(page.getByLabel(t.description.label)).toHaveValue('<img src=x onerror=alert(1)> ąę');
  await expect(page.getByLabel(t.keywords.label)).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByText(order.legal.what('Łucja Żak'))).toBeVisible();
});

test('a signed-in buyer finds their name and e-mail filled in, and may write another @once', async ({ page }) => {
  await signedIn(page);
  await page.goto('/raport-wizerunku?firstName=Ewa');
  await expect(page.getByLabel(t.email.label, { exact: true })).toHaveValue(DEMO.email);
  await expect(page.getByLabel(t.lastName.label, { exact: true })).toHaveValue(/./);
  await expect(page.getByLabel(t.firstName.label, { exact: true }), 'the address comes first').toHaveValue('Ewa');
});

test('an empty form sends nothing: one toast, a summary that takes the focus, an error by each field', async ({ page }) => {
  const calls = await answer(page, CREATE, () => ({ json: {} }));
  await page.goto('/raport-wizerunku');
  await sendOrder(page).click();
  await expectToast(page, orderToasts.incomplete);
  const summary = page.getByRole('alert').filter({ hasText: forms.summary(9) });
  await expect(summary).toBeFocused();
  await expectSound(page, { dark: true });

  for (const text of [
    forms.firstName,
    forms.lastName,
    forms.emailEmpty,
    forms.subject,
    forms.description,
    forms.relation,
    forms.purpose,
    forms.terms,
    forms.startNow,
  ])
    await expect(summary.getByRole('link', { name: text })).toBeVisible();
  const name = page.getByLabel(t.firstName.label, { exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(forms.firstName.replace(/\s/g, '\\s')));

  await summary.getByRole('link', { name: forms.description }).click();
  await expect(page.getByLabel(t.description.label)).toBeFocused();
  await page.getByLabel(t.description.label).fill('Tłumaczka');
  await expect(summary.getByRole('link', { name: forms.description })).toHaveCount(0);
  expect(calls.calls).toBe(0);
});

test('wrong e-mail, phone, address and NIP are each told by their field @once', async ({ page }) => {
  const calls = await answer(page, CREATE, () => ({ json: {} }));
  await page.goto('/raport-wizerunku');
  await fillOrder(page, { ...TYPED, email: 'lucja@' });
  await page.getByLabel(t.phone.label).fill('12');
  await unfold(page);
  await page.getByLabel(t.links.label).fill('ftp://pliki.example');
  await page.getByLabel(t.purpose.label).selectOption('other');
  await page.getByRole('checkbox', { name: order.form.wantsInvoice }).check();
  await page.getByLabel(t.nip.label, { exact: true }).fill('1234567890');
  await sendOrder(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'poprawki' });
  for (const text of [forms.emailInvalid, forms.phone, forms.url, forms.purposeText, forms.nip, forms.company, forms.address])
    await expect(summary.getByRole('link', { name: text })).toBeVisible();
  await expectSound(page, { phone: true });

  await page.getByLabel(t.nip.label, { exact: true }).fill('526-10-40-828');
  await expect(summary.getByRole('link', { name: forms.nip })).toHaveCount(0);
  expect(calls.calls).toBe(0);
});

test('a slip in the e-mail domain is asked about; one press mends it, and typing on is not disturbed @once', async ({ page }) => {
  await page.goto('/raport-wizerunku');
  const email = page.getByLabel(t.email.label, { exact: true });
  await email.fill('lucja@gmial.com');
  await expect(page.getByText(forms.meant('lucja@gmail.com'))).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  await page.getByRole('button', { name: forms.takeMeant }).click();
  await expect(email).toHaveValue('lucja@gmail.com');
  await expect(email).toBeFocused();
  await expect(page.getByText(forms.meant('lucja@gmail.com'))).toHaveCount(0);

  // What the short form hands over is asked about, too.
  await page.goto('/raport-wizerunku?email=lucja@onet.p');
  await expect(page.getByText(forms.meant('lucja@onet.pl'))).toBeVisible();
});

test('a company is filled in by its NIP; what was typed stays, and one that the list does not have is typed by hand @once', async ({ page, noise }) => {
  noise.allow(failedResource(502));
  await page.goto('/raport-wizerunku');
  // A press in the moment in which the form comes alive may be lost.
  await expect(() => page.getByRole('checkbox', { name: t.wantsInvoice }).check({ timeout: 2_000 })).toPass();
  const nip = page.getByLabel(t.nip.label, { exact: true });
  const [name, address] = [page.getByLabel(t.companyName.label), page.getByLabel(t.companyAddress.label)];
  await nip.fill('PL 111-11-11-111');
  await expect(page.getByText(t.company.found)).toBeVisible();
  await expect(name).toHaveValue(/^PRZYKŁADOWA/);
  await expect(address).toHaveValue('WIOSENNA 10, 00-123 WARSZAWA');
  await expectSound(page, { dark: true, phone: true });

  await address.fill('ul. Nowa 5, 00-001 Warszawa');
  await nip.fill('2222222222');
  await expect(name).toHaveValue('JAN PRZYKŁADOWY');
  await expect(address).toHaveValue('ul. Nowa 5, 00-001 Warszawa');
  await nip.fill('3333333333');
  await expect(page.getByText(t.company.unknown)).toBeVisible();
  await nip.fill('333');
  await expect(page.getByText(t.company.unknown)).toHaveCount(0);

  const silent = errorMessage('register_unavailable', '');
  await answer(page, '**/api/reports/company/*', () => refusal(502, 'register_unavailable', silent));
  await nip.fill('4444444444');
  await expect(page.getByText(silent)).toBeVisible();
});

test('a description of one word is remarked on, in other words for a brand; it is not refused @once', async ({ page }) => {
  await page.goto('/raport-wizerunku');
  const remarks = [t.description.oneWord, t.description.oneWordBrand] as const;
  await page.getByLabel(t.subjectName.label).fill('Adam Sowa');
  await page.getByLabel(t.description.label).fill('trener');
  await expect(page.getByText(remarks[0])).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  await page.getByRole('radio', { name: 'Marki, firmy lub organizacji' }).check();
  await expect(page.getByText(remarks[1])).toBeVisible();
  await expect(page.getByText(t.description.hintBrand)).toBeVisible();
  await page.getByLabel(t.description.label).fill('klub sportowy, Elbląg');
  await expect(page.getByText(remarks[1])).toHaveCount(0);
});

test('a surname alone and „mój sąsiad” are asked about: nothing is sent until it is completed, or ordered as it is', async ({ page }) => {
  const calls = await answer(page, CREATE, () => ({ json: { orderId: MADE_UP, checkoutUrl: null } }));
  await page.goto('/raport-wizerunku');
  await fillOrder(page, { ...TYPED, subjectName: 'Kowalski', description: 'mój sąsiad' });
  await page.getByRole('radio', { name: 'Innej osoby' }).check();
  const { vague } = forms;
  for (const text of [vague.title, vague.name, vague.context]) await expect(page.getByText(text)).toBeVisible();
  await expectSound(page, { dark: true });
  await sendOrder(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: forms.summary(1) })
    .getByRole('link', { name: vague.error })
    .click();
  const asIs = page.getByRole('checkbox', { name: vague.label });
  await expect(asIs).toBeFocused();
  expect(calls.calls).toBe(0);

  await page.getByLabel(t.description.label).fill('sąsiad, hydraulik z Radomia');
  await expect(page.getByText(vague.context)).toHaveCount(0);
  await page.getByLabel(t.subjectName.label).fill('Jan Kowalski');
  await expect(asIs).toHaveCount(0);
  await page.getByLabel(t.subjectName.label).fill('Kowalski');
  await page.getByRole('radio', { name: 'Marki, firmy lub organizacji' }).check();
  await expect(asIs, 'a brand may have one word').toHaveCount(0);

  await page.getByRole('radio', { name: 'Innej osoby' }).check();
  await asIs.check();
  await sendOrder(page).click();
  await expect.poll(() => calls.calls).toBe(1);
});

test('words that speak of a child stop the order and ask; nothing is sent until the person is said to be of age @once', async ({ page }) => {
  const calls = await answer(page, CREATE, () => ({ json: { orderId: MADE_UP, checkoutUrl: null } }));
  await page.goto('/raport-wizerunku');
  await fillOrder(page, { ...TYPED, description: 'uczennica szkoły muzycznej, 12 lat' });
  await expect(page.getByText(forms.adultWhy('12 lat'))).toBeVisible();
  await expectSound(page, { dark: true, phone: true });
  await sendOrder(page).click();
  const summary = page.getByRole('alert').filter({ hasText: forms.summary(1) });
  await summary.getByRole('link', { name: forms.adult }).click();
  const adult = page.getByRole('checkbox', { name: forms.adultLabel });
  await expect(adult).toBeFocused();
  expect(calls.calls).toBe(0);
  await page.getByLabel(t.description.label).fill('skrzypaczka, Łódź');
  await expect(adult).toHaveCount(0);

  await page.getByLabel(t.description.label).fill('uczeń Krzysztofa Pendereckiego, kompozytor');
  await adult.check();
  await sendOrder(page).click();
  await expect.poll(() => calls.calls).toBe(1);
});

test('without both consents nothing is ordered; marketing stays a choice @once', async ({ page }) => {
  const calls = await answer(page, CREATE, () => ({ json: {} }));
  await page.goto('/raport-wizerunku');
  await fillOrder(page, TYPED);
  await page.getByRole('checkbox', { name: /akceptuję Regulamin/ }).uncheck();
  await page.getByRole('checkbox', { name: /zacznijcie przed upływem/ }).uncheck();
  await sendOrder(page).click();
  const summary = page.getByRole('alert').filter({ hasText: forms.summary(2) });
  await summary.getByRole('link', { name: forms.startNow }).click();
  await expect(page.getByRole('checkbox', { name: /zacznijcie przed upływem/ })).toBeFocused();
  expect(calls.calls).toBe(0);
});

test('what is sent is what was typed, consents included, and the order is remembered @once', async ({ page }) => {
  const checkoutUrl = `/tracking?orderId=${MADE_UP}`;
  let sent: unknown;
  await page.route(CREATE, async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: { orderId: MADE_UP, checkoutUrl } });
  });
  await answer(page, '**/api/reports/search-progress/*', () => refusal(404, 'order_not_found', errorMessage('order_not_found', '')));
  await page.goto('/raport-wizerunku');
  await fillOrder(page, TYPED);
  await unfold(page);
  await page.getByLabel(t.links.label).fill('lucja.example\nhttps://profil.example/lucja');
  await sendOrder(page).click();
  await expectToast(page, orderToasts.redirect);
  await expect(page.getByRole('button', { name: order.submitting })).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual({
    ...TYPED,
    phone: '',
    links: ['https://lucja.example', 'https://profil.example/lucja'],
    relation: 'other',
    purpose: 'partner',
    consents: { terms: true, immediateStart: true, marketing: false, termsVersion: TERMS_VERSION },
  });
  expect(await page.evaluate((key) => localStorage.getItem(key), STORED.orderId.name)).toBe(MADE_UP);
});

test('a server error keeps everything typed, and the next try goes through @once', async ({ page, noise }) => {
  noise.allow(failedResource(500, 400));
  const message = errorMessage('internal', 'test-request');
  const replies = [refusal(500, 'internal', message), refusal(400, 'invalid_input', errorMessage('invalid_input', ''))];
  (replies[1] as { json: object }).json = { ...replies[1]?.json, fields: ['email'] };
  await answer(page, CREATE, () => replies.shift() ?? { json: { orderId: MADE_UP, checkoutUrl: null } });
  await page.goto('/raport-wizerunku');
  await fillOrder(page, TYPED);

  await sendOrder(page).click();
  await expectToast(page, orderToasts.failed(message));
  await expect(page.getByLabel(t.description.label)).toHaveValue(TYPED.description);
  await expect(page.getByRole('checkbox', { name: /akceptuję Regulamin/ })).toBeChecked();

  await sendOrder(page).click();
  await expectToast(page, orderToasts.failed(errorMessage('invalid_input', '')));
  await expect(page.getByRole('alert').getByRole('link', { name: forms.emailInvalid })).toBeVisible();

  await sendOrder(page).click();
  await expectToast(page, orderToasts.noCheckout);
  await expect(sendOrder(page)).toBeEnabled();
  await expectSound(page);
});

test('without a connection the form says so @once', async ({ page, noise }) => {
  noise.allow(/Failed to load resource.*ERR_FAILED/);
  await answer(page, CREATE, () => 'lost');
  await page.goto('/raport-wizerunku');
  await fillOrder(page, TYPED);
  await sendOrder(page).click();
  await expectToast(page, orderToasts.failed('Nie udało się połączyć z serwerem. Sprawdź internet i spróbuj ponownie.'));
});
