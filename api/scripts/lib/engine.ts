/** The engine without server and payment: what `npm run report` and the sample report of the site share. */
import { serve } from '@hono/node-server';
import type { Config } from '../../src/config.ts';
import { router } from '../../src/http/factory.ts';
import { systemClock } from '../../src/research/host-queue.ts';
import { createDemoWeb } from '../../src/sandbox/web/index.ts';
import type { Analysts } from '../../src/workflows/analysts.ts';
import { type ComposeOptions, composeAnalysts } from '../../src/workflows/compose-analysts.ts';

export type EngineOptions = Pick<Config, 'siteUrl'> &
  Partial<Pick<Config, 'minds'>> & {
    research: Pick<Config['research'], 'mode'> & ComposeOptions['research'];
    /** What time it is to the engine and to the demo web; the time of day when absent. */
    clock?: () => Date;
  };

/** The demo web on a port of its own. */
async function serveDemoWeb(now: () => Date): Promise<{ port: number; close: () => void }> {
  const demoWeb = createDemoWeb({ now });
  const app = router();
  app.use(async (c, next) => (await demoWeb.handleHost(c.req.raw)) ?? next());
  app.route('/sandbox/searxng', demoWeb.searxng);
  return new Promise((ready) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => ready({ port, close: () => server.close() }));
  });
}

/** The engine's analysts over the demo web or the configured search. `close` ends what they hold. */
export async function openEngine(options: EngineOptions): Promise<{ analysts: Analysts; demo: boolean; close: () => Promise<void> }> {
  const { research, siteUrl, clock = () => new Date() } = options;
  const demo = research.mode === 'demo' ? await serveDemoWeb(clock) : null;
  const engine = composeAnalysts({
    siteUrl,
    research: demo ? { ...research, searxngUrl: `http://127.0.0.1:${demo.port}/sandbox/searxng` } : research,
    clock,
    ...(options.clock ? { readingClock: { ...systemClock, now: () => clock().getTime() } } : {}),
    demoPort: demo?.port ?? null,
    snapshots: null,
    minds: options.minds ?? null,
  });
  const close = async () => {
    await engine.close();
    demo?.close();
  };
  return { analysts: engine.analysts, demo: demo !== null, close };
}
