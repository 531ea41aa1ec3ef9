import { atom } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { storeInTab, takeFromTab } from '../lib/storage.ts';

export type ToastInput = { style: 'error' | 'ok' | 'info'; title: string; text?: string };
export type Toast = Required<ToastInput> & { id: number };

/** The toast on screen. A new one replaces it; the toast region closes it after five seconds. */
export const $toast = atom<Toast | null>(null);

let count = 0;

/** Shows a toast and returns its id. */
export function showToast({ style, title, text = '' }: ToastInput): number {
  count += 1;
  $toast.set({ id: count, style, title, text });
  return count;
}

/** Closes the toast if it still has this id. */
export function closeToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null);
}

const STORED_TOAST = STORED.toast.name;

/** Shows a toast now and again on the next page: for use just before navigation. */
export function showToastAcrossPages(toast: ToastInput): void {
  showToast(toast);
  storeInTab(STORED_TOAST, JSON.stringify(toast));
}

/** Shows the toast that the previous page has stored. */
export function showStoredToast(): void {
  const left = takeFromTab(STORED_TOAST);
  if (!left) return;
  try {
    const { style, title, text } = JSON.parse(left) as ToastInput;
    if ((style === 'ok' || style === 'info') && typeof title === 'string') showToast({ style, title, text: typeof text === 'string' ? text : '' });
  } catch {
    // Not written by us: ignore.
  }
}
