/** What the profile page shows of plans and subscriptions. Pure. */
import { CURRENCY } from '#contract/constants.ts';
import { dateShort, money } from '#contract/format.ts';
import type { Subscription } from '#contract/profile.ts';
import { profileText as t } from '../text/profile.ts';

/** History plans are paid once, all others each month. */
export const periodOf = (plan: Subscription['plan']): string => (plan === 'history' ? t.plan.once : t.plan.monthly);

/** "199,00 zł"; another currency by its code. */
export const priceOf = ({ price, currency }: Pick<Subscription, 'price' | 'currency'>): string =>
  currency.toUpperCase() === CURRENCY ? money(price) : money(price).replace('zł', currency.toUpperCase());

/** "01.11.2026 - 01.12.2026", or "- obecnie" while it has no end. */
export const rangeOf = ({ startDate, endDate }: Pick<Subscription, 'startDate' | 'endDate'>): string =>
  t.history.range(dateShort(startDate), endDate ? dateShort(endDate) : t.history.now);

/** "01.11.2026", or N/A for what is no date. */
export const dateOr = (iso: string | null | undefined): string => (iso && !Number.isNaN(Date.parse(iso)) ? dateShort(iso) : t.account.unknown);
