import { atom, onMount } from 'nanostores';

const STEP = 15_000;

/** The time as the page tells it, in milliseconds: fine enough for „2 minuty temu”. Runs only while somebody looks. */
export const $now = atom(Date.now());

onMount($now, () => {
  $now.set(Date.now());
  const timer = setInterval(() => $now.set(Date.now()), STEP);
  return () => clearInterval(timer);
});
