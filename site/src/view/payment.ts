import type { Appearance } from '@stripe/stripe-js';

export const APPEARANCE_COLOURS = ['sheet', 'under', 'ink', 'ink-2', 'ink-3', 'line', 'edge', 'accent', 'negative-ink', 'focus'] as const;

/** Order of the tabs. On a phone the bank's app, and with it the BLIK code, is in the same hand. */
export const methodOrder = (phone: boolean): string[] => (phone ? ['blik', 'card', 'p24'] : ['card', 'blik', 'p24']);

/** Stripe's appearance from our tokens. Colours must be resolved: its iframe cannot read our custom properties. */
export function paymentAppearance(colour: Record<(typeof APPEARANCE_COLOURS)[number], string>): Appearance {
  const field = { border: `1px solid ${colour.edge}`, backgroundColor: colour.sheet, boxShadow: 'none' };
  const focused = { borderColor: colour.focus, boxShadow: `0 0 0 2px ${colour.focus}`, outline: 'none' };
  return {
    theme: 'flat',
    variables: {
      fontFamily: '"Hanken Grotesk", Arial, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '2px',
      spacingUnit: '4px',
      colorPrimary: colour.accent,
      colorBackground: colour.sheet,
      colorText: colour.ink,
      colorTextSecondary: colour['ink-2'],
      colorTextPlaceholder: colour['ink-3'],
      colorDanger: colour['negative-ink'],
    },
    rules: {
      '.Input': field,
      '.Input:focus': focused,
      '.Label': { fontWeight: '600', color: colour.ink },
      '.Tab': { ...field, backgroundColor: colour.under },
      '.Tab:focus': focused,
      '.Tab--selected': { borderColor: colour.ink, backgroundColor: colour.sheet, color: colour.ink },
      '.Error': { fontWeight: '600' },
    },
  };
}

type Refusal = { type?: string; code?: string; decline_code?: string; message?: string; payment_intent?: { last_payment_error?: unknown } };

/** Error codes of a refusal, the most specific first. */
export function refusalCodes(error: Refusal): string[] {
  const last = (error.payment_intent?.last_payment_error ?? {}) as Refusal;
  return [error.decline_code, last.decline_code, error.code, last.code].filter((code): code is string => typeof code === 'string');
}

/** Kind of a payment error, as a key of the table of texts. */
export function refusalKind(error: Refusal): 'card' | 'validation' | 'connection' | 'other' | 'fallback' {
  switch (error.type) {
    case 'card_error':
      return 'card';
    case 'validation_error':
      return 'validation';
    case 'api_connection_error':
      return 'connection';
    case undefined:
    case '':
      return 'fallback';
    default:
      return 'other';
  }
}
