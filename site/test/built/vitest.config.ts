import { defineConfig } from 'vitest/config';

/** What must hold of the built pages; run after `api/scripts/build.ts`. */
export default defineConfig({
  test: {
    include: ['site/test/built/*.test.ts'],
    // The HTML checker reads every page in one go.
    testTimeout: 180_000,
    maxWorkers: 2,
  },
});
