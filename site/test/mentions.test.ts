import { afterEach, describe, expect, it, vi } from 'vitest';
import { mention, mentionsPage } from '../e2e/support/mentions.ts';
import {
  $mentions,
  $muted,
  correctSentiment,
  filterBy,
  muteSource,
  openMentions,
  searchFor,
  setNotMe,
  showMore,
  unmuteSource,
} from '../src/stores/mentions.ts';
import { $toast } from '../src/stores/toasts.ts';
import { confidenceLevel, filtersOf, isNarrowed, NO_FILTERS, parametersOf } from '../src/view/mentions.ts';
import { markName } from '../src/view/monitoring.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const LIST = 'GET /api/monitoring/mentions';
const AROUND = { 'GET /api/monitoring/muted': { body: [] }, 'GET /api/monitoring/stats': { status: 500, body: {} } };
const ids = () => $mentions.get().list.map((item) => item.mention.id);
const settled = () => vi.waitFor(() => expect($mentions.get().phase).not.toBe('loading'));
const three = [mention(0), mention(1), mention(2)];

const nothing = (): void => undefined;
let stop = nothing;
async function opened(address: string, answers: Parameters<typeof fakeApi>[0] = { [LIST]: { body: mentionsPage(three) } }) {
  const page = fakePage(address);
  const api = fakeApi({ ...AROUND, ...answers });
  $mentions.set({ filters: NO_FILTERS, phase: 'loading', refused: '', list: [], own: [], total: 0, atLeast: false, next: null, more: 'idle', firstNew: null });
  $toast.set(null);
  stop = openMentions();
  await settled();
  return { page, api };
}

afterEach(() => {
  stop();
  stop = nothing;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('filters and their address', () => {
  it('come back from the address as they went into it; what is not known is left out', () => {
    const filters = { sentiment: 'negative', channel: 'media', days: 30, q: 'bulwar w Gdyni', hidden: true, alert: 'a'.repeat(32) } as const;
    expect(filtersOf(new URLSearchParams(parametersOf(filters)))).toEqual(filters);
    expect(filtersOf(new URLSearchParams('sentiment=zły&channel=prasa&days=31&alert=1%20or%201&hidden=tak'))).toEqual(NO_FILTERS);
    expect(parametersOf({ ...NO_FILTERS, q: '   ' })).toEqual({});
    expect(isNarrowed({ ...NO_FILTERS, hidden: true, alert: 'a'.repeat(32) })).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, days: 7 })).toBe(true);
  });

  it('ask the server, follow each choice with a step back, and the search without a step for every letter', async () => {
    const { page, api } = await opened('/wzmianki?sentiment=negative');
    const asked = () => api.calls.filter((call) => call.path.endsWith('/mentions')).at(-1)?.search;
    expect(asked()).toBe('?sentiment=negative');
    filterBy({ channel: 'media' });
    await settled();
    expect(page.location.href).toBe('http://lustro.test/wzmianki?sentiment=negative&channel=media');
    expect(asked()).toBe('?sentiment=negative&channel=media');
    vi.useFakeTimers();
    for (const q of ['b', 'bu', 'bul']) searchFor(q);
    const before = api.count('/api/monitoring/mentions');
    await vi.advanceTimersByTimeAsync(300);
    expect(api.count('/api/monitoring/mentions')).toBe(before);
    await vi.advanceTimersByTimeAsync(200);
    expect(api.count('/api/monitoring/mentions')).toBe(before + 1);
    expect(page.location.href).toContain('q=bul');
    searchFor('bulw');
    await vi.advanceTimersByTimeAsync(500);
    expect(page.steps).toEqual(['/wzmianki?sentiment=negative&channel=media', '/wzmianki?sentiment=negative&channel=media&q=bul']);
  });
});

describe('the list', () => {
  it('grows by pages without showing a mention twice, and names the first new one', async () => {
    const pages = [
      { body: mentionsPage(three, { next: '998', total: 5 }) },
      { status: 503, body: {} },
      { body: mentionsPage([mention(2), mention(3), mention(4)], { total: 5 }) },
    ];
    const { api } = await opened('/wzmianki', { [LIST]: pages });
    await showMore();
    expect($mentions.get()).toMatchObject({ more: 'failed', next: '998' });
    expect(ids()).toHaveLength(3);
    await Promise.all([showMore(), showMore()]);
    expect(ids()).toEqual(['1000', '999', '998', '997', '996']);
    expect($mentions.get()).toMatchObject({ more: 'idle', next: null, firstNew: '997', total: 5 });
    await showMore();
    expect(api.count('/api/monitoring/mentions')).toBe(3);
  });

  it('follows a corrected judgement: it stays where it fits and leaves where it does not', async () => {
    const corrected = mention(2, { sentiment: 'positive', corrected: true });
    await opened('/wzmianki', { [LIST]: { body: mentionsPage(three) }, 'PATCH /api/monitoring/mentions/998': { body: corrected } });
    expect(await correctSentiment('998', 'positive')).toBe(true);
    expect($mentions.get().list[2]?.mention).toEqual(corrected);
    expect($mentions.get().total).toBe(3);
    expect($toast.get()).toMatchObject({ title: 'Ocena poprawiona', text: 'Uwzględnimy to przy następnym liczeniu.' });
    stop();
    await opened('/wzmianki?sentiment=negative', {
      [LIST]: { body: mentionsPage([mention(2)]) },
      'PATCH /api/monitoring/mentions/998': { body: corrected },
    });
    expect(await correctSentiment('998', 'positive')).toBe(false);
    expect($mentions.get()).toMatchObject({ list: [], total: 0 });
  });

  it('keeps the place of a mention put aside, with a way back; a refusal changes nothing and says so', async () => {
    const aside = mention(1, { hidden: 'not_me' });
    const { api } = await opened('/wzmianki', {
      [LIST]: { body: mentionsPage(three) },
      'PATCH /api/monitoring/mentions/999': [
        { body: aside },
        { body: mention(1) },
        { status: 503, body: { code: 'unavailable', message: 'Chwila.', requestId: 'r' } },
      ],
    });
    await setNotMe('999', true);
    expect($mentions.get()).toMatchObject({ total: 2, list: [{ moved: 'no' }, { moved: 'removed' }, { moved: 'no' }] });
    await setNotMe('999', false);
    expect($mentions.get()).toMatchObject({ total: 3, list: [{ moved: 'no' }, { moved: 'no' }, { moved: 'no' }] });
    await setNotMe('999', true);
    expect($mentions.get().total).toBe(3);
    expect($toast.get()).toMatchObject({ style: 'error', text: 'Chwila.' });
    expect(api.calls.filter((call) => call.method === 'PATCH').map((call) => call.body)).toEqual([{ notMe: true }, { notMe: false }, { notMe: true }]);
  });

  it('counts the other way round among the hidden ones', async () => {
    const aside = mention(1, { hidden: 'not_me' });
    await opened('/wzmianki?hidden=1', { [LIST]: { body: mentionsPage([aside]) }, 'PATCH /api/monitoring/mentions/999': { body: mention(1) } });
    await setNotMe('999', false);
    expect($mentions.get()).toMatchObject({ total: 0, list: [{ moved: 'restored' }] });
  });

  it('mutes a source, reads the list anew, and takes it back', async () => {
    const { api } = await opened('/wzmianki', {
      [LIST]: [{ body: mentionsPage(three) }, { body: mentionsPage([mention(0)]) }, { body: mentionsPage(three) }],
      'GET /api/monitoring/muted': [{ body: [] }, { body: [{ domain: 'plotki.example', since: '2026-11-20T09:00:00Z', mentions: 2 }] }],
      'POST /api/monitoring/muted': { body: [] },
      'DELETE /api/monitoring/muted/plotki.example': { body: [] },
    });
    await muteSource('plotki.example');
    expect(ids()).toEqual(['1000']);
    expect($muted.get()).toHaveLength(1);
    expect($toast.get()?.title).toBe('Źródło wyciszone');
    await unmuteSource('plotki.example');
    expect(ids()).toHaveLength(3);
    expect($muted.get()).toEqual([]);
    expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({ domain: 'plotki.example' });
  });

  it('says that it could not be loaded, and leads to sign in when the session is over', async () => {
    await opened('/wzmianki', { [LIST]: new TypeError('network') });
    expect($mentions.get().phase).toBe('failed');
    stop();
    const page = fakePage('/wzmianki?days=7');
    fakeApi({ ...AROUND, [LIST]: { status: 401, body: {} } });
    stop = openMentions();
    await vi.waitFor(() => expect(page.went[0]).toBe(`/auth?sessionEnded=1&next=${encodeURIComponent('/wzmianki?days=7')}`));
  });
});

describe('a mention', () => {
  it('shows the name where it stands, and the whole sentence when it does not', () => {
    const text = { content: 'Tak mówi Marta Zielińska-Nowak w radiu.', match: { start: 9, end: 30 } };
    expect(markName(text).name).toBe('Marta Zielińska-Nowak');
    expect(
      Object.values(markName(text))
        .join('')
        .replace(/\u00a0/g, ' '),
    ).toBe(text.content);
    for (const match of [null, { start: 5, end: 99 }, { start: 7, end: 7 }, { start: -1, end: 3 }])
      expect(markName({ ...text, match })).toMatchObject({ name: '', after: '' });
  });
  it('says how sure its judgement is', () => {
    expect([1, 0.8, 0.79, 0.55, 0.54, 0].map(confidenceLevel)).toEqual(['sure', 'sure', 'fair', 'fair', 'unsure', 'unsure']);
  });
});
