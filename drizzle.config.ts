import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'sqlite', schema: './api/src/**/tables.ts', out: './api/migrations', breakpoints: true });
