import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#contract/consents.ts';
import { createOrderSchema, emailSchema } from '#contract/orders.ts';
import { isEmail } from '#contract/rules.ts';
import { chooseRelation, type OrderValues, orderForm, prefillOrder, toCreateOrder, validateOrder } from '../src/stores/order.ts';
import { $toast } from '../src/stores/toasts.ts';
import { forms } from '../src/text/forms.ts';
import { meantEmail } from '../src/view/email-domain.ts';
import { fakeApi, fakePage, ORDER_ID } from './fake-page.ts';

const EMPTY: OrderValues = { ...orderForm.$values.get() };
const FILLED: OrderValues = {
  ...EMPTY,
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: 'anna@example.com',
  subjectName: 'Anna Kowalska',
  description: 'Architektka z Lublina',
  relation: 'self',
  purpose: 'own_image',
  terms: true,
  startNow: true,
};
const CREATE = 'POST /api/reports/create-order';

describe('ordering a report', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    $toast.set(null);
    orderForm.$values.set({ ...FILLED });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps the order id, says that it moves on and goes to the payment after one second', async () => {
    const page = fakePage('/raport-wizerunku');
    const api = fakeApi({ [CREATE]: { body: { orderId: ORDER_ID, checkoutUrl: '/checkout?x' } } });
    const sent = orderForm.submit();
    await vi.advanceTimersByTimeAsync(900);
    expect(page.storage.get('lustro.orderId')).toBe(ORDER_ID);
    expect($toast.get()?.title).toBe('Zamówienie zapisane');
    expect(page.went).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.went).toEqual(['/checkout?x']);
    expect(orderForm.$sending.get(), 'the button stays busy while the browser leaves').toBe(true);
    await orderForm.submit();
    await vi.runAllTimersAsync();
    await sent;
    expect(api.count('/api/reports/create-order')).toBe(1);
  });

  it('sends what the contract accepts', async () => {
    const rich: OrderValues = {
      ...FILLED,
      phone: '+48 600-000-000',
      keywords: 'architektka, Lublin',
      links: 'linkedin.com/in/anna\nhttps://forma.example/o-nas',
      purpose: 'other',
      purposeText: 'Ciekawość',
      wantsInvoice: true,
      nip: '526-104-08-28',
      companyName: 'Forma',
      companyAddress: 'ul. Prosta 1, 20-001 Lublin',
      marketing: true,
    };
    expect(validateOrder(rich)).toEqual({});
    const parsed = createOrderSchema.parse(toCreateOrder(rich));
    expect(parsed).toMatchObject({ phone: '+48600000000', links: ['https://linkedin.com/in/anna', 'https://forma.example/o-nas'] });
    expect(parsed.consents).toEqual({ terms: true, immediateStart: true, marketing: true, termsVersion: TERMS_VERSION });
    expect(createOrderSchema.parse(toCreateOrder(FILLED)).invoice).toBeUndefined();
  });

  it('asks who is meant by a surname alone or „mój sąsiad”, and sends the answer only where it was asked for', () => {
    const lacking = (over: Partial<OrderValues>) => validateOrder({ ...FILLED, ...over }).asIs;
    expect(lacking({ subjectName: 'Kowalska' })).toBe(forms.vague.error);
    expect(lacking({ description: 'moja sąsiadka' })).toBe(forms.vague.error);
    expect(lacking({ description: 'moja sąsiadka', links: 'forma.example' })).toBeUndefined();
    expect(lacking({ subjectName: 'Kowalska', relation: 'brand' })).toBeUndefined();
    expect(lacking({ subjectName: 'Kowalska', asIs: true })).toBeUndefined();
    expect(validateOrder(EMPTY).asIs, 'not before there is something to ask about').toBeUndefined();
    expect(toCreateOrder({ ...FILLED, subjectName: 'Kowalska', asIs: true })).toMatchObject({ asIs: true });
    expect(toCreateOrder({ ...FILLED, asIs: true })).not.toHaveProperty('asIs');
  });

  it('sends nothing while a required field is empty; toast, errors by field, and the texts stay', async () => {
    fakePage();
    const api = fakeApi({});
    orderForm.$values.set({ ...FILLED, lastName: '  ', terms: false });
    const before = orderForm.$attempt.get();
    await orderForm.submit();
    expect(api.calls).toEqual([]);
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd', text: 'Proszę wypełnić wszystkie wymagane pola' });
    expect(Object.keys(orderForm.$errors.get())).toEqual(['lastName', 'terms']);
    expect(orderForm.$attempt.get()).toBe(before + 1);
    orderForm.set('lastName', 'Nowak');
    expect(Object.keys(orderForm.$errors.get())).toEqual(['terms']);
    expect(orderForm.$values.get().firstName).toBe('Anna');
  });

  it.each([
    ['email', 'anna@example'],
    ['phone', '12 34'],
    ['links', 'javascript:alert(1)'],
    ['links', 'slowo'],
    ['subjectName', '—'],
    ['description', 'x'.repeat(2001)],
  ] as const)('marks a wrong %s (%s)', (field, value) => {
    expect(Object.keys(validateOrder({ ...FILLED, [field]: value }))).toEqual([field]);
  });

  it('judges addresses as the server does', () => {
    for (const email of [
      'a@b.pl',
      'Anna.Kowalska+x@Forma.Example',
      'a@b',
      'a b@c.pl',
      '.a@b.pl',
      'a..b@c.pl',
      'a@b..pl',
      'a@-b.pl',
      "o'brien@x.ie",
      'zażółć@x.pl',
      'a@b.p',
      ' a@b.pl ',
    ])
      expect(isEmail(email), email).toBe(emailSchema.safeParse(email).success);
  });

  it('asks for company data only when an invoice is wanted, and checks the tax number', () => {
    expect(validateOrder({ ...FILLED, nip: '1', companyName: 'x'.repeat(900) })).toEqual({});
    expect(Object.keys(validateOrder({ ...FILLED, wantsInvoice: true, nip: '5261040829' })).sort()).toEqual(['companyAddress', 'companyName', 'nip']);
  });

  it('shows the server’s sentence when the order is refused, marks its fields and keeps what was typed', async () => {
    const page = fakePage();
    fakeApi({ [CREATE]: { status: 400, body: { code: 'invalid_input', message: 'Popraw pola.', requestId: 'r', fields: ['email', 'invoice.nip'] } } });
    await orderForm.submit();
    expect($toast.get()).toMatchObject({ title: 'Błąd tworzenia zamówienia', text: 'Popraw pola.' });
    expect(Object.keys(orderForm.$errors.get()).sort()).toEqual(['email', 'nip']);
    expect(orderForm.$values.get()).toEqual(FILLED);
    expect(orderForm.$sending.get()).toBe(false);
    expect(page.went).toEqual([]);
  });

  it('keeps what was typed over a broken connection', async () => {
    fakePage();
    fakeApi({ [CREATE]: new TypeError('fetch failed') });
    await orderForm.submit();
    expect($toast.get()?.title).toBe('Błąd tworzenia zamówienia');
    expect($toast.get()?.text).toMatch(/połączyć/);
    expect(orderForm.$values.get()).toEqual(FILLED);
  });

  it('says so when there is no address to pay at', async () => {
    const page = fakePage();
    fakeApi({ [CREATE]: { body: { orderId: ORDER_ID, checkoutUrl: '' } } });
    await orderForm.submit();
    expect($toast.get()).toMatchObject({ title: 'Błąd', text: 'Nie można przygotować płatności. Spróbuj ponownie.' });
    await vi.runAllTimersAsync();
    expect(page.went).toEqual([]);
  });

  it('brings the order back to whoever returns from the payment, but no consent and nothing broken', async () => {
    const page = fakePage();
    fakeApi({ [CREATE]: { body: { orderId: ORDER_ID, checkoutUrl: '/checkout' } } });
    const sent = orderForm.submit();
    await vi.runAllTimersAsync();
    await sent;
    orderForm.$values.set({ ...EMPTY });
    prefillOrder(new URLSearchParams());
    expect(orderForm.$values.get()).toEqual({ ...FILLED, terms: false, startNow: false });
    for (const broken of ['{', 'null', '[1]', '{"firstName":7,"x":"y"}']) {
      page.tab.set([...page.tab.keys()][0] as string, broken);
      orderForm.$values.set({ ...EMPTY });
      prefillOrder(new URLSearchParams());
      expect(orderForm.$values.get()).toEqual(EMPTY);
    }
  });

  it('fills fields from the address as plain text, but never over what was typed', () => {
    orderForm.$values.set({ ...EMPTY, firstName: 'Jan' });
    prefillOrder(new URLSearchParams({ firstName: 'Anna', subjectName: '<img src=x>', terms: 'true', description: 'x'.repeat(9000) }));
    expect(orderForm.$values.get()).toMatchObject({ firstName: 'Jan', subjectName: '<img src=x>', terms: false });
    expect(orderForm.$values.get().description).toHaveLength(2000);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gmail,com', 'anna@gmail.com'],
    ['anna@gmailcom', 'anna@gmail.com'],
    ['Anna.K@GMAIL.PL', 'Anna.K@gmail.com'],
    ['jan@wp.p', 'jan@wp.pl'],
    ['jan@inteira.pl', 'jan@interia.pl'],
    ['jan@onet.com', 'jan@onet.pl'],
    ['jan@hotmial.com', 'jan@hotmail.com'],
  ])('%s is asked about: %s', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  it.each([
    ...['anna@gmail.com', 'ANNA@WP.PL', 'a@kp.pl', 'a@net.pl', 'a@outlook.de', 'a@hotmail.fr', 'a@yahoo.co.uk', 'a@gmx.de', 'a@email.com', 'a@fmail.com'],
    ...['biuro@forma.example', 'a@poczta.lublin.pl', 'a@', 'a@gmail', 'gmial.com', ''],
  ])('%s is not', (typed) => {
    expect(meantEmail(typed)).toBeNull();
  });
});

describe('an order that speaks of a child', () => {
  const asked = (description: string, over: Partial<OrderValues> = {}) => validateOrder({ ...FILLED, description, ...over }).adult;

  it.each([
    'uczennica szkoły podstawowej',
    'Anna, 12 lat',
    'ma 9 lat, Lublin',
    '14-latka z Torunia',
    'piętnastolatek',
    'siedemnastoletni piłkarz',
    'ur. 2012',
    'urodzona 3 maja 2011 w Łodzi',
    'rocznik 2010',
    'mój syn',
    'licealistka',
    'chodzi do szkoły podstawowej nr 3',
    'klasa 5b, SP 12',
    'niepełnoletnia',
    'wiek: 13',
    'przedszkolak',
    'moja córka, obrażana w sieci',
    'nastolatek, gra w siatkówkę',
    '5-letni chłopiec',
    '15 letnia gimnastyczka',
    'moje dziecko',
    'lat 16',
  ])('is asked about: %s', (description) => {
    expect(asked(description)).toBeDefined();
    expect(asked(description, { adult: true })).toBeUndefined();
  });

  it.each([
    'dentysta dla dzieci, 12 lat doświadczenia',
    'od 12 lat prowadzi gabinet',
    'nauczycielka w szkole podstawowej',
    'psycholog, pracuje z uczniami',
    '12-letnie doświadczenie',
    'prezes, 45 lat',
    'ur. 1980 w Łodzi',
    'trenerka nastolatków',
    'ma 10 lat praktyki',
    'architekt, 15 lat w zawodzie',
    'autorka książek dla dzieci',
    'dyrektor przedszkola',
    'studentka, 21 lat',
    '28-letni piłkarz',
    'Fundacja Dom Dziecka',
    'mój szef',
    '10-letnia firma',
    'ul. Długa 5b',
    'historyk, wiek XIX',
    'założona w 2012',
    'działa od 2011',
  ])('is not one: %s', (description) => {
    expect(asked(description)).toBeUndefined();
  });

  it('is never a brand, and may say so in its name or keywords', () => {
    expect(asked('12 lat, Toruń', { relation: 'brand' })).toBeUndefined();
    expect(asked('gimnastyczka', { keywords: '13-latka, medal' })).toBeDefined();
    expect(asked('gimnastyczka', { subjectName: '13-letnia Anna Nowak' })).toBeDefined();
  });
});

describe('a report on oneself', () => {
  it('takes the name from above, unless another is there', () => {
    orderForm.$values.set({ ...EMPTY, firstName: ' Anna ', lastName: 'Kowalska' });
    chooseRelation('self');
    expect(orderForm.$values.get()).toMatchObject({ relation: 'self', subjectName: 'Anna Kowalska' });
    chooseRelation('brand');
    expect(orderForm.$values.get().subjectName, 'it was not typed').toBe('');
    orderForm.$values.set({ ...EMPTY, firstName: 'Anna', lastName: 'Kowalska', subjectName: 'Anna Żak' });
    chooseRelation('self');
    expect(orderForm.$values.get().subjectName).toBe('Anna Żak');
    orderForm.$values.set({ ...EMPTY, firstName: 'Anna', lastName: 'Kowalska' });
    chooseRelation('other');
    expect(orderForm.$values.get().subjectName).toBe('');
    // Chosen before the form had come alive.
    orderForm.$values.set({ ...EMPTY, firstName: 'Anna', lastName: 'Kowalska', relation: 'self' });
    prefillOrder(new URLSearchParams());
    expect(orderForm.$values.get().subjectName).toBe('Anna Kowalska');
  });

  it('is left alone by a form that comes alive while its name is being typed', () => {
    orderForm.$values.set({ ...EMPTY, firstName: 'Anna', lastName: 'Kowalska', relation: 'self' });
    vi.stubGlobal('document', { activeElement: { id: 'subjectName' } });
    prefillOrder(new URLSearchParams());
    expect(orderForm.$values.get().subjectName).toBe('');
    vi.unstubAllGlobals();
  });
});
