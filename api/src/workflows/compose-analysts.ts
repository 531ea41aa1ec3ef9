/** The engine put together from the configuration: fetcher, sources, pool and analysts. The server and the scripts share it. */
import type { Config } from '../config.ts';
import { noteText, type SourceName } from '../contract/sources.ts';
import type { WorkerFault, WorkerState } from '../contract/workers.ts';
import { createMind } from '../mind/mind.ts';
import { isClosed } from '../research/gate.ts';
import { type Clock, systemClock } from '../research/host-queue.ts';
import { createFetcher, type SearchSource } from '../research/index.ts';
import { createSources, type SourceSettings } from '../research/sources/index.ts';
import { releaseOf } from '../wire/release.ts';
import { type Analysts, createAnalysts, type Minds } from './analysts.ts';
import { createPool, type Pool } from './pool.ts';
import { createRemote } from './remote.ts';

/** Hosts of the demo web end like this; the name is reserved, so nobody's site can. */
export const DEMO_HOST = '.example';

export type ComposeOptions = {
  siteUrl: string;
  research: SourceSettings & Pick<Config['research'], 'guardAllow' | 'delayMs' | 'timeoutMs' | 'budget'>;
  clock: () => Date;
  /** Clock of the pages' reading times and pauses; the system's by default. */
  readingClock?: Clock;
  /** Port on which the demo web answers for its hosts; null in live mode. */
  demoPort: number | null;
  /** Folder of the snapshots, or null to keep none. */
  snapshots: string | null;
  /** Language models and what they may cost a report; null: rules alone. */
  minds?: Config['minds'];
  /** Machines that take work off this one; none by default. */
  workers?: Config['workers'];
  /** By how many steps of `nice` threads are behind the main loop. */
  threadNice?: number;
  /** Hears when a worker fails, and when it is well again (null). */
  onWorker?: (name: string, fault: WorkerFault | null) => void;
  /** Hears how each search source answers: null, or the code of its failure. */
  onSearch?: (source: SourceName, failure: string | null) => void;
};

/** The source, with each of its answers told to `tell`. */
const heard = (source: SearchSource, tell: ComposeOptions['onSearch']): SearchSource =>
  tell
    ? {
        ...source,
        async search(...args) {
          const answer = await source.search(...args);
          tell(source.name, answer.status === 'ok' ? null : noteText(answer.note));
          return answer;
        },
      }
    : source;

const mindsOf = ({ models: [first, ...others], tokens, grosze, questions, reads }: NonNullable<Config['minds']>): Minds => ({
  list: [createMind(first), ...others.map(createMind)],
  limits: { tokens, grosze },
  questions,
  reads,
});

/** `close` ends the connections and the threads; `closedSources`: those to which nothing is sent now; `workers`: how they are. */
export function composeAnalysts(options: ComposeOptions): {
  analysts: Analysts;
  pool: Pool;
  closedSources: () => Set<SourceName>;
  workers: () => WorkerState[];
  close: () => Promise<void>;
} {
  const { siteUrl, research, demoPort } = options;
  const userAgent = `LustroBot/1.0 (+${siteUrl}/)`;
  const fetcher = createFetcher({
    userAgent,
    allow: research.guardAllow,
    perHostDelayMs: research.delayMs,
    timeoutMs: research.timeoutMs,
    clock: options.readingClock ?? systemClock,
    ...(demoPort === null ? {} : { hostMap: (host: string) => (host.endsWith(DEMO_HOST) ? { address: '127.0.0.1', port: demoPort } : null) }),
  });
  const { urls, secret } = options.workers ?? { urls: [], secret: '' };
  const release = urls.length > 0 ? releaseOf() : '';
  const remotes = urls.map((url) => createRemote({ url, secret, release, ...(options.onWorker ? { onChange: options.onWorker } : {}) }));
  const pool = createPool(undefined, undefined, remotes, options.threadNice);
  const sources = createSources(research, { fetch, userAgent }).map((source) => heard(source, options.onSearch));
  const analysts = createAnalysts({
    pool,
    fetcher,
    sources,
    budget: research.budget,
    clock: options.clock,
    siteUrl,
    demoWeb: demoPort !== null,
    snapshots: options.snapshots,
    ...(options.minds ? { minds: mindsOf(options.minds) } : {}),
  });
  const close = async () => {
    await fetcher.close();
    await pool.close();
  };
  const closedSources = () => new Set(sources.filter(isClosed).map(({ name }) => name));
  const workers = () => remotes.map((remote) => remote.state());
  return { analysts, pool, closedSources, workers, close };
}
