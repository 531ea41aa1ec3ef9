/** The private feed and the webhook of the account; loaded when they are opened. */
import { atom } from 'nanostores';
import { WEBHOOK_TOPICS } from '#contract/choices.ts';
import { TIMING } from '#contract/constants.ts';
import type { PrivateFeed, Webhook, WebhookTopic } from '#contract/integrations.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { integrationsText, integrationToasts as toasts } from '../text/integrations.ts';
import { deliveryWords, isWebhookUrl } from '../view/integrations.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const { feed: feedCalls, webhook: hookCalls } = client.api.user;

const state = createResource<{ feed: PrivateFeed; webhook: Webhook }>({
  load: async () => {
    const [feed, webhook] = await Promise.all([request(feedCalls.$get()), request(hookCalls.$get())]);
    return { feed, webhook };
  },
  retries: TIMING.dashboardRetries,
  retryAfter: TIMING.dashboardRetryAfter,
});
export const $integrations = state.$value;
export const { ensure: loadIntegrations, retry: retryIntegrations } = state;

/** The feed's address and the webhook's secret while they are shown, which is once. */
export const $shownFeed = atom<string | null>(null);
export const $shownSecret = atom<string | null>(null);
export type IntegrationAct = 'feed' | 'end-feed' | 'save' | 'test' | 'secret' | 'end';
export const $integrationBusy = atom<IntegrationAct | null>(null);
export const $webhookErrors = atom<{ url?: string; topics?: string }>({});

function put(changes: { feed?: PrivateFeed; webhook?: Webhook }): void {
  const now = $integrations.get();
  if (now.state === 'ready') state.put({ ...now.data, ...changes });
}

/** Does one act at a time; a failure is told by a toast. */
async function act(what: IntegrationAct, work: () => Promise<void>): Promise<void> {
  if ($integrationBusy.get()) return;
  $integrationBusy.set(what);
  try {
    await work();
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...toasts.failed, text: sentenceOf(error, toasts.notSaved) });
  } finally {
    $integrationBusy.set(null);
  }
}

/** Makes the feed's address, or another one. */
export const makeFeed = (): Promise<void> =>
  act('feed', async () => {
    const { url, feed } = await request(feedCalls.$post());
    $shownFeed.set(url);
    put({ feed });
    showToast({ style: 'ok', ...toasts.feedMade });
  });

export const endFeed = (): Promise<void> =>
  act('end-feed', async () => {
    put({ feed: await request(feedCalls.$delete()) });
    $shownFeed.set(null);
    showToast({ style: 'ok', ...toasts.feedEnded });
  });

/** Sets the webhook as typed, unless the form has faults. */
export async function saveWebhook(form: FormData): Promise<void> {
  const url = String(form.get('hook-url') ?? '').trim();
  const topics = WEBHOOK_TOPICS.filter((topic): topic is WebhookTopic => form.getAll('topic').includes(topic));
  const { badUrl, noTopic } = integrationsText.webhook;
  $webhookErrors.set({ ...(isWebhookUrl(url) ? {} : { url: badUrl }), ...(topics.length > 0 ? {} : { topics: noTopic }) });
  if (Object.keys($webhookErrors.get()).length > 0) return;
  await act('save', async () => {
    const { webhook, secret } = await request(hookCalls.$put({ json: { url, topics } }));
    if (secret) $shownSecret.set(secret);
    put({ webhook });
    showToast({ style: 'ok', ...toasts.saved });
  });
}

export const renewSecret = (): Promise<void> =>
  act('secret', async () => {
    const { webhook, secret } = await request(hookCalls.secret.$post());
    $shownSecret.set(secret);
    put({ webhook });
    showToast({ style: 'ok', ...toasts.renewed });
  });

/** Sends a test message and says whether it arrived. */
export const sendTest = (): Promise<void> =>
  act('test', async () => {
    const webhook = await request(hookCalls.test.$post());
    put({ webhook });
    const sent = webhook?.deliveries.find(({ type }) => type === 'test');
    if (!sent || sent.state === 'delivered') showToast({ style: 'ok', ...toasts.arrived });
    else showToast({ style: 'error', ...toasts.lost(sent.fault ? integrationsText.log.fault[sent.fault](sent.status) : deliveryWords(sent).text) });
  });

export const endWebhook = (): Promise<void> =>
  act('end', async () => {
    put({ webhook: await request(hookCalls.$delete()) });
    $shownSecret.set(null);
    $webhookErrors.set({});
    showToast({ style: 'ok', ...toasts.ended });
  });
