/** What the server writes into the dashboard's page before it sends it, so that the first paint shows real figures. */
import type { MonitoringStats } from './monitoring.ts';
import type { Dashboard } from './profile.ts';

/** `stats` is null while the profile is not filled in: the page then begins with a form. `now` is the server's time. */
export type FirstView = Dashboard & { stats: MonitoringStats | null; now: string };

/** What the site's build leaves for the server: data in, markup out. */
export type FirstViewModule = { render: (view: FirstView) => string };

/** The element that waits in the built page, and the module's place beside it; a name with a dot is never served. */
export const FIRST_VIEW_PLACE = '<div class="first-view" hidden></div>';
export const FIRST_VIEW_MODULE = '.first-view.mjs';
