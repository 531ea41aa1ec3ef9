import base from './playwright.config.ts';
export default {
  ...base,
  webServer: undefined,
  outputDir: '/tmp/screens-pw',
  reporter: [['list']],
  projects: [{ name: 'd', testMatch: /\.spec\.ts/, use: { viewport: { width: 1280, height: 900 } } }],
  timeout: 60000,
  expect: { timeout: 8000 },
};
