/** Plans and subscriptions on the profile page. Pure. */
import { CURRENCY } from '#contract/constants.ts';
import { dateShort, money } from '#contract/format.ts';
import type { Subscription } from '#contract/profile.ts';
import { profileText as t } from '../text/profile.ts';

/** The history plan is paid once, all others monthly. */
export const periodOf = (plan: Subscription['plan']): string => (plan === 'history' ? t.plan.once : t.plan.monthly);

/** "199,00 zł"; other currencies with their code. */
export const priceOf = ({ price, currency }: Pick<Subscription, 'price' | 'currency'>): string =>
  currency.toUpperCase() === CURRENCY ? money(price) : money(price).replace('zł', currency.toUpperCase());

/** "01.11.2026 - 01.12.2026"; without an end "01.11.2026 - obecnie". */
export const rangeOf = ({ startDate, endDate }: Pick<Subscription, 'startDate' | 'endDate'>): string =>
  t.history.range(dateShort(startDate), endDate ? dateShort(endDate) : t.history.now);

/** "01.11.2026"; „N/A” if the date is missing or invalid. */
export const dateOrUnknown = (iso: string | null | undefined): string => (iso && !Number.isNaN(Date.parse(iso)) ? dateShort(iso) : t.account.unknown);
