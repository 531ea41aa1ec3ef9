import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { money } from '../../contract/format.ts';
import { answerRedirect, type Redirect } from './attempts.ts';
import { readBody } from './body.ts';
import { clientView } from './objects.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

type Markup = ReturnType<typeof html>;

type PagesInput = { store: Store; base: string; session: () => Session; settle: () => void; changed: () => void };

/** The payer's pages: a bank behind Przelewy24, and the 3-D Secure question. Plain forms without scripts. */
export function createPages(input: PagesInput): Hono {
  const app = new Hono();
  for (const kind of ['p24', '3ds'] as const) {
    app.get(`/${kind}/:token`, (c) => {
      input.settle();
      const found = find(input.store, kind, c.req.param('token'));
      if (!found)
        return page(
          c,
          input.base,
          404,
          'Nie ma takiej płatności',
          html`<p>Ten adres nie prowadzi do żadnej płatności. Wróć na stronę sklepu i zacznij od nowa.</p>`,
        );
      if (found.intent.status !== 'requires_action') return closed(c, input.base, found);
      return page(
        c,
        input.base,
        200,
        kind === 'p24' ? 'Przelewy24' : 'Potwierdź płatność',
        kind === 'p24' ? transfer(found.intent) : challenge(found.intent),
        found.redirect.returnUrl,
      );
    });
    app.post(`/${kind}/:token`, async (c) => {
      const decision = new URLSearchParams(await readBody(c).catch(() => '')).get('decision');
      input.settle();
      const found = find(input.store, kind, c.req.param('token'));
      if (!found || (decision !== 'approve' && decision !== 'reject')) {
        return page(
          c,
          input.base,
          found ? 400 : 404,
          'Nie ma takiej płatności',
          html`<p>Nie rozumiemy tego żądania. Wróć na stronę sklepu i zacznij od nowa.</p>`,
        );
      }
      const after = input.store.transaction(() => answerRedirect(input.session(), found.redirect, decision === 'approve')) ?? found.intent;
      input.changed();
      if (c.req.header('accept')?.includes('application/json')) return c.json(clientView(after), 200, { 'Cache-Control': 'no-store' });
      const target = returnAddress(found.redirect, after);
      return target ? c.redirect(target, 303) : closed(c, input.base, { ...found, intent: after });
    });
  }
  return app;
}

type Found = { redirect: Redirect; intent: Stripe.PaymentIntent };

function find(store: Store, kind: Redirect['kind'], token: string): Found | undefined {
  const redirect = store.get<Redirect>('redirect', token);
  if (!redirect || redirect.kind !== kind) return undefined;
  const intent = store.get<Stripe.PaymentIntent>('payment_intent', redirect.intent);
  return intent && { redirect, intent };
}

/** The merchant's return address with the three parameters that Stripe appends. */
function returnAddress(redirect: Redirect, intent: Stripe.PaymentIntent): string | null {
  if (!redirect.returnUrl) return null;
  const url = new URL(redirect.returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed');
  return url.href;
}

const amount = (intent: Stripe.PaymentIntent): string =>
  intent.currency === 'pln' ? money(intent.amount) : `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}`;

const summary = (intent: Stripe.PaymentIntent): Markup =>
  html`<dl><div><dt>Tytuł</dt><dd>${intent.description ?? 'Płatność testowa'}</dd></div><div class="total"><dt>Do zapłaty</dt><dd>${amount(intent)}</dd></div></dl>`;

const transfer = (intent: Stripe.PaymentIntent): Markup =>
  html`<p>Tu prawdziwy Przelewy24 pokazałby listę banków. Wybierz, jak ma się skończyć ta płatność.</p>${summary(intent)}
    <form method="post"><button class="primary" name="decision" value="approve">Zapłać</button><button name="decision" value="reject">Anuluj</button></form>`;

const challenge = (intent: Stripe.PaymentIntent): Markup =>
  html`<p>Tak bank pyta o zgodę przy płatności kartą (3-D Secure). Zdecyduj za niego.</p>${summary(intent)}
    <form method="post"><button class="primary" name="decision" value="approve">Potwierdź płatność</button><button name="decision" value="reject">Odrzuć</button></form>`;

function closed(c: Context, base: string, { redirect, intent }: Found): Response | Promise<Response> {
  const target = returnAddress(redirect, intent);
  const text =
    intent.status === 'succeeded'
      ? 'Płatność przyjęta.'
      : intent.status === 'processing'
        ? 'Bank jeszcze potwierdza płatność.'
        : 'Płatność nie doszła do skutku. Nic nie zostało pobrane.';
  return page(
    c,
    base,
    200,
    'Płatność rozstrzygnięta',
    html`<p>${text}</p>${target ? html`<p><a class="button primary" href="${target}">Wróć do sklepu</a></p>` : html`<p>Możesz zamknąć tę stronę.</p>`}`,
  );
}

function page(c: Context, base: string, status: 200 | 400 | 404, title: string, body: Markup, returnUrl: string | null = null): Response | Promise<Response> {
  // form-action also covers the redirect after the form, so it must include the merchant's origin.
  const target = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  c.header('Content-Security-Policy', `default-src 'none'; style-src 'self'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`);
  c.header('Cache-Control', 'no-store');
  // With no-referrer, browsers would send the form with `Origin: null`.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(
    html`<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – piaskownica płatności</title><link rel="stylesheet" href="${new URL(base).pathname}/pages.css"></head>
<body><aside aria-label="Tryb demonstracyjny">Tryb demonstracyjny: piaskownica płatności. Nic nie zostanie pobrane.</aside><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
  );
}
