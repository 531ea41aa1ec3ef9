/** Active alerts, shared by the bell of signed-in pages and the card of the monitoring dashboard. */
import { atom } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { TIMING } from '#contract/constants.ts';
import type { Alert } from '#contract/monitoring.ts';
import { client, request } from '../lib/api.ts';
import { readInTab, readStored, storeInTab } from '../lib/storage.ts';
import { alertToasts as t } from '../text/alerts.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const SEEN = STORED.seenAlerts.name;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** True unless the settings stored in this browser turn notifications off. */
function wantsToasts(): boolean {
  const settings = parseJson(readStored(STORED.settings.name));
  return !(settings !== null && typeof settings === 'object' && 'pushNotifications' in settings && settings.pushNotifications === false);
}

/** Returns the alerts that this tab has not seen before, and stores all ids as seen. On the first load of a tab none is new. */
function unseenAlerts(alerts: Alert[]): Alert[] {
  const seen = parseJson(readInTab(SEEN));
  storeInTab(SEEN, JSON.stringify(alerts.map(({ id }) => id)));
  return Array.isArray(seen) ? alerts.filter(({ id }) => !seen.includes(id)) : [];
}

const active = createResource<Alert[]>({
  load: () => request(client.api.alerts.active.$get()),
  retries: TIMING.dashboardRetries,
  retryAfter: TIMING.dashboardRetryAfter,
  onData(alerts) {
    const fresh = unseenAlerts(alerts);
    if (fresh[0] && wantsToasts()) showToast({ style: 'info', title: t.fresh(fresh.length), text: fresh[0].title });
  },
});

export const $alerts = active.$value;
export const { refresh: refreshAlerts, retry: retryAlerts } = active;

/** Loads the alerts of the page once. What may change them (a round, a closed alert) refreshes them; no interval and no focus does. */
export const loadAlerts = (): Promise<void> => active.ensure();

/** Ids of alerts that are being closed. */
export const $closing = atom<readonly string[]>([]);

/** Dismissed alerts whose dismissal can be taken back, with their place in the list. */
export const $dismissed = atom<readonly { alert: Alert; at: number }[]>([]);

/** „Cofnij”: a dismissed alert is active again. */
export async function undoDismissal(id: string): Promise<void> {
  try {
    await request(client.api.alerts[':id'].reopen.$patch({ param: { id } }));
    $dismissed.set($dismissed.get().filter(({ alert }) => alert.id !== id));
    // It was seen before: its return is no news.
    const seen = parseJson(readInTab(SEEN));
    if (Array.isArray(seen)) storeInTab(SEEN, JSON.stringify([...seen, id]));
    showToast({ style: 'ok', title: t.undone });
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...t.failed.undo });
  }
  await active.refresh();
}

const closed = createResource<Alert[]>({
  load: () => request(client.api.alerts.closed.$get()),
  retries: TIMING.dashboardRetries,
  retryAfter: TIMING.dashboardRetryAfter,
});
/** Closed alerts, the last first; loaded when they are opened. */
export const $closedAlerts = closed.$value;
export const { refresh: loadClosed, retry: retryClosed } = closed;

/** Ids of closed alerts that are being taken back. */
export const $reopening = atom<readonly string[]>([]);

/** „Przywróć” in the history: a closed alert is active again. */
export async function reopenClosed(id: string): Promise<void> {
  if ($reopening.get().includes(id)) return;
  $reopening.set([...$reopening.get(), id]);
  await undoDismissal(id);
  await closed.refresh();
  $reopening.set($reopening.get().filter((other) => other !== id));
}

/** Closes an alert as solved or as no problem. Shows a toast with the outcome and reloads the list. */
export async function closeAlert(id: string, how: 'resolve' | 'dismiss'): Promise<void> {
  if ($closing.get().includes(id)) return;
  $closing.set([...$closing.get(), id]);
  try {
    const param = { param: { id } };
    await request(how === 'resolve' ? client.api.alerts[':id'].resolve.$patch(param) : client.api.alerts[':id'].dismiss.$patch(param));
    const shown = $alerts.get();
    if (shown.state === 'ready') {
      const at = shown.data.findIndex((alert) => alert.id === id);
      const alert = shown.data[at];
      if (how === 'dismiss' && alert) $dismissed.set([...$dismissed.get(), { alert, at }]);
      active.put(shown.data.filter((other) => other.id !== id));
    }
    showToast({ style: 'ok', title: t.done[how] });
    if (closed.$value.get().state === 'ready') void closed.refresh();
  } catch (error) {
    if (sessionEnded(error)) return;
    showToast({ style: 'error', ...t.failed[how] });
  } finally {
    $closing.set($closing.get().filter((closing) => closing !== id));
  }
  await active.refresh();
}
