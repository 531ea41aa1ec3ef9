/** A window, a storage and a network just large enough for the stores. */
import { vi } from 'vitest';

export type Call = { method: string; path: string; search: string; body: unknown };
type Answer = { status?: number; body?: unknown } | Error;

export const ORDER_ID = '0123456789abcdef0123456789abcdef';

const fakeStorage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
  clear: () => map.clear(),
});

/** Replaces the browser's globals. `went` lists the addresses the page was sent to, `steps` those that the way back leads through. */
export function fakePage(address = '/') {
  const storage = new Map<string, string>();
  const went: string[] = [];
  const { href, pathname, search, hash } = new URL(`http://lustro.test${address}`);
  const location = { href, pathname, search, hash, assign: (to: string) => void went.push(to) };
  const steps: string[] = [];
  const show = (url: URL | string) => Object.assign(location, { href: String(url), search: new URL(url, location.href).search });
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL | string) => void show(url),
    pushState: (_state: unknown, _title: string, url: URL | string) => {
      show(url);
      steps.push(location.pathname + location.search);
    },
  };
  vi.stubGlobal('window', { location, history, addEventListener: () => undefined, removeEventListener: () => undefined });
  const tab = new Map<string, string>();
  vi.stubGlobal('localStorage', fakeStorage(storage));
  vi.stubGlobal('sessionStorage', fakeStorage(tab));
  return { storage, tab, went, steps, location };
}

/** Answers calls by "METHOD /path"; several answers are given one after another, the last one for ever. */
export function fakeApi(answers: Record<string, Answer | Answer[]>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname: path, search } = new URL(String(input), 'http://lustro.test');
    const method = init.method ?? 'GET';
    calls.push({ method, path, search, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const known = answers[`${method} ${path}`];
    const answer = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
    if (answer instanceof Error) throw answer;
    const { status = answer ? 200 : 404, body = { code: 'not_found', message: 'Nie ma takiego adresu.', requestId: 'r-1' } } = answer ?? {};
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { calls, count: (path: string) => calls.filter((call) => call.path.startsWith(path)).length };
}

export const trackedOrder = (changes: Record<string, unknown> = {}) => ({
  id: ORDER_ID,
  subjectName: 'Anna Kowalska',
  description: 'Architektka z Lublina',
  keywords: null,
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: 'anna@example.com',
  phone: null,
  amount: 5000,
  currency: 'PLN',
  paymentStatus: 'paid',
  reportStatus: 'analyzing',
  createdAt: '2026-11-20T08:02:00Z',
  paidAt: '2026-11-20T08:03:00Z',
  deadline: '2026-11-21T08:03:00Z',
  completedAt: null,
  refund: null,
  sources: null,
  enough: null,
  claimedAt: null,
  claimRefusedAt: null,
  withdrawnAt: null,
  ...changes,
});
