/** The list of mentions: filters kept in the address, paging, corrections, muted sources. */
import { atom } from 'nanostores';
import type { Mention, MutedSource } from '#contract/monitoring.ts';
import type { Sentiment } from '#contract/report.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { onHistory, query, setQuery } from '../lib/browser.ts';
import { mentionToasts } from '../text/mentions.ts';
import { type Filters, filtersOf, fits, NO_FILTERS, parametersOf } from '../view/mentions.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

/** A mention in the list; one that was just put aside or taken back keeps its place with a way to undo. */
export type ListedMention = { mention: Mention; moved: 'no' | 'removed' | 'restored' };
export type MentionsState = {
  filters: Filters;
  phase: 'loading' | 'ready' | 'failed';
  list: ListedMention[];
  total: number;
  atLeast: boolean;
  next: string | null;
  more: 'idle' | 'busy' | 'failed';
  /** The first mention of the page that came last: the focus goes there. */
  firstNew: string | null;
};

export const $mentions = atom<MentionsState>({
  filters: NO_FILTERS,
  phase: 'loading',
  list: [],
  total: 0,
  atLeast: false,
  next: null,
  more: 'idle',
  firstNew: null,
});
export const $muted = atom<MutedSource[]>([]);
/** How many sources did not answer in the last round. */
export const $unanswered = atom(0);
/** Ids of mentions whose change is on its way. */
export const $changing = atom<ReadonlySet<string>>(new Set());

const calls = client.api.monitoring;
const page = (filters: Filters, cursor?: string) => request(calls.mentions.$get({ query: { ...parametersOf(filters), ...(cursor ? { cursor } : {}) } }));

const patch = (changes: Partial<MentionsState>) => $mentions.set({ ...$mentions.get(), ...changes });
const listed = (mentions: Mention[]): ListedMention[] => mentions.map((mention) => ({ mention, moved: 'no' }));

let turn = 0;
let typing: ReturnType<typeof setTimeout> | undefined;
const TYPING_PAUSE = 350;

/** Reads the first page for the filters that stand; the newest question wins. */
export async function loadMentions(): Promise<void> {
  turn += 1;
  const mine = turn;
  patch({ phase: 'loading', more: 'idle', firstNew: null });
  try {
    const { mentions, next, total, atLeast } = await page($mentions.get().filters);
    if (mine === turn) patch({ phase: 'ready', list: listed(mentions), next, total, atLeast });
  } catch (error) {
    if (mine === turn && !sessionEnded(error)) patch({ phase: 'failed', list: [], next: null });
  }
}

/** What stands beside the list; it does without. */
async function loadAround(): Promise<void> {
  const [muted, stats] = await Promise.allSettled([request(calls.muted.$get()), request(calls.stats.$get())]);
  if (muted.status === 'fulfilled') $muted.set(muted.value);
  if (stats.status === 'fulfilled') $unanswered.set(stats.value.lastRun.unanswered.length);
}

/** Opens the page with the filters of its address and follows the way back; the answer stops that. */
export function openMentions(): () => void {
  const read = () => {
    clearTimeout(typing);
    patch({ filters: filtersOf(query()) });
    void loadMentions();
  };
  read();
  void loadAround();
  return onHistory(read);
}

/** Narrows the list; the address follows, and the way back leads to the list as it was. */
export function filterBy(changes: Partial<Filters>): void {
  clearTimeout(typing);
  const filters = { ...$mentions.get().filters, ...changes };
  patch({ filters });
  setQuery(parametersOf(filters), true);
  void loadMentions();
}

/** Searches while someone types, after a pause; the address follows without an entry for every letter. */
export function searchFor(q: string): void {
  clearTimeout(typing);
  patch({ filters: { ...$mentions.get().filters, q } });
  typing = setTimeout(() => {
    setQuery(parametersOf($mentions.get().filters), !query().has('q'));
    void loadMentions();
  }, TYPING_PAUSE);
}

/** Takes the filters away; the place (hidden ones, an alert) stays. */
export function clearFilters(): void {
  const { hidden, alert } = $mentions.get().filters;
  filterBy({ ...NO_FILTERS, hidden, alert });
}

/** Adds the next page. */
export async function showMore(): Promise<void> {
  const { next, more, filters } = $mentions.get();
  if (!next || more === 'busy') return;
  const mine = turn;
  patch({ more: 'busy' });
  try {
    const answer = await page(filters, next);
    if (mine !== turn) return;
    const known = new Set($mentions.get().list.map(({ mention }) => mention.id));
    const fresh = answer.mentions.filter(({ id }) => !known.has(id));
    patch({ list: [...$mentions.get().list, ...listed(fresh)], next: answer.next, more: 'idle', firstNew: fresh[0]?.id ?? null });
  } catch (error) {
    if (mine === turn && !sessionEnded(error)) patch({ more: 'failed' });
  }
}

/** Sends a change of a mention once; null when it did not work (a toast says so). */
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

/** The user's own judgement takes the place of ours. What no longer fits the filter leaves the list: false says so. */
export async function correctSentiment(id: string, sentiment: Sentiment): Promise<boolean> {
  const mention = await change(id, { sentiment });
  if (!mention) return true;
  const { list, filters, total } = $mentions.get();
  const stays = fits(mention, filters);
  if (stays) patch({ list: list.map((item) => (item.mention.id === id ? { ...item, mention } : item)) });
  else patch({ list: list.filter((item) => item.mention.id !== id), total: Math.max(0, total - 1) });
  showToast(mentionToasts.corrected);
  return stays;
}

/** Puts a mention aside as one about somebody else, or takes it back; its place keeps a line with "Cofnij". */
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

/** Hides everything from a source, now and later. */
export async function muteSource(domain: string): Promise<void> {
  try {
    await request(calls.muted.$post({ json: { domain } }));
    showToast(mentionToasts.muted(domain));
  } catch (error) {
    if (!sessionEnded(error)) showToast(mentionToasts.failed(sentenceOf(error, mentionToasts.notSaved)));
    return;
  }
  await Promise.all([loadMentions(), loadAround()]);
}

/** Takes a muted source back. */
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
