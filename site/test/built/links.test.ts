import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, DIST } from '../../../api/scripts/site/built-pages.ts';
import { SIGN_IN_LINK } from '../../../api/src/contract/addresses.ts';
import { CHECK_FILE, KEYS_PATH } from '../../../api/src/contract/signed-report.ts';
import { checkLinks } from './links.ts';

const pages = builtPages();
/** The origin the pages were built for. */
const SITE = new URL(/<link rel="canonical" href="([^"]+)"/.exec(pages.find(({ path }) => path === '/')?.html ?? '')?.[1] ?? 'http://localhost:4321').origin;
/** Answered by the server, not by a file. */
const served = (path: string) => [KEYS_PATH, CHECK_FILE].includes(path) || path.startsWith('/api/') || /^\/report\/[^/]+$/.test(path);
const has = (path: string) => served(path) || (existsSync(join(DIST, path)) && statSync(join(DIST, path)).isFile());

/** Every address outside the site, each looked at by a person when it was added. */
const OUTSIDE: string[] = ['https://stripe.com/cookies-policy/legal', 'https://stripe.com/privacy'];

test('every link, fragment, picture and script of the built pages exists', () => {
  expect(checkLinks(pages, has, SITE).broken).toEqual([]);
});

test('addresses outside the site are the ones that somebody has looked at', () => {
  expect([...checkLinks(pages, has, SITE).external].sort()).toEqual(OUTSIDE.sort());
});

test('a dead link, a dead fragment, a missing picture and an unsafe address are found', () => {
  const there = `<p id="a">a</p><a href="#a">a</a><a href="/b?x=1#b">b</a><a href="mailto:a@example.pl">m</a><a href="https://example.pl/">e</a>`;
  const dead = `<a href="#c">c</a><a href="/d">d</a><img srcset="/e.webp 1x, /f.webp 2x" src="/ok.png"><a href="http://example.pl/">g</a><a href="mailto:nobody">h</a>`;
  const { broken, external } = checkLinks(
    [
      { path: '/a', html: there + dead },
      { path: '/b', html: '<p id="b">b</p>' },
    ],
    (path) => path === '/ok.png',
    'http://localhost:1',
  );
  expect(broken.map((each) => each.split(' -> ')[1])).toEqual(['#c', '/d', 'http://example.pl/', 'mailto:nobody', '/e.webp', '/f.webp']);
  expect([...external]).toEqual(['https://example.pl/']);
});

test('the pages of an order and the public ones have the link that the server changes for the signed in', () => {
  for (const path of ['/report', '/przykladowy-raport']) expect(pages.find((page) => page.path === path)?.html, path).toContain(SIGN_IN_LINK);
});
