/** A browser's name for itself → "Firefox, Windows". Pure. */

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, names: [RegExp, string][]): string | null => names.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** Browser and system; null when neither is known. */
export function agentName(agent: string | null): string | null {
  const parts = agent ? [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)].filter((part) => part !== null) : [];
  return parts.length > 0 ? parts.join(', ') : null;
}
