import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['api/test/crash/*.crash.ts'], testTimeout: 600_000, fileParallelism: true, maxWorkers: 2 } });
