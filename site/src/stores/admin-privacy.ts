/** Privacy requests of people described in reports: restrict reports, erase them, close the case. */
import { atom, map } from 'nanostores';
import type { AdminPrivacyRequest } from '#contract/admin.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { adminToasts, admin as t } from '../text/admin.ts';
import { loadSummaryAndClaims } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

/** Form of a case: ids of the chosen orders and watched subjects, the letter, the note, whether to erase the chosen reports and to uphold the
 * objection (null: with the reports); `missing`: sent without a letter. */
export type Decision = { chosen: readonly string[]; answer: string; note: string; erase: boolean; uphold: boolean | null; missing: boolean };

export const privacy = createResource<AdminPrivacyRequest[]>({ load: () => request(client.api.admin['privacy-requests'].$get()), retries: 0, retryAfter: 0 });

/** Case id → form values, until they are sent. */
export const $decisions = map<Record<string, Decision>>({});
/** Id of the case that is being saved. */
export const $deciding = atom<string | null>(null);
/** The case in the confirmation dialog, if closing it would erase reports. */
export const $erasing = atom<AdminPrivacyRequest | null>(null);

/** Form values of a case. By default the orders that are already restricted are chosen. */
export const decisionOn = (item: AdminPrivacyRequest, decisions: Readonly<Record<string, Decision>>): Decision =>
  decisions[item.id] ?? {
    chosen: item.orders.filter(({ restricted }) => restricted).map(({ id }) => id),
    answer: '',
    note: '',
    erase: false,
    uphold: null,
    missing: false,
  };

export function decide(item: AdminPrivacyRequest, change: Partial<Decision>): void {
  $decisions.setKey(item.id, { ...decisionOn(item, $decisions.get()), ...change });
}

export function choose(item: AdminPrivacyRequest, id: string, chosen: boolean): void {
  const others = decisionOn(item, $decisions.get()).chosen.filter((other) => other !== id);
  decide(item, { chosen: chosen ? [...others, id] : others });
}

/** What may be upheld for later: access and rectification ask for nothing to stop. */
export const mayUphold = ({ kind }: AdminPrivacyRequest): boolean => kind === 'objection' || kind === 'erasure' || kind === 'restriction';
/** Whether closing the case upholds its objection. Whoever erases reports on somebody hardly wants the next one made. */
export const upholds = (item: AdminPrivacyRequest, { uphold, erase }: Decision): boolean => mayUphold(item) && (uphold ?? erase);

/** What is chosen of a case. */
export function chosenOf(item: AdminPrivacyRequest, { chosen }: Decision): { orders: string[]; watched: string[] } {
  const watched = new Set(item.watched.map(({ id }) => id));
  return { orders: chosen.filter((id) => !watched.has(id)), watched: chosen.filter((id) => watched.has(id)) };
}

async function save(id: string, call: () => Promise<AdminPrivacyRequest>, done: string): Promise<void> {
  if ($deciding.get() !== null) return;
  $deciding.set(id);
  try {
    const saved = await call();
    const { [id]: _sent, ...others } = $decisions.get();
    // Saving restrictions leaves the case open: keep its letter, which has not been sent yet.
    $decisions.set(saved.closedAt || !_sent ? others : { ...others, [id]: _sent });
    showToast(adminToasts.done(done));
    await Promise.all([privacy.refresh(), loadSummaryAndClaims()]);
  } catch (error) {
    if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
  } finally {
    $deciding.set(null);
  }
}

/** Restricts exactly the chosen reports; all others of the case are released. */
export const restrict = (item: AdminPrivacyRequest): Promise<void> =>
  save(
    item.id,
    () =>
      request(
        client.api.admin['privacy-requests'][':id'].restrict.$post({
          param: { id: item.id },
          json: { orders: chosenOf(item, decisionOn(item, $decisions.get())).orders },
        }),
      ),
    t.privacy.restrictDone,
  );

/** Closes a case with its letter. Asks first if reports would be erased, unless `sure`. */
export async function closeCase(item: AdminPrivacyRequest, sure = false): Promise<void> {
  const decision = decisionOn(item, $decisions.get());
  const { answer, note, erase } = decision;
  const uphold = upholds(item, decision);
  $erasing.set(null);
  if (!answer.trim()) return decide(item, { missing: true });
  const erased = erase ? chosenOf(item, decision) : { orders: [], watched: [] };
  if (erased.orders.length + erased.watched.length > 0 && !sure) return $erasing.set(item);
  await save(
    item.id,
    () =>
      request(
        client.api.admin['privacy-requests'][':id'].$patch({
          param: { id: item.id },
          json: { answer: answer.trim(), note: note.trim(), erase: erased.orders, eraseWatched: erased.watched, uphold },
        }),
      ),
    t.privacy.closeDone,
  );
}

/** The person has taken the objection back: new orders begin as usual, and those that waited begin now. */
export async function lift({ id }: AdminPrivacyRequest): Promise<void> {
  if ($deciding.get() !== null) return;
  $deciding.set(id);
  try {
    const { message } = await request(client.api.admin['privacy-requests'][':id'].objection.$delete({ param: { id } }));
    showToast(adminToasts.done(message));
    await Promise.all([privacy.refresh(), loadSummaryAndClaims()]);
  } catch (error) {
    if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
  } finally {
    $deciding.set(null);
  }
}
