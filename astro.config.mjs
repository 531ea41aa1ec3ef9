// @ts-check
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 4322}`;

/** In development the report shell must answer at /report/{id} as it does behind the real server. */
const reportShell = {
  name: 'report-shell',
  /** @param {import('vite').ViteDevServer} server */
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/report\/[^/?]+/, '/report');
      next();
    });
  },
};

export default defineConfig({
  srcDir: './site/src',
  publicDir: './site/public',
  outDir: './site/dist',
  output: 'static',
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react()],
  // The highlighter would write inline styles, which the policy below refuses.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss(), reportShell],
    // The banner's module is built by itself, apart from the pages: see site/src/sections/Boot.astro.
    worker: { format: 'es' },
    // Stand-ins are on unless the build is told otherwise, so the ribbon is too.
    define: {
      'import.meta.env.PUBLIC_DEMO': JSON.stringify(process.env.DEMO === '0' ? '' : '1'),
      // Who receives data by the server's settings, for the privacy policy; in development nobody does.
      'import.meta.env.RECIPIENTS': JSON.stringify(process.env.RECIPIENTS ?? 'null'),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What nearly every island needs comes in two files: some thirty small ones wait for each other on a phone.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores)[\\/]/, priority: 2 },
                  { name: 'base', test: /site[\\/]src[\\/](ui|lib)[\\/]/, minShareCount: 5, priority: 1 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // Recent enough to keep light-dark() as written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // A page's own small script stands in the page, with its hash in the policy. Images and fonts stay files: the policy names no data: fonts.
      assetsInlineLimit: (file, content) => file.endsWith('.js') && content.length < 2_000,
    },
    // The contract's modules stand under /api/src in development; they are not calls.
    server: { proxy: Object.fromEntries(['^/api/(?!src/)', '/sandbox', '/healthz'].map((path) => [path, api])) },
  },
});
