import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['api/test/**/*.test.ts', 'site/test/**/*.test.ts'],
    setupFiles: ['api/test/no-noise.ts'],
    testTimeout: 15_000,
  },
});
