/** Retry-After in seconds or as an HTTP date, in ms; undefined when it is absent or unreadable. */
export function retryAfter(value: string | null, sentAt: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1_000;
  const wait = Date.parse(value) - Date.parse(sentAt ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
