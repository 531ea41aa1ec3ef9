import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { hashPassword } from '../../src/auth/passwords.ts';
import { users } from '../../src/auth/tables.ts';
import { SIGNED_IN_PAGES } from '../../src/contract/addresses.ts';
import { pageGates } from '../../src/http/gates.ts';
import { staticSite } from '../../src/http/static.ts';
import { testApp } from './test-app.ts';

it('pages are for those who may see them: visitors sign in and come back, those who are signed in go to their dashboard', async () => {
  const t = await testApp();
  const dir = mkdtempSync(join(tmpdir(), 'lustro-gates-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const name of ['index', 'auth', '404', ...SIGNED_IN_PAGES.map((page) => page.slice(1))]) writeFileSync(join(dir, `${name}.html`), `<h1>${name}</h1>`);
  writeFileSync(join(dir, 'a.css'), 'a{}');
  const app = createApp(t.deps);
  app.route('/', pageGates(t.deps));
  app.all('*', staticSite(dir));
  const get = async (path: string, cookie = '', method = 'GET') => {
    const { status, headers } = await app.fetch(new Request(`http://localhost:4321${path}`, { method, headers: cookie ? { Cookie: cookie } : {} }));
    return [status, headers.get('location')];
  };
  const find = vi.spyOn(t.deps.sessions, 'find');

  for (const page of SIGNED_IN_PAGES)
    for (const path of [page, `${page}.html`])
      expect(await get(path), path).toEqual([302, page === '/dashboard' ? '/auth' : `/auth?next=${encodeURIComponent(page)}`]);
  expect(await get('/settings?a=1&b=%C5%82')).toEqual([302, '/auth?next=%2Fsettings%3Fa%3D1%26b%3D%25C5%2582']);
  expect(await get('/dashboard', '', 'HEAD')).toEqual([302, '/auth']);
  expect(await get('/dashboard/')).toEqual([308, '/dashboard']);
  for (const path of ['/', '/auth', '/auth?next=/settings', '/a.css']) expect(await get(path), path).toEqual([200, null]);
  expect(await get('/nie-ma')).toEqual([404, null]);
  expect(find, 'visitors without a cookie cost no look into the database').not.toHaveBeenCalled();

  t.deps.db
    .insert(users)
    .values({
      id: 'u1',
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'K',
      passwordHash: await hashPassword('cztery losowe słowa'),
      createdAt: t.clock(),
    })
    .run();
  const cookie = `${t.deps.sessions.cookieName}=${await t.deps.sessions.create('u1')}`;
  for (const page of SIGNED_IN_PAGES) expect(await get(page, cookie), page).toEqual([200, null]);
  expect(await get('/a.css', cookie)).toEqual([200, null]);
  expect(find).toHaveBeenCalledTimes(SIGNED_IN_PAGES.length);
  const led: [string, string][] = [
    ['/', '/dashboard'],
    ['/index.html', '/dashboard'],
    ['/auth', '/dashboard'],
    ['/auth.html?loggedOut=1', '/dashboard'],
    ['/auth?next=%2Fsettings%3Fa%3D1%23b', '/settings?a=1#b'],
    ['/auth?next=%2Fdashboard%23alerts', '/dashboard#alerts'],
    ['/auth?next=%2F%2Fevil.example', '/dashboard'],
    ['/auth?next=https%3A%2F%2Fevil.example', '/dashboard'],
    ['/auth?next=%2Fauth', '/dashboard'],
    ['/auth?next=%2Fż%0d%0aX%3A1', '/dashboard'],
  ];
  for (const [path, to] of led) expect(await get(path, cookie), path).toEqual([302, to]);

  await t.deps.sessions.end(cookie.split('=')[1] as string);
  expect(await get('/dashboard', cookie)).toEqual([302, '/auth?sessionEnded=1&next=%2Fdashboard']);
  expect(await get('/auth?sessionEnded=1', cookie)).toEqual([200, null]);
  expect(await get('/', 'lustro=rubbish')).toEqual([200, null]);
});
