import { atom, onMount } from 'nanostores';

const STEP_MS = 15_000;

/** The current time in ms, updated every 15 s: enough for „2 minuty temu”. Runs only while something listens. */
export const $now = atom(Date.now());

onMount($now, () => {
  $now.set(Date.now());
  const timer = setInterval(() => $now.set(Date.now()), STEP_MS);
  return () => clearInterval(timer);
});
