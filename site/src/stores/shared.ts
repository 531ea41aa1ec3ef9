/** A shared report, opened by the secret in the fragment of the address. */
import { atom } from 'nanostores';
import type { SharedAnswer } from '#contract/sharing.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { fragment } from '../lib/browser.ts';

export type SharedView = { kind: 'loading' } | { kind: 'ready'; answer: SharedAnswer } | { kind: 'missing'; said: string } | { kind: 'unreachable' };

export const $shared = atom<SharedView>({ kind: 'loading' });

let latest = 0;

/** Opens the report of the present address. */
export async function openShared(): Promise<void> {
  const mine = ++latest;
  $shared.set({ kind: 'loading' });
  const put = (view: SharedView) => mine === latest && $shared.set(view);
  try {
    put({ kind: 'ready', answer: await request(client.api.shared.$post({ json: { secret: fragment().slice(1, 201) } })) });
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : null;
    put(failure?.status === 404 ? { kind: 'missing', said: failure.sentence } : { kind: 'unreachable' });
  }
}
