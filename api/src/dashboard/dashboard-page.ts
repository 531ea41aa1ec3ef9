/** The dashboard page with the user's first figures rendered in it, so that they show before any script is loaded. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { getCookie } from 'hono/cookie';
import { FIRST_VIEW_MODULE, FIRST_VIEW_PLACE, type FirstViewModule } from '../contract/first-view.ts';
import type { Deps } from '../deps.ts';
import { middleware } from '../http/factory.ts';
import { chooseEncoding } from '../http/static.ts';
import { firstView } from './first-view.ts';

const compressed = promisify(gzip);

/**
 * Serves the built page of `folder` with the signed-in user's figures. Visitors, a site built without the module and any error
 * get the page as built; the figures then come from the API.
 */
export function dashboardPage(deps: Deps, folder: string) {
  const [file, module] = [join(folder, 'dashboard.html'), join(folder, FIRST_VIEW_MODULE)];
  const [head, tail] = existsSync(file) && existsSync(module) ? readFileSync(file, 'utf8').split(FIRST_VIEW_PLACE) : [];
  let rendering: Promise<FirstViewModule> | null = null;
  return middleware(async (c, next) => {
    const token = getCookie(c, deps.sessions.cookieName);
    const user = token && tail !== undefined ? await deps.sessions.find(token) : null;
    if (!user) return next();
    let markup: string;
    try {
      rendering ??= import(pathToFileURL(module).href);
      markup = (await rendering).render(await firstView(deps, user));
    } catch (error) {
      deps.log.error({ err: error }, 'the first view could not be drawn');
      return next();
    }
    if (markup === '') return next();
    const page = `${head}<div class="first-view">${markup}</div>${tail}`;
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Encoding');
    if (chooseEncoding(c.req.header('accept-encoding'), { br: false, gz: true }) === null) return c.body(page);
    c.header('Content-Encoding', 'gzip');
    return c.body((await compressed(page, { level: constants.Z_BEST_SPEED })) as Uint8Array<ArrayBuffer>);
  });
}
