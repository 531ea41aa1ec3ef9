/** A signed-in reader with made-up answers: the pages are the server's own, so the session is real. */
import type { Page } from 'playwright/test';
import type { CurrentUser } from '#contract/auth.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import { analysisOf } from '../../../api/src/profile/analysis-of.ts';
import { sampleReport } from '../../../api/test/report/fixture.ts';
import { answer } from '../fixtures.ts';
import { user as member } from './monitoring.ts';
import { signedIn } from './sign-in.ts';

export const USER: CurrentUser = member();

/** Signs the browser in and answers who it is; `user` may change between questions. */
export async function enter(page: Page, user: () => CurrentUser = () => USER): Promise<void> {
  await signedIn(page);
  await answer(page, /\/api\/(auth\/)?user$/, () => ({ json: user() }));
  await answer(page, '**/api/alerts/active', () => ({ json: [] }));
}

export const ORDER = '0123456789abcdef0123456789abcdef';
export const sampleAnalysis = (changes: Partial<DashboardAnalysis> = {}): DashboardAnalysis => ({
  ...analysisOf(ORDER, new Date('2026-11-05T10:00:00Z'), sampleReport, 'history'),
  ...changes,
});
