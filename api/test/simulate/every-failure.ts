/** All calls of the two lives of {@link liveOnce}, each failing in every way that fits it: what `npm run simulate -- --every-failure` goes through. */
import { FAULTS, type FaultKind, type Site } from './faults.ts';
import { type Aim, type Call, LIVES, type LifeName, liveOnce } from './one-life.ts';
import type { Base } from './server.ts';

export type Failure = Aim & { part: LifeName; what: string };

const isSelect = (sql: string): boolean => /^\s*(?:select|with|pragma)/i.test(sql);
const OPENING = /^(?:open|readFileSync|readdirSync)/;

/** The kinds that this call can fail with. */
function kindsOf({ site, what }: Call): readonly FaultKind[] {
  const kinds: readonly FaultKind[] = FAULTS[site];
  if (site === 'statement' && isSelect(what)) return ['disk error'];
  if (site === 'read') return kinds.filter((kind) => kind !== 'too many open files' || OPENING.test(what));
  if (site === 'write') return OPENING.test(what) ? [...kinds, 'too many open files'] : kinds;
  return kinds;
}
/** Whether a fault is a cut at a place where something is written or sent. */
export const isCut = ({ kind }: Failure): boolean => /^(?:killed|power cut)/.test(kind);

/** Every failure of both lives, in the order of their calls. */
export async function listFailures(base: Base): Promise<Failure[]> {
  const found: Failure[] = [];
  for (const part of LIVES) {
    const { calls, broken, trace } = await liveOnce(base, part, null);
    if (broken.length > 0) throw new Error(`The life without a fault is broken: ${broken.join('; ')}\n${trace.join('\n')}`);
    const seen = new Map<Site, number>();
    for (const { site, what } of calls) {
      const call = seen.get(site) ?? 0;
      seen.set(site, call + 1);
      for (const kind of kindsOf({ site, what })) found.push({ part, site, kind, call, what });
    }
  }
  return found;
}
