/** Business constants: prices, limits, timings. Everything else reads them from here, texts included. */

import type { WaitingService } from './choices.ts';

/** `since`: YYYY-MM-DD. `reduced`: announced as a reduction, see `prices.ts`. */
export type Price = { since: string; grosze: number; reduced?: true };
/** The report's prices, the oldest first: never changed, only added to. */
export const PRICES: readonly [Price, ...Price[]] = [{ since: '2026-11-21', grosze: 5000 }];
/** The price that is asked now. */
export const PRICE_GROSZE = (PRICES.at(-1) as Price).grosze;
export const CURRENCY = 'PLN';
/** VAT that the price holds. */
export const VAT_PERCENT = 23;

/** The promise about sources. The engine takes it as an argument, so that tests can count against other figures. */
export type Guarantee = {
  /** Distinct canonical URLs after near-duplicate removal. */
  readonly minSources: number;
  readonly minDomains: number;
  /** No domain counts for a larger share of the sources than this, 0–1. */
  readonly maxDomainShare: number;
};

export const GUARANTEE = {
  minSources: 50,
  minDomains: 15,
  maxDomainShare: 0.25,
  deliveryHours: 24,
  claimDays: 14,
  /** Working days within which a refund on request is ordered. */
  refundWorkDays: 3,
} as const satisfies Guarantee & Record<string, number>;

/** Least confidence, 0–1, at which a sentiment supports a sentence, a score or an alert; below it the tone is shown as uncertain. */
export const CERTAIN = 0.55;

/** The sample report. The engine makes it at build time; a test holds it to these figures. `shown`: pages drawn as pictures. */
export const SAMPLE = { pages: 24, sources: 69, shown: [1, 2, 3, 4, 6, 12], page: '/przykladowy-raport', pdf: '/raport-wizerunku-przyklad.pdf' } as const;

/** The e-mail of an order may be corrected this long and this often, while nobody has set the password of its account. */
export const EMAIL_CORRECTION = { days: 7, times: 3 } as const;

/** Days in which a consumer may withdraw, counted from the day after the contract. */
export const WITHDRAWAL_DAYS = 14;

/** How long an analysis usually takes, as people read it. */
export const USUAL_TIME = '5–15 minut';

/** Milliseconds, from the specification's section 9. */
export const TIMING = {
  userCache: 300_000,
  loginRedirect: 100,
  checkoutRedirect: 1_000,
  paidRedirect: 3_000,
  trackingPoll: 5_000,
  trackingRetries: 3,
  reportPoll: 3_000,
  toast: 5_000,
  /** "Odświeżanie..." and the wait before the lists are read again after a monitoring run. */
  refreshing: 2_000,
  refetch: 3_000,
  recommendationsFresh: 300_000,
  dashboardRetries: 3,
  dashboardRetryAfter: 1_000,
  recommendationsRetries: 2,
  recommendationsRetryAfter: 2_000,
  exportPoll: 2_000,
  /** Delay before the first tooltip, and the time after one within which the next opens at once. */
  tooltip: 700,
  tooltipSkip: 300,
} as const;

export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** Session and password limits. */
export const PASSWORD = { min: 12, max: 200 } as const;
export const SET_PASSWORD_LINK_DAYS = 7;
export const RESET_LINK_HOURS = 1;
export const WAITING_LINK_DAYS = 7;

/** How long things are kept. Shown in reports, letters and the privacy policy; kept by `privacy/clean-up.ts`. */
export const RETENTION = {
  reportMonths: 24,
  sourcesMonths: 12,
  unpaidOrderDays: 30,
  mentionsMonths: 24,
  /** After the end of the calendar year. */
  orderYears: 6,
  accountingYears: 5,
  caseYears: 3,
  exportDays: 7,
  /** The log of messages to a webhook. */
  deliveryDays: 30,
  backupDays: 30,
  /** Addresses on a waiting list: unless confirmed, and at most (or until the service starts). */
  waitingUnconfirmedDays: 30,
  waitingMonths: 24,
  /** Addresses and subjects of letters that were sent or given up; their words go when they are sent. */
  lettersMonths: 24,
  /** Kept by the operator: the program writes its log to standard output (docs/operations.md). */
  logDays: 90,
} as const;

/** Most links to a report that work at once. */
export const SHARES_MAX = 20;

/** Largest accepted lengths, in characters. */
export const LENGTH = {
  name: 100,
  email: 254,
  phone: 30,
  subject: 160,
  description: 2_000,
  keywords: 500,
  url: 2_000,
  links: 10,
  purpose: 300,
  company: 200,
  address: 400,
  search: 200,
  rule: 80,
  previewName: 120,
  invoiceNumber: 60,
} as const;

/** Largest accepted request body, in bytes. */
export const MAX_BODY = 64 * 1024;

/** Report page: scores 0–10. */
export const REPORT_SCORE = { good: 7, weak: 4 } as const;
/** Fewer supporting items than this is "za mało danych". */
export const THIN_ITEMS = 5;

/** Monitoring dashboard: recent mentions and recommendations shown, mentions on a page of the list. */
export const RECENT_MENTIONS = 5;
export const RECENT_RECOMMENDATIONS = 3;
export const MENTIONS_PAGE = 20;
/** Own pages shown above a list of mentions. */
export const OWN_SHOWN = 50;
/** Length of the compared periods, in days. */
export const TREND_DAYS = 90;
/** Sentiment label of the monitoring dashboard: share of positive mentions in percent. */
export const SENTIMENT_LABEL = { excellent: 70, positive: 50, mixed: 30 } as const;
/** Fewer mentions than this make the sentiment a hint, and give no recommendations. */
export const FEW_MENTIONS = 5;
/** Scores of the analysis dashboard, 0–100: green, yellow, red. */
export const DASHBOARD_SCORE = { good: 70, fair: 40 } as const;

/** Admin panel. */
export const ADMIN_PAGE = 10;
export const ADMIN_LIST_LIMIT = 500;
export const AUDIT_SHOWN = 200;

/** Plans: grosze and how they are paid. */
export const PLAN_PRICES = { history: 29_900, future: 19_900, alert: 99_900, trial: 0 } as const;
/** Content Strategy & Curation Guide: when it starts (local time) and its expected price. */
export const CONTENT_STRATEGY = { starts: '2025-12-06T00:00:00', priceGrosze: 29_900, earlyPercent: 50, weeks: 4, sources: [10, 15] } as const;
/** Red Alert: when it was to start (local time), its two variants, and the promotion at the start. */
export const RED_ALERT = {
  starts: '2025-11-05T00:00:00',
  basic: { priceGrosze: 49_900, keywords: 10 },
  pro: { priceGrosze: 89_900, keywords: 50 },
  promo: { percent: 30, months: 3, people: 50 },
} as const;
/** Waiting lists of services that are on sale. Name one here once its letter has gone out: the list is erased. */
export const WAITING_OVER: readonly WaitingService[] = [];
