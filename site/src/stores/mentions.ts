/** The list of mentions: filters (in the URL query), paging, corrections, muted sources. */
import { atom } from 'nanostores';
import type { Mention, MutedSource } from '#contract/monitoring.ts';
import type { Sentiment } from '#contract/report.ts';
import { client, refusalOf, request, sentenceOf } from '../lib/api.ts';
import { onHistory, query, setQuery } from '../lib/browser.ts';
import { mentionToasts } from '../text/mentions.ts';
import { type Filters, filtersOf, matchesFilters, NO_FILTERS, parametersOf } from '../view/mentions.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

/** A mention in the list. One that was just hidden or restored keeps its place and shows "Cofnij". */
export type ListedMention = { mention: Mention; moved: 'no' | 'removed' | 'restored' };
export type MentionsState = {
  filters: Filters;
  phase: 'loading' | 'ready' | 'failed';
  /** What may not be shown, in the server's words; '' otherwise. */
  refused: string;
  list: ListedMention[];
  /** The subject's own pages that match; they do not change here. */
  own: Mention[];
  total: number;
  atLeast: boolean;
  next: string | null;
  more: 'idle' | 'busy' | 'failed';
  /** Id of the first mention of the page loaded last; it takes the focus. */
  firstNew: string | null;
};

export const $mentions = atom<MentionsState>({
  filters: NO_FILTERS,
  phase: 'loading',
  refused: '',
  list: [],
  own: [],
  total: 0,
  atLeast: false,
  next: null,
  more: 'idle',
  firstNew: null,
});
export const $muted = atom<MutedSource[]>([]);
/** Number of sources that did not answer in the last round. */
export const $unanswered = atom(0);
/** Ids of mentions that are being changed. */
export const $changing = atom<ReadonlySet<string>>(new Set());

const calls = client.api.monitoring;
const page = (filters: Filters, cursor?: string) => request(calls.mentions.$get({ query: { ...parametersOf(filters), ...(cursor ? { cursor } : {}) } }));

const patch = (changes: Partial<MentionsState>) => $mentions.set({ ...$mentions.get(), ...changes });
const listed = (mentions: Mention[]): ListedMention[] => mentions.map((mention) => ({ mention, moved: 'no' }));

let latestLoad = 0;
let typing: ReturnType<typeof setTimeout> | undefined;
/** Debounce of the search field, in ms. */
const SEARCH_DEBOUNCE_MS = 350;

/** Loads the first page with the current filters. If calls overlap, only the newest one is shown. */
export async function loadMentions(): Promise<void> {
  latestLoad += 1;
  const thisLoad = latestLoad;
  patch({ phase: 'loading', more: 'idle', firstNew: null });
  try {
    const { mentions, own, next, total, atLeast } = await page($mentions.get().filters);
    if (thisLoad === latestLoad) patch({ phase: 'ready', list: listed(mentions), own, next, total, atLeast });
  } catch (error) {
    if (thisLoad === latestLoad && !sessionEnded(error)) patch({ phase: 'failed', refused: refusalOf(error) ?? '', list: [], own: [], next: null, total: 0 });
  }
}

/** Loads muted sources and the last run; failures are ignored. */
async function loadMutedAndLastRun(): Promise<void> {
  const [muted, stats] = await Promise.allSettled([request(calls.muted.$get()), request(calls.stats.$get())]);
  if (muted.status === 'fulfilled') $muted.set(muted.value);
  if (stats.status === 'fulfilled') $unanswered.set(stats.value.lastRun.unanswered.length);
}

/** Loads the list with the filters of the address, again after Back or Forward. Returns an unsubscribe function. */
export function openMentions(): () => void {
  const read = () => {
    clearTimeout(typing);
    patch({ filters: filtersOf(query()) });
    void loadMentions();
  };
  read();
  void loadMutedAndLastRun();
  return onHistory(read);
}

/** Changes the filters, adds them to the address as a history entry and reloads the list. */
export function filterBy(changes: Partial<Filters>): void {
  clearTimeout(typing);
  const filters = { ...$mentions.get().filters, ...changes };
  patch({ filters });
  setQuery(parametersOf(filters), true);
  void loadMentions();
}

/** Searches while typing, debounced. Only the first search adds a history entry, later ones replace it. */
export function searchFor(q: string): void {
  clearTimeout(typing);
  patch({ filters: { ...$mentions.get().filters, q } });
  typing = setTimeout(() => {
    setQuery(parametersOf($mentions.get().filters), !query().has('q'));
    void loadMentions();
  }, SEARCH_DEBOUNCE_MS);
}

/** Clears the filters; stays in the view of hidden mentions or of an alert. */
export function clearFilters(): void {
  const { hidden, alert } = $mentions.get().filters;
  filterBy({ ...NO_FILTERS, hidden, alert });
}

/** Loads the next page and appends it. */
export async function showMore(): Promise<void> {
  const { next, more, filters } = $mentions.get();
  if (!next || more === 'busy') return;
  const thisLoad = latestLoad;
  patch({ more: 'busy' });
  try {
    const answer = await page(filters, next);
    if (thisLoad !== latestLoad) return;
    const known = new Set($mentions.get().list.map(({ mention }) => mention.id));
    const fresh = answer.mentions.filter(({ id }) => !known.has(id));
    patch({ list: [...$mentions.get().list, ...listed(fresh)], next: answer.next, more: 'idle', firstNew: fresh[0]?.id ?? null });
  } catch (error) {
    if (thisLoad === latestLoad && !sessionEnded(error)) patch({ more: 'failed' });
  }
}

/** Sends a change of a mention. Null if it failed (with a toast) or another change of the mention is in progress. */
async function change(id: string, body: { sentiment: Sentiment } | { notMe: boolean }): Promise<Mention | null> {
  if ($changing.get().has(id)) return null;
  $changing.set(new Set([...$changing.get(), id]));
  try {
    return await request(calls.mentions[':id'].$patch({ param: { id }, json: body }));
  } catch (error) {
    if (!sessionEnded(error)) showToast(mentionToasts.failed(sentenceOf(error, mentionToasts.notSaved)));
    return null;
  } finally {
    $changing.set(new Set([...$changing.get()].filter((other) => other !== id)));
  }
}

/** Stores the user's own sentiment. Returns false if the mention no longer matches the filter and left the list. */
export async function correctSentiment(id: string, sentiment: Sentiment): Promise<boolean> {
  const mention = await change(id, { sentiment });
  if (!mention) return true;
  const { list, filters, total } = $mentions.get();
  const stays = matchesFilters(mention, filters);
  if (stays) patch({ list: list.map((item) => (item.mention.id === id ? { ...item, mention } : item)) });
  else patch({ list: list.filter((item) => item.mention.id !== id), total: Math.max(0, total - 1) });
  showToast(mentionToasts.corrected);
  return stays;
}

/** Hides a mention as one about somebody else, or restores it; a line with "Cofnij" stays in its place. */
export async function setNotMe(id: string, notMe: boolean): Promise<void> {
  const before = $mentions.get().list.find((item) => item.mention.id === id);
  const mention = before && (await change(id, { notMe }));
  if (!mention || !before) return;
  const { list, filters, total } = $mentions.get();
  const belongs = filters.hidden === (mention.hidden !== null);
  const moved = belongs ? 'no' : mention.hidden ? 'removed' : 'restored';
  patch({
    list: list.map((item) => (item.mention.id === id ? { mention, moved } : item)),
    total: Math.max(0, total + (moved === 'no' ? 1 : 0) - (before.moved === 'no' ? 1 : 0)),
  });
}

/** Hides all present and future mentions of a domain. */
export async function muteSource(domain: string): Promise<void> {
  try {
    await request(calls.muted.$post({ json: { domain } }));
    showToast(mentionToasts.muted(domain));
  } catch (error) {
    if (!sessionEnded(error)) showToast(mentionToasts.failed(sentenceOf(error, mentionToasts.notSaved)));
    return;
  }
  await Promise.all([loadMentions(), loadMutedAndLastRun()]);
}

/** Shows the mentions of a muted domain again. */
export async function unmuteSource(domain: string): Promise<void> {
  try {
    await request(calls.muted[':domain'].$delete({ param: { domain } }));
    $muted.set($muted.get().filter((source) => source.domain !== domain));
    showToast(mentionToasts.unmuted(domain));
  } catch (error) {
    if (!sessionEnded(error)) showToast(mentionToasts.failed(sentenceOf(error, mentionToasts.notSaved)));
    return;
  }
  await loadMentions();
}
