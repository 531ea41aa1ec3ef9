import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['api/test/**/*.test.ts', 'site/test/**/*.test.ts'],
    testTimeout: 15_000,
    // Noise fails: a test that prints is a test that hides something.
    onConsoleLog: () => true,
  },
});
