/** The account's own alert rules; loaded when they are opened. */
import { atom } from 'nanostores';
import { TIMING } from '#contract/constants.ts';
import type { AlertRules } from '#contract/monitoring.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { alertsText, alertToasts as t } from '../text/alerts.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const calls = client.api.alerts.rules;
const rules = createResource<AlertRules>({ load: () => request(calls.$get()), retries: TIMING.dashboardRetries, retryAfter: TIMING.dashboardRetryAfter });

export const $rules = rules.$value;
export const { ensure: loadRules, retry: retryRules } = rules;
export const $ruleError = atom<string | null>(null);
/** 'new' while a rule is being added, or the id of the one being deleted. */
export const $ruleBusy = atom<string | null>(null);

async function change(busy: string, call: () => Promise<AlertRules>, done: string): Promise<boolean> {
  if ($ruleBusy.get()) return false;
  $ruleBusy.set(busy);
  try {
    rules.put(await call());
    showToast({ style: 'ok', title: done });
    return true;
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...t.failed.rule, text: sentenceOf(error, t.notSaved) });
    return false;
  } finally {
    $ruleBusy.set(null);
  }
}

/** Adds a rule. Returns whether it was stored. */
export async function addRule(typed: string): Promise<boolean> {
  const words = typed.trim();
  $ruleError.set(words.length < 2 || !/[\p{L}\p{N}]/u.test(words) ? alertsText.rules.short : null);
  return $ruleError.get() === null && change('new', () => request(calls.$post({ json: { words } })), t.ruleAdded);
}

export const removeRule = (id: string): Promise<boolean> => change(id, () => request(calls[':id'].$delete({ param: { id } })), t.ruleRemoved);
