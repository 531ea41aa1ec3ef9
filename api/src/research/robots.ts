/** Rules of robots.txt (RFC 9309) for one host. */
import robotsParser from 'robots-parser';

export type RobotsRules = { allows(url: string): boolean; crawlDelayMs: number | null };

/** RFC 9309 asks for at least 500 KiB; the rest is cut. */
export const ROBOTS_MAX_BYTES = 500 * 1024;
const MAX_LINE = 1_000;
const MAX_WILDCARDS = 8;
/** Rules that are kept, and characters of all rules with wildcards together: each character may cost the length of a path. */
const MAX_RULES = 5_000;
const MAX_WILD_CHARS = 20_000;

export const ALLOW_ALL: RobotsRules = { allows: () => true, crawlDelayMs: null };
export const ALLOW_NONE: RobotsRules = { allows: () => false, crawlDelayMs: null };

const nameOf = (agent: string) => agent.toLowerCase().split('/')[0]?.trim() ?? '';

/** The groups for this program and for all, within bounds: the parser stores every rule once for each name of its group. */
function ownGroups(text: string, userAgent: string): string[] {
  const own = nameOf(userAgent);
  const kept: string[] = [];
  let named = new Set<string>();
  let isNaming = false;
  let wild = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':');
    const bare = line.split('#', 1)[0] as string;
    if (colon < 0 || colon >= bare.length || line.length > MAX_LINE || kept.length >= MAX_RULES) continue;
    const key = line.slice(0, colon).trim().toLowerCase();
    if (key === '') continue;
    if (key === 'user-agent') {
      if (!isNaming) named = new Set();
      isNaming = true;
      const name = nameOf(bare.slice(colon + 1));
      if ((name !== own && name !== '*') || named.has(name)) continue;
      // The first of a group opens it anew also where the line that ended the group before was left out.
      if (named.size === 0) kept.push('sitemap:');
      named.add(name);
      kept.push(`user-agent: ${name}`);
      continue;
    }
    isNaming = false;
    const wildcards = bare.split('*').length - 1;
    if (named.size === 0 || wildcards > MAX_WILDCARDS || (wildcards > 0 && wild > MAX_WILD_CHARS)) continue;
    if (wildcards > 0) wild += bare.length;
    kept.push(bare);
  }
  return kept;
}

/** Reads robots.txt. Lines made to burn time (very long, many wildcards, too many) are left out; garbage means "allowed". */
export function parseRobots(robotsUrl: string, text: string, userAgent: string): RobotsRules {
  const rules = robotsParser(robotsUrl, ownGroups(text, userAgent).join('\n'));
  const seconds = rules.getCrawlDelay(userAgent);
  return {
    allows: (url) => rules.isAllowed(url, userAgent) !== false,
    crawlDelayMs: typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null,
  };
}
