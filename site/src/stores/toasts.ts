import { atom } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { leave, take } from '../lib/storage.ts';

export type ToastInput = { style: 'error' | 'ok' | 'info'; title: string; text?: string };
export type Toast = Required<ToastInput> & { id: number };

/** The toast on screen. One at a time: a new one takes the place of the old. The region closes it after five seconds. */
export const $toast = atom<Toast | null>(null);

let count = 0;

/** Shows a toast and returns its id. */
export function showToast({ style, title, text = '' }: ToastInput): number {
  count += 1;
  $toast.set({ id: count, style, title, text });
  return count;
}

/** Closes the toast with this id; a newer one stays. */
export function closeToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null);
}

const LEFT = STORED.toast.name;

/** Shows a toast now and once more on the next page: for what is said just before leaving. */
export function showToastAcross(toast: ToastInput): void {
  showToast(toast);
  leave(LEFT, JSON.stringify(toast));
}

/** Shows what the page before still had to say. */
export function showLeftToast(): void {
  const left = take(LEFT);
  if (!left) return;
  try {
    const { style, title, text } = JSON.parse(left) as ToastInput;
    if ((style === 'ok' || style === 'info') && typeof title === 'string') showToast({ style, title, text: typeof text === 'string' ? text : '' });
  } catch {
    // Not ours.
  }
}
