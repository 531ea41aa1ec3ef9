import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { NewFeed } from '../../src/contract/integrations.ts';
import type { WatchedSubjects } from '../../src/contract/watched.ts';
import { privateFeeds } from '../../src/feed/tables.ts';
import { member } from './member.ts';
import { found, store } from './mentions.ts';
import { testApp } from './test-app.ts';

const pathOf = (url: string): string => new URL(url).pathname;

describe('the private feed', () => {
  it('has the newest mentions for whoever knows the address, until it is renewed or ended', async () => {
    const t = await testApp();
    const [anna, jan] = [await member(t), await member(t)];
    const [other = 0] = store(t, anna.id, [
      found(t, { title: 'O kimś innym', daysAgo: 2 }),
      found(t, { title: 'Otwarcie & „pasaż” <b>', content: 'Anna Kowalska otwiera pasaż.', sentiment: 'positive', daysAgo: 1 }),
    ]);
    store(t, jan.id, [found(t, { title: 'Cudza' })]);
    await t.call(`/api/monitoring/mentions/${other}`, { method: 'PATCH', cookie: anna.cookie, body: { notMe: true } });
    expect((await t.call('/api/user/feed', { cookie: anna.cookie })).json).toBeNull();
    const make = async () => (await t.call('/api/user/feed', { method: 'POST', cookie: anna.cookie })).json as NewFeed;
    const { url } = await make();
    const read = (address: string, headers = {}) => t.call(pathOf(address), { headers });
    const answer = await read(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseAtomFeed(answer.text);
    expect(feed.entries?.map(({ title }) => title?.value)).toEqual(['Otwarcie & „pasaż” <b>']);
    expect(feed.entries?.[0]?.content?.value).toBe('Wydźwięk pozytywny. Anna Kowalska otwiera pasaż.');
    expect(feed.entries?.every(({ id, updated, links }) => id && updated && links?.[0]?.href)).toBe(true);
    // Unchanged: nothing is sent again.
    expect((await read(url, { 'If-None-Match': answer.headers.get('etag') })).status).toBe(304);
    expect((await t.call('/api/user/feed', { cookie: anna.cookie })).json).toEqual({ since: t.clock().toISOString(), readAt: t.clock().toISOString() });
    const secret = url.slice(url.lastIndexOf('/') + 1);
    expect(JSON.stringify(t.deps.db.select().from(privateFeeds).all())).not.toContain(secret);
    expect(t.logged.join('')).not.toContain(secret);

    const renewed = await make();
    expect((await read(url)).status).toBe(404);
    expect((await read(renewed.url)).status).toBe(200);
    expect((await t.call('/api/user/feed', { method: 'DELETE', cookie: anna.cookie })).json).toBeNull();
    expect((await read(renewed.url)).status).toBe(404);
    expect((await read(`/api/feed/${'a'.repeat(43)}`.replace(/^/, 'http://x'))).status).toBe(404);
  });

  it('says of whom each line is, once the account watches several', async () => {
    const t = await testApp();
    const anna = await member(t);
    store(t, anna.id, [found(t, { title: 'Otwarcie pasażu', daysAgo: 1 })]);
    const { url } = (await t.call('/api/user/feed', { method: 'POST', cookie: anna.cookie })).json as NewFeed;
    const titles = async () => parseAtomFeed((await t.call(pathOf(url))).text).entries?.map(({ title }) => title?.value);
    expect(await titles()).toEqual(['Otwarcie pasażu']);
    const said = { name: 'Palarnia Zorza', kind: 'brand', relation: 'brand', description: 'palarnia kawy, Gdynia', keywords: '', links: [] };
    const { subjects } = (await t.call('/api/user/subjects', { cookie: anna.cookie, body: said })).json as WatchedSubjects;
    store(t, subjects[1]?.id ?? '', [found(t, { title: 'Nowy piec' })]);
    expect(await titles()).toEqual(['Palarnia Zorza: Nowy piec', 'Anna Kowalska: Otwarcie pasażu']);
  });
});
