import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TIMING, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#contract/constants.ts';
import { $toast, closeToast, showLeftToast } from '../stores/toasts.ts';
import { toaster } from '../text/common.ts';
import { Toaster } from '../ui/Toaster.tsx';

/** The one notification region of a page; every other island only puts a toast into the store. */
export default function Toasts() {
  const toast = useStore($toast);
  useEffect(showLeftToast, []);
  return <Toaster toast={toast} duration={TIMING.toast} swipe={TOAST_SWIPE_PX} hotkey={TOAST_HOTKEY} words={toaster} onClose={closeToast} />;
}
