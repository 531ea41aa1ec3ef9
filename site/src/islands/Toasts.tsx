import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TIMING, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#contract/constants.ts';
import { $toast, closeToast, showStoredToast } from '../stores/toasts.ts';
import { useReady } from '../stores/use-form.ts';
import { toaster } from '../text/common.ts';
import { Toaster } from '../ui/Toaster.tsx';

/** The toast region of a page, rendered once; other islands call `showToast`. */
export default function Toasts() {
  const toast = useStore($toast);
  const ready = useReady();
  useEffect(showStoredToast, []);
  // Not rendered in the built page: the region has an inline style, which the CSP forbids in HTML.
  if (!ready) return null;
  return <Toaster toast={toast} duration={TIMING.toast} swipe={TOAST_SWIPE_PX} hotkey={TOAST_HOTKEY} words={toaster} onClose={closeToast} />;
}
