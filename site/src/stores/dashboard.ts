/** The newest analysis of a signed-in user. */
import type { Dashboard } from '#contract/profile.ts';
import { client, request } from '../lib/api.ts';
import { createDownload } from './download.ts';
import { createResource, type Loaded } from './resource.ts';

export type DashboardState = Loaded<Dashboard>;

const analysis = createResource<Dashboard>({ load: () => request(client.api.user.dashboard.$get()), retries: 0, retryAfter: 0 });

export const $dashboard = analysis.$value;
export const { ensure: openDashboard, retry: loadDashboard } = analysis;
export const dashboardDownload = createDownload();
