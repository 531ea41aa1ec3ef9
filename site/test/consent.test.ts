import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATEGORIES, CONSENT_COOKIES_VERSION, CONSENT_DAYS, STORED } from '#contract/browser-storage.ts';
import { ALL, keepTheme, NECESSARY_ONLY, readChoice, saveChoice } from '../src/consent/choice.ts';
import { cookies } from '../src/text/cookies.ts';
import { fakePage } from './fake-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

afterEach(() => vi.unstubAllGlobals());

const sources = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|astro)$/.test(name))
    .map((name) => ({ path: `${folder}/${name.replaceAll('\\', '/')}`, text: readFileSync(join(ROOT, folder, name), 'utf8') }));

describe('the table of what a browser may keep', () => {
  /** The only files that touch the browser's storage; they take names, they know none. */
  const DOORS = ['site/src/lib/storage.ts', 'site/src/consent/choice.ts', 'site/src/consent/boot.js'];
  const TOUCH = /\b(?:local|session)Storage\s*[.[)]|document\.cookie|cookieStore|indexedDB|\bcaches\./;

  it('has every key that code uses: storage is reached through its doors alone, and no name stands outside the table', () => {
    const found = sources('site/src');
    expect(found.filter(({ text }) => TOUCH.test(text)).map(({ path }) => path)).toEqual(DOORS.toSorted());
    for (const { path, text } of found) {
      expect(text, path).not.toMatch(/Item\(\s*['"`]/);
      for (const [name] of text.matchAll(/(?<=['"`])(?:lustro\.\w+|__stripe\w+)(?=['"`])/g))
        expect.fail(`${path} names ${name}: take it from contract/browser-storage.ts`);
    }
  });

  it('has every cookie that the server sets', () => {
    for (const { path, text } of sources('api/src')) {
      if (path.startsWith('api/src/sandbox/')) continue;
      expect(text, path).not.toMatch(/\bsetCookie\(|setSignedCookie/);
      for (const [line] of text.matchAll(/^.*['"]set-cookie.*$/gim)) expect(line, path).toMatch(/sessions\.cookie\(/);
    }
  });
});

describe('the choice of cookies', () => {
  it('counts for a year and for the question that was asked', () => {
    const { storage } = fakePage();
    expect(readChoice(NOW)).toBeNull();
    expect(saveChoice({ ...NECESSARY_ONLY, analytics: true }, NOW)).toBe(true);
    expect(readChoice(NOW)).toEqual({ choice: { preferences: false, analytics: true, marketing: false }, at: new Date(NOW) });
    expect(JSON.parse(storage.get(STORED.consentPreferences.name) ?? '')).toEqual({ necessary: true, preferences: false, analytics: true, marketing: false });
    expect(readChoice(NOW + CONSENT_DAYS * DAY - 1)).not.toBeNull();
    expect(readChoice(NOW + CONSENT_DAYS * DAY)).toBeNull();
    storage.set(STORED.consent.name, JSON.stringify({ version: 'another', at: new Date(NOW).toISOString() }));
    expect(readChoice(NOW)).toBeNull();
  });

  it('keeps a theme only while preferences are allowed, and takes it away with them', () => {
    const { storage } = fakePage();
    expect(keepTheme('dark', NOW)).toBe(false);
    saveChoice(ALL, NOW);
    expect(keepTheme('dark', NOW)).toBe(true);
    expect(storage.get(STORED.theme.name)).toBe('dark');
    expect(keepTheme(null, NOW)).toBe(true);
    expect(storage.has(STORED.theme.name)).toBe(false);
    keepTheme('light', NOW);
    saveChoice({ ...ALL, preferences: false }, NOW);
    expect(storage.has(STORED.theme.name)).toBe(false);
  });

  it('is said not to be kept when the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readChoice(NOW)).toBeNull();
    expect(saveChoice(ALL, NOW)).toBe(false);
    expect(keepTheme('dark', NOW)).toBe(false);
  });

  it('is asked for under another version once the question says something else', () => {
    const used = CATEGORIES.filter((category) => Object.values(STORED).some((stored) => stored.category === category));
    const asked = createHash('sha256')
      .update(JSON.stringify([cookies.text, cookies.change, cookies.category, used]))
      .digest('hex')
      .slice(0, 12);
    // A change of meaning takes a new version, so that everybody is asked again; a mended comma only a new hash here.
    expect([CONSENT_COOKIES_VERSION, asked]).toEqual(['2026-11-21', 'a0a9e4186f76']);
  });
});

describe('the script that every page begins with', () => {
  const source = readFileSync(join(ROOT, 'site/src/consent/boot.js'), 'utf8').replaceAll('import(/* @vite-ignore */ module)', 'load(module)');

  /** Runs the script with a storage and a time; returns what it fetched and the theme it set. */
  function start(stored: Map<string, string>, now: number) {
    const fetched: string[] = [];
    const dataset: Record<string, string> = {};
    const facts = {
      consent: STORED.consent.name,
      preferences: STORED.consentPreferences.name,
      theme: STORED.theme.name,
      version: CONSENT_COOKIES_VERSION,
      life: CONSENT_DAYS * DAY,
      module: '/banner.js',
    };
    const globals = {
      CONSENT_BOOT: facts,
      document: { documentElement: { dataset }, querySelector: () => null, querySelectorAll: () => [] },
      MutationObserver: class {
        observe() {}
      },
      requestAnimationFrame: (next: () => void) => next(),
      setTimeout: (next: (act: string) => void, _: number, act: string) => next(act),
      localStorage: { getItem: (name: string) => stored.get(name) ?? null },
      addEventListener: () => undefined,
      load: (module: string) => {
        fetched.push(module);
        return new Promise(() => undefined);
      },
      Date: { now: () => now, parse: Date.parse },
      HTMLSelectElement: class {},
    };
    new Function(...Object.keys(globals), source)(...Object.values(globals));
    return { asks: fetched.length > 0, theme: dataset.theme };
  }

  const anything = fc.oneof(fc.json(), fc.string(), fc.constant('null'));
  const consent = fc.oneof(
    anything,
    fc
      .record({ version: fc.constantFrom(CONSENT_COOKIES_VERSION, '2020-01-01'), at: fc.integer({ min: -400, max: 30 }) })
      .map(({ version, at }) => JSON.stringify({ version, at: new Date(NOW + at * DAY).toISOString() })),
    fc.constant(JSON.stringify({ version: CONSENT_COOKIES_VERSION, at: 'not a day' })),
  );
  const preferences = fc.oneof(
    anything,
    fc.boolean().map((allowed) => JSON.stringify({ necessary: true, preferences: allowed })),
  );
  const theme = fc.oneof(fc.constantFrom('dark', 'light'), fc.string());

  it('asks exactly when no choice counts, and paints a theme exactly when it may be kept, whatever stands in the storage', () => {
    fc.assert(
      fc.property(consent, preferences, theme, (said, allowed, kept) => {
        const { storage } = fakePage();
        storage.set(STORED.consent.name, said);
        storage.set(STORED.consentPreferences.name, allowed);
        storage.set(STORED.theme.name, kept);
        const choice = readChoice(NOW)?.choice;
        const seen = start(storage, NOW);
        expect(seen.asks).toBe(!choice);
        expect(seen.theme).toBe(choice?.preferences && ['dark', 'light'].includes(kept) ? kept : undefined);
      }),
    );
  });
});
