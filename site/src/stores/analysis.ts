/** Dialogs of the analysis dashboard: the description of a score, and the evidence of a sentence. */
import { atom } from 'nanostores';
import { CONTENT_STRATEGY } from '#contract/constants.ts';
import { createCountdown } from './countdown.ts';

/** Id of the score whose dialog is open. */
export const $openKpi = atom<string | null>(null);
export const openKpi = (id: string): void => $openKpi.set(id);
export const closeKpi = (): void => $openKpi.set(null);

/** Citation numbers whose sources are shown in the dialog; null when closed. */
export const $openSources = atom<readonly number[] | null>(null);
export const openSources = (refs: readonly number[]): void => $openSources.set(refs);
export const closeSources = (): void => $openSources.set(null);

export const contentStrategyCountdown = createCountdown(CONTENT_STRATEGY.starts);
