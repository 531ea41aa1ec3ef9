import { describe, expect, it } from 'vitest';
import { noteText } from '../../src/contract/sources.ts';
import { createGate } from '../../src/research/gate.ts';
import type { Clock } from '../../src/research/host-queue.ts';
import type { SearchAnswer } from '../../src/research/types.ts';

const signal = new AbortController().signal;
const OK: SearchAnswer = { status: 'ok', hits: [], more: false, notes: [] };
const refused = (retryAfterMs?: number): SearchAnswer => ({
  status: 'blocked',
  note: { code: 'rate_limited', http: 429 },
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});
const down: SearchAnswer = { status: 'error', note: { code: 'down', http: 503 } };
const noteOf = (answer: SearchAnswer) => (answer.status === 'ok' ? null : answer.note.code);

/** A gate over a clock that only sleeping and `pass` move, and a source that answers what `answer` holds. */
function gate(perDay?: number) {
  let now = 0;
  const clock: Clock = {
    now: () => now,
    sleep: async (ms) => {
      now += ms;
    },
  };
  const sent: number[] = [];
  const made = createGate({ pace: { delayMs: 0, parallel: 1 }, ...(perDay === undefined ? {} : { perDay }) }, clock);
  const ask = (answer: SearchAnswer) =>
    made.ask(async () => {
      sent.push(now);
      return answer;
    }, signal);
  const pass = (ms: number) => {
    now += ms;
  };
  return { ask, sent, pass };
}

describe('the gate of a source', () => {
  it('holds every question back for a short Retry-After, and answers at once through a long one', async () => {
    const { ask, sent, pass } = gate();
    await ask(refused(7_000));
    expect(await ask(OK)).toEqual(OK);
    expect(sent).toEqual([0, 7_000]);
    await ask(refused(180_000));
    expect(noteOf(await ask(OK))).toBe('rate_limited');
    pass(180_000);
    expect(await ask(OK)).toEqual(OK);
    expect(sent).toHaveLength(4);
  });

  it('sends nothing for a day once the quota is used up, or until the time that the source names', async () => {
    for (const [wait, until] of [
      [undefined, 24 * 3_600_000],
      [3_600_000, 3_600_000],
    ] as const) {
      const { ask, sent, pass } = gate();
      const used: SearchAnswer = { status: 'blocked', note: { code: 'quota_used', http: 429 }, ...(wait === undefined ? {} : { retryAfterMs: wait }) };
      await ask(used);
      pass(until - 1);
      expect(noteOf(await ask(OK))).toBe('quota_used');
      expect(sent).toHaveLength(1);
      pass(1);
      expect(await ask(OK)).toEqual(OK);
    }
  });

  it('counts the questions of a day, and begins anew with the next', async () => {
    const { ask, sent, pass } = gate(2);
    await ask(OK);
    await ask(down);
    const third = await ask(OK);
    expect(third).toEqual({ status: 'blocked', note: { code: 'day_limit' } });
    expect(noteText({ code: 'day_limit' })).toBe('limit dnia: pula zapytań na dziś jest wyczerpana');
    expect(sent).toHaveLength(2);
    pass(24 * 3_600_000);
    expect(await ask(OK)).toEqual(OK);
  });

  it('breaks the circuit after eight failures in a row over five minutes, tries with one question, and waits twice as long after a further failure', async () => {
    const { ask, sent, pass } = gate();
    // One report after another about a name that the source cannot answer for: others are still answered.
    for (let i = 0; i < 40; i++) await ask(down);
    expect(await ask(OK)).toEqual(OK);
    for (let i = 0; i < 7; i++) await ask(down);
    pass(300_000);
    await ask(down);
    expect(sent).toHaveLength(49);
    expect(noteOf(await ask(OK))).toBe('not_asked');
    pass(60_000);
    await ask(down);
    pass(119_999);
    expect(noteOf(await ask(OK))).toBe('not_asked');
    pass(1);
    expect(await ask(OK)).toEqual(OK);
    expect(await ask(OK)).toEqual(OK);
    expect(sent).toHaveLength(52);
  });
});
