import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_FILE, KEYS_PATH } from '../contract/signed-report.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/attachment.ts';
import { AppError } from '../http/errors.ts';
import { router } from '../http/factory.ts';
import { CHECK_PAGE, KEYS_PLACE } from './check-page.ts';

/** The public keys, for programs of everybody, and the page that checks reports as one file with these keys in it. */
export const signingRoutes = (deps: Deps) =>
  router()
    .get(KEYS_PATH, (c) =>
      c.json({ keys: deps.signer.keys() }, 200, {
        'Cache-Control': 'no-cache',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    )
    .get(CHECK_FILE, async (c) => {
      const page = await readFile(join(deps.config.siteDir, CHECK_PAGE), 'utf8').catch(() => null);
      if (page === null) throw new AppError('not_found');
      // A key holds no sign that ends a script.
      const html = page.replace(KEYS_PLACE, () => JSON.stringify(deps.signer.keys()));
      return c.html(html, 200, { 'Cache-Control': 'no-cache', 'Content-Disposition': attachment('lustro-sprawdz-raport.html') });
    });
