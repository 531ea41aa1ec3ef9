import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Context, Hono } from 'hono';

/** Order of concatenation: a file may use only names of earlier files. */
const SCRIPTS: string[] = ['dom', 'text', 'card', 'api', 'dialog', 'fields', 'panels', 'payment-element', 'elements', 'stripe'];

/** Serves the stand-in for Stripe.js and the style sheets; made once, with ETag. */
export function createAssets(): Hono {
  const app = new Hono();
  const serve = (path: string, type: string, make: () => string): void => {
    let made: { body: string; etag: string } | undefined;
    app.get(path, (c: Context) => {
      made ??= withTag(make());
      c.header('Cache-Control', 'no-cache');
      c.header('ETag', made.etag);
      if (c.req.header('if-none-match') === made.etag) return c.body(null, 304);
      c.header('Content-Type', type);
      return c.body(made.body);
    });
  };
  serve('/v3.js', 'text/javascript; charset=utf-8', bundle);
  serve('/v3.css', 'text/css; charset=utf-8', () => read('v3.css'));
  serve('/pages.css', 'text/css; charset=utf-8', () => read('pages.css'));
  return app;
}

const read = (name: string): string => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');
const withTag = (body: string) => ({ body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` });

/** Makes one classic script of the TypeScript files: strips types, imports and exports. */
function bundle(): string {
  const parts = SCRIPTS.map((name) =>
    withoutWarnings(() => stripTypeScriptTypes(read(`${name}.ts`)))
      .replace(/^import [^;]*;$/gm, '')
      .replace(/^export (?=const|let|function|async|class)/gm, '')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n'),
  );
  return `/* Payment sandbox: stand-in for Stripe.js. */\n(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

/** Runs `work` without Node's warning that type stripping is experimental. */
function withoutWarnings<T>(work: () => T): T {
  const warn = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = warn;
  }
}
