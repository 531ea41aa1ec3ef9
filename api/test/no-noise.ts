/** A test that prints hides something: any word on the console fails it. */
import { afterEach, expect, vi } from 'vitest';

// A slow machine is not a fault: what a test waits for may take ten times as long as on a quiet one.
// Most of it comes within a few milliseconds; vitest would look only every fifty.
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, { timeout: 20_000, interval: 5, ...(typeof options === 'number' ? { timeout: options } : options) });

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const spies = METHODS.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));

afterEach(() => {
  const words = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  expect(words, 'printed on the console').toEqual([]);
});
