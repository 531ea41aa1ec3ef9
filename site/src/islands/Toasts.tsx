import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TIMING, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#contract/constants.ts';
import { $toast, closeToast, showStoredToast } from '../stores/toasts.ts';
import { useReady } from '../stores/use-form.ts';
import { toaster } from '../text/common.ts';
import { Toaster } from '../ui/Toaster.tsx';

/** The one notification region of a page; every other island only puts a toast into the store. */
export default function Toasts() {
  const toast = useStore($toast);
  const ready = useReady();
  useEffect(showStoredToast, []);
  // The region carries an inline style, which the policy refuses in a page that is built.
  if (!ready) return null;
  return <Toaster toast={toast} duration={TIMING.toast} swipe={TOAST_SWIPE_PX} hotkey={TOAST_HOTKEY} words={toaster} onClose={closeToast} />;
}
