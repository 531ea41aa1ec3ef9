import { expect, it } from 'vitest';
import { surviveEvery } from './kill.ts';

it("a process killed at every boundary of the workflow's steps loses and repeats nothing", async () => {
  expect(await surviveEvery('workflow')).toBeGreaterThanOrEqual(10);
});
