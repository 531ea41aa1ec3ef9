import { copying } from '../text/common.ts';
import { showToast } from './toasts.ts';

/** Copies a text and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ style: 'ok', title: copying.done });
  } catch {
    showToast({ style: 'error', ...copying.failed });
  }
}
