/** The engine without server and payment: what `npm run report` and the sample report of the site share. */
import { serve } from '@hono/node-server';
import type { Config } from '../src/config.ts';
import { router } from '../src/http/factory.ts';
import { systemClock } from '../src/research/host-queue.ts';
import { createFetcher, createSearxng } from '../src/research/index.ts';
import { createDemoWeb } from '../src/sandbox/web/index.ts';
import { type Analysts, createAnalysts } from '../src/workflows/analysts.ts';
import { createPool } from '../src/workflows/pool.ts';

export type EngineOptions = Pick<Config, 'siteUrl'> & {
  research: Pick<Config['research'], 'mode' | 'searxngUrl' | 'guardAllow' | 'delayMs' | 'timeoutMs'>;
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
  const userAgent = `LustroBot/1.0 (+${siteUrl}/)`;
  const fetcher = createFetcher({
    userAgent,
    allow: research.guardAllow,
    perHostDelayMs: research.delayMs,
    timeoutMs: research.timeoutMs,
    ...(options.clock ? { clock: { ...systemClock, now: () => clock().getTime() } } : {}),
    ...(demo ? { hostMap: (host: string) => (host.endsWith('.example') ? { address: '127.0.0.1', port: demo.port } : null) } : {}),
  });
  const pool = createPool();
  const analysts = createAnalysts({
    pool,
    fetcher,
    sources: [createSearxng({ baseUrl: demo ? `http://127.0.0.1:${demo.port}/sandbox/searxng` : research.searxngUrl, userAgent, fetch })],
    clock,
    siteUrl,
    demoWeb: demo !== null,
    snapshots: null,
  });
  const close = async () => {
    await fetcher.close();
    await pool.close();
    demo?.close();
  };
  return { analysts, demo: demo !== null, close };
}
