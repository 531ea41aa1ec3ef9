/** A report's search: the planned questions, then questions about the stories that their pages tell. */
import { isFactSource, noteText } from '../contract/sources.ts';
import type { Subject } from '../contract/subject.ts';
import { MAX_PAGES, type Research, type ResearchDeps, type ResearchProgress, research, researchFurther, storyQueries } from '../research/index.ts';
import type { Pool } from './pool.ts';

/** Addresses of the limit that are left for the second round. */
const KEPT_PAGES = 40;

/** The first round, with an entry of the log for each source that says why there was no second. */
function withoutSecond(first: Research): Research {
  const sources = [...new Set(first.coverage.map(({ source }) => source))].filter((source) => !isFactSource(source));
  const detail = noteText({ code: 'not_planned' });
  const entries = sources.map((source) => ({ source, query: first.subject.name, status: 'error' as const, found: 0, detail }));
  return { ...first, coverage: [...first.coverage, ...entries] };
}

/**
 * Searches in two rounds and returns both as one. A second round that fails is an entry of the log.
 * @throws ResearchError when no source answers in the first round, the signal's reason when aborted
 */
export async function researchInRounds(
  subject: Subject,
  deps: ResearchDeps & { signal: AbortSignal },
  pool: Pool,
  onProgress: (progress: ResearchProgress) => void,
): Promise<Research> {
  const first = await research(subject, { ...deps, limits: { pages: MAX_PAGES - KEPT_PAGES } }, onProgress);
  const stories = await pool.run('stories', { subject, documents: first.documents }).catch(() => null);
  deps.signal.throwIfAborted();
  return stories ? researchFurther(first, storyQueries(subject, stories), deps, onProgress) : withoutSecond(first);
}
