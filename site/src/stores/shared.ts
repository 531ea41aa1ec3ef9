/** A shared report, opened by the secret in the fragment of the address. */
import { atom } from 'nanostores';
import type { SharedAnswer } from '#contract/sharing.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { fragment } from '../lib/browser.ts';

export type SharedView = { kind: 'loading' } | { kind: 'ready'; answer: SharedAnswer } | { kind: 'missing'; said: string } | { kind: 'unreachable' };

export const $shared = atom<SharedView>({ kind: 'loading' });

let latest = 0;
/** When the report was last asked for. */
let asked = 0;
/** Least time between two looks of one page: each loads the whole report. */
const LOOK_AGAIN_MS = 30_000;

const ask = () => request(client.api.shared.$post({ json: { secret: fragment().slice(1, 201) } }));

/** Opens the report of the present address. */
export async function openShared(): Promise<void> {
  const mine = ++latest;
  asked = Date.now();
  $shared.set({ kind: 'loading' });
  const put = (view: SharedView) => mine === latest && $shared.set(view);
  try {
    put({ kind: 'ready', answer: await ask() });
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : null;
    put(failure?.status === 404 ? { kind: 'missing', said: failure.sentence } : { kind: 'unreachable' });
  }
}

/** Looks whether the link of a report that is shown still works: one that was ended meanwhile shows nothing any more. */
export async function lookAgain(): Promise<void> {
  const shown = $shared.get();
  if (shown.kind !== 'ready' || Date.now() - asked < LOOK_AGAIN_MS) return;
  asked = Date.now();
  try {
    const answer = await ask();
    if ($shared.get() === shown) $shared.set({ kind: 'ready', answer });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404 && $shared.get() === shown) $shared.set({ kind: 'missing', said: error.sentence });
  }
}
