/** The switches of the settings page: groups, and parsing of stored settings. Pure. */
import { FLAGS } from '#contract/choices.ts';
import { DEFAULT_SETTINGS, type Flag, type Settings } from '#contract/profile.ts';

export const GROUPS: readonly { id: 'notifications' | 'monitoring' | 'sources'; flags: readonly Flag[] }[] = [
  { id: 'notifications', flags: ['emailAlerts', 'pushNotifications', 'redAlertNotifications', 'weeklyReports'] },
  { id: 'monitoring', flags: ['dailyMonitoring', 'realTimeMonitoring'] },
  { id: 'sources', flags: ['publicDataOnly', 'socialMediaScanning', 'newsMonitoring', 'blogMonitoring'] },
];

/** Real-time monitoring needs the Red Alert plan, which is not on sale yet. */
export const isLocked = (flag: Flag): boolean => flag === 'realTimeMonitoring';

/** Settings from an unknown value: missing or invalid flags get their default, locked ones stay at it. */
export const settingsFrom = (value: unknown): Settings => {
  const given = (value !== null && typeof value === 'object' ? value : {}) as Partial<Record<Flag, unknown>>;
  return Object.fromEntries(FLAGS.map((flag) => [flag, isLocked(flag) || typeof given[flag] !== 'boolean' ? DEFAULT_SETTINGS[flag] : given[flag]])) as Settings;
};

/** Settings from the text stored in the browser; null if there is none or it is invalid. */
export function parseSettings(text: string | null): Settings | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? settingsFrom(value) : null;
  } catch {
    return null;
  }
}
