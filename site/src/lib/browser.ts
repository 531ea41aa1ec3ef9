/** Calls of `window` and `document` that stores need, in one module so that tests can replace it. */

/** Navigates to an address of this site or of the payment provider. */
export const goTo = (address: string): void => window.location.assign(address);

/** Whether the control with this id has the focus. */
export const hasFocus = (id: string): boolean => globalThis.document?.activeElement?.id === id;

/** Whether the server made this public page for somebody signed in: its top bar leads to the dashboard. */
export const isMadeForUser = (): boolean => !!globalThis.document?.querySelector('header a[href="/dashboard"]');

/** Loads the page anew. */
export const reload = (): void => window.location.reload();

/** The current address without its origin: path, query and fragment. */
export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash;

/** The fragment of the address with its "#", or ''. */
export const fragment = (): string => window.location.hash;

/** Removes the fragment from the address without a new history entry. */
export const dropFragment = (): void => window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);

/** The query parameters of the address. */
export const query = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Removes query parameters from the address without a new history entry. */
export function stripQuery(names: readonly string[]): void {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Replaces the query of the address; `push` adds a history entry, otherwise the present one is replaced. */
export function setQuery(parameters: Record<string, string>, push: boolean): void {
  const url = new URL(window.location.href);
  url.search = new URLSearchParams(parameters).toString();
  if (push) window.history.pushState(null, '', url);
  else window.history.replaceState(window.history.state, '', url);
}

/** Calls `callback` on Back and Forward. Returns an unsubscribe function. */
export function onHistory(callback: () => void): () => void {
  window.addEventListener('popstate', callback);
  return () => window.removeEventListener('popstate', callback);
}

/** Downloads `file` to the reader's device under `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Resolves colour tokens in the present theme: `colours(['paper'])` returns `{paper: 'rgb(…)'}`. */
export function colours<N extends string>(names: readonly N[]): Record<N, string> {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.hidden = true;
  const found = names.map((name) => {
    probe.style.color = `var(--color-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found);
}

/** Calls `callback` when the theme changes, by the system or by the control in the footer. Returns an unsubscribe function. */
export function onSchemeChange(callback: () => void): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', callback);
  const chosen = new MutationObserver(callback);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    dark.removeEventListener('change', callback);
    chosen.disconnect();
  };
}

/** Whether the page is on a phone: a narrow screen that is touched. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 40rem) and (pointer: coarse)').matches;

/** Sets the fragment with a new history entry, without scrolling. */
export const pushFragment = (text: string): void => window.history.pushState(window.history.state, '', `#${text}`);

/** Calls `callback` when the fragment changes, by a link or by Back. Returns an unsubscribe function. */
export function onFragment(callback: () => void): () => void {
  for (const event of ['hashchange', 'popstate']) window.addEventListener(event, callback);
  return () => {
    for (const event of ['hashchange', 'popstate']) window.removeEventListener(event, callback);
  };
}

/** Removes the server-rendered first view, which shows figures until the islands have loaded theirs. */
export const removeFirstView = (): void => document.querySelector('.first-view')?.remove();

/** Says to machines what the words on the page were made with; the page itself says that rules made them (`sections/AiMark.astro`). */
export const markSource = (type: string): void => document.querySelector('meta[name="digital-source-type"]')?.setAttribute('content', type);

/** Calls back whenever the reader comes back to the page: from another tab or by the browser's back. Returns what ends it. */
export function onReturn(callback: () => void): () => void {
  const seen = () => (document.visibilityState === 'visible' ? callback() : undefined);
  const restored = (event: PageTransitionEvent) => (event.persisted ? callback() : undefined);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', restored);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', restored);
  };
}
