/** Rules of robots.txt (RFC 9309) for one host. */
import robotsParser from 'robots-parser';

export type RobotsRules = { allows(url: string): boolean; crawlDelayMs: number | null };

/** RFC 9309 asks for at least 500 KiB; the rest is cut. */
export const ROBOTS_MAX_BYTES = 500 * 1024;
const MAX_LINE = 1_000;
const MAX_WILDCARDS = 8;

export const ALLOW_ALL: RobotsRules = { allows: () => true, crawlDelayMs: null };
export const ALLOW_NONE: RobotsRules = { allows: () => false, crawlDelayMs: null };

/** Reads robots.txt. Lines made to burn time (very long, many wildcards) are left out; garbage means "allowed". */
export function parseRobots(robotsUrl: string, text: string, userAgent: string): RobotsRules {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const kept = lines.filter((line) => line.length <= MAX_LINE && line.split('*').length - 1 <= MAX_WILDCARDS);
  const rules = robotsParser(robotsUrl, kept.join('\n'));
  const seconds = rules.getCrawlDelay(userAgent);
  return {
    allows: (url) => rules.isAllowed(url, userAgent) !== false,
    crawlDelayMs: typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null,
  };
}
