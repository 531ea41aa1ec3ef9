/** The switches of the settings page: their groups, and what may be read from a browser's storage. Pure. */
import { FLAGS } from '#contract/choices.ts';
import { DEFAULT_SETTINGS, type Flag, type Settings } from '#contract/profile.ts';

export const GROUPS: readonly { id: 'notifications' | 'monitoring' | 'sources'; flags: readonly Flag[] }[] = [
  { id: 'notifications', flags: ['emailAlerts', 'pushNotifications', 'redAlertNotifications', 'weeklyReports'] },
  { id: 'monitoring', flags: ['dailyMonitoring', 'realTimeMonitoring'] },
  { id: 'sources', flags: ['publicDataOnly', 'socialMediaScanning', 'newsMonitoring', 'blogMonitoring'] },
];

/** Monitoring in real time needs the Red Alert plan, which nobody can have yet. */
export const isLocked = (flag: Flag): boolean => flag === 'realTimeMonitoring';

/** Settings from anything: what is not a switch with a value keeps its default, what is locked stays off. */
export const settingsFrom = (value: unknown): Settings => {
  const given = (value !== null && typeof value === 'object' ? value : {}) as Partial<Record<Flag, unknown>>;
  return Object.fromEntries(FLAGS.map((flag) => [flag, isLocked(flag) || typeof given[flag] !== 'boolean' ? DEFAULT_SETTINGS[flag] : given[flag]])) as Settings;
};

/** Settings as stored in the browser; null when there are none, or nothing that can be read. */
export function parseSettings(text: string | null): Settings | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? settingsFrom(value) : null;
  } catch {
    return null;
  }
}
