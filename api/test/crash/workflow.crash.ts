import { expect, it } from 'vitest';
import { strideOf, surviveEvery } from './kill.ts';

it("a process killed at the boundaries of the workflow's steps loses and repeats nothing", async () => {
  const stride = strideOf(3);
  expect(await surviveEvery('workflow', stride)).toBeGreaterThanOrEqual(Math.floor(10 / stride));
});
