import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import type { Form } from './api.ts';
import { createEmitter, el, type Handler, uniqueId } from './dom.ts';
import { blikPanel, cardPanel, type Panel, p24Panel } from './panels.ts';
import { messageFor, TEXT } from './text.ts';

type BillingDetails = { name?: string; email?: string };
export type PaymentElementOptions = {
  defaultValues?: { billingDetails?: BillingDetails };
  fields?: { billingDetails?: 'auto' | 'never' | { name?: string; email?: string } };
  paymentMethodOrder?: string[];
  readOnly?: boolean;
  [other: string]: unknown;
};
type Loaded = { intent: PaymentIntent } | { error: StripeError };
export type PaymentElement = ReturnType<typeof createPaymentElement>;

/** The element of `elements.create('payment')`: tabs for card, BLIK and P24, rendered into the merchant's page. */
export function createPaymentElement(options: PaymentElementOptions, load: () => Promise<Loaded>, themeClass: string, released: () => void) {
  const events = createEmitter();
  const root = el('div', { class: `sxs ${themeClass}` });
  const status = el('p', { class: 'sxs-status', role: 'status' });
  let settings = { ...options };
  let panels: Panel[] = [];
  const tabs: HTMLButtonElement[] = [];
  let current = 0;
  let state: 'new' | 'loading' | 'ready' | 'gone' = 'new';

  const emit = (type: string, more: Record<string, unknown> = {}): void => events.emit(type, { elementType: 'payment', ...more });
  const panel = (): Panel | undefined => panels[current];
  const complete = (): boolean => panel()?.fields.every((field) => field.check() === null) ?? false;
  const changed = (): void =>
    emit('change', {
      collapsed: false,
      complete: complete(),
      empty: panel()?.fields.every((field) => field.value() === '') ?? true,
      value: { type: panel()?.type ?? 'card' },
    });

  const prefill = (): void => {
    const { name, email } = settings.defaultValues?.billingDetails ?? {};
    for (const field of panels.flatMap((one) => one.fields)) {
      if (field.name === 'email' && email && field.value() === '') field.set(email);
      if (field.name === 'name' && name && field.value() === '') field.set(name);
    }
  };

  const draw = (types: readonly string[]): void => {
    const wanted = settings.fields?.billingDetails;
    const named = typeof wanted === 'object' && wanted.name === 'always';
    const makers: Record<string, () => Panel> = { card: () => cardPanel(named, changed), blik: () => blikPanel(status, changed), p24: () => p24Panel(changed) };
    const order = settings.paymentMethodOrder ?? [];
    const rank = (type: string): number => (order.includes(type) ? order.indexOf(type) : order.length + types.indexOf(type));
    panels = types
      .filter((type) => makers[type])
      .sort((a, b) => rank(a) - rank(b))
      .map((type) => (makers[type] as () => Panel)());
    prefill();
    const bodies = panels.map((one, index) => {
      const tabId = uniqueId('tab');
      const body = el(
        'div',
        { id: uniqueId('panel'), role: 'tabpanel', class: 'sxs-panel', 'aria-labelledby': tabId, hidden: index !== 0 },
        ...one.body,
        el('p', { class: 'sxs-note sxs-full' }, TEXT.demo[one.type]),
      );
      tabs.push(
        el(
          'button',
          {
            id: tabId,
            type: 'button',
            role: 'tab',
            class: 'sxs-tab',
            'aria-controls': body.id,
            'aria-selected': String(index === 0),
            tabindex: index === 0 ? undefined : -1,
          },
          TEXT.tabs[one.type],
        ),
      );
      return body;
    });
    const list = el('div', { class: 'sxs-tabs', role: 'tablist', 'aria-label': TEXT.methods }, ...tabs);
    const select = (index: number, focus: boolean): void => {
      current = (index + panels.length) % panels.length;
      for (const [at, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(at === current));
        if (at === current) tab.removeAttribute('tabindex');
        else tab.setAttribute('tabindex', '-1');
        (bodies[at] as HTMLElement).hidden = at !== current;
      }
      if (focus) tabs[current]?.focus();
      changed();
    };
    for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => select(index, false));
    list.addEventListener('keydown', (event) => {
      const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: panels.length - 1 }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      select(target, true);
    });
    root.replaceChildren(...(panels.length > 1 ? [list] : []), ...bodies);
    root.removeAttribute('aria-busy');
    setReadOnly(settings.readOnly ?? false);
  };

  const setReadOnly = (locked: boolean): void => {
    for (const tab of tabs) tab.disabled = locked;
    for (const field of panels.flatMap((one) => one.fields)) field.input.readOnly = locked;
  };

  const skeleton = (): void => {
    root.setAttribute('aria-busy', 'true');
    root.replaceChildren(el('div', { class: 'sxs-skeleton' }, el('p', { class: 'sxs-note', role: 'status' }, TEXT.loading)));
  };

  const start = async (): Promise<void> => {
    state = 'loading';
    emit('loaderstart');
    const loaded = await load();
    if (state !== 'loading') return;
    if ('error' in loaded) {
      state = 'ready';
      root.removeAttribute('aria-busy');
      root.replaceChildren(el('p', { class: 'sxs-error', role: 'alert' }, TEXT.loadError));
      emit('loaderror', { error: loaded.error });
      return;
    }
    draw(loaded.intent.payment_method_types);
    state = 'ready';
    emit('ready');
    changed();
  };

  root.addEventListener('focusin', () => emit('focus'));
  root.addEventListener('focusout', (event) => {
    if (!root.contains(event.relatedTarget as Node | null)) emit('blur');
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape');
  });

  const element = {
    mount(target: string | HTMLElement) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`);
      place.replaceChildren(root);
      if (state !== 'new') return element;
      skeleton();
      // Asynchronous like the real Stripe.js, so that listeners added right after mount() are called.
      setTimeout(() => state === 'new' && void start());
      return element;
    },
    unmount() {
      root.remove();
      return element;
    },
    destroy() {
      state = 'gone';
      root.remove();
      released();
      return element;
    },
    update(updates: PaymentElementOptions) {
      settings = { ...settings, ...updates };
      prefill();
      if (updates.readOnly !== undefined) setReadOnly(updates.readOnly);
      return element;
    },
    focus: () => panel()?.fields[0]?.input.focus(),
    blur: () => (document.activeElement as HTMLElement | null)?.blur(),
    clear: () => panels.flatMap((one) => one.fields).forEach((field) => void field.set('')),
    collapse: () => element,
    on(type: string, handler: Handler) {
      events.on(type, handler);
      return element;
    },
    once(type: string, handler: Handler) {
      events.once(type, handler);
      return element;
    },
    off(type: string, handler?: Handler) {
      events.off(type, handler);
      return element;
    },
  };

  return {
    element,
    /** Returns the chosen method, or its first error, whose field is marked and focused. */
    validate(): { type: string } | { error: StripeError } {
      const chosen = panel();
      if (!chosen || state !== 'ready') return { error: { type: 'validation_error', code: 'element_not_ready', message: TEXT.loading } };
      const wrong = chosen.fields.map((field) => ({ field, code: field.check() })).filter((one) => one.code !== null);
      for (const { field, code } of wrong) field.show(messageFor(code as string, code as string));
      const first = wrong[0];
      if (!first) return { type: chosen.type };
      first.field.input.focus();
      return { error: { type: 'validation_error', code: first.code as string, message: messageFor(first.code as string, '') } };
    },
    form: (): Form => panel()?.form() ?? {},
    /** Marks the field that an error of the API is about. */
    blame(error: StripeError): void {
      const about: Record<string, string> = { number: 'number', exp_month: 'expiry', exp_year: 'expiry', cvc: 'cvc' };
      const name = panel()?.type === 'blik' && error.decline_code?.startsWith('code_') ? 'blik' : about[error.param ?? ''];
      panel()
        ?.fields.find((field) => field.name === name)
        ?.show(error.message ?? '');
    },
    /** Locks or unlocks the form; with `waiting` shows the BLIK payer what to do. */
    busy(locked: boolean, waiting = false): void {
      setReadOnly(locked || (settings.readOnly ?? false));
      status.textContent = locked && waiting ? TEXT.blikWaiting : '';
    },
  };
}
