/** The few things a page does to its window, in one place so that stores can be tested without one. */

/** Goes to another address of ours, or of the payment provider. */
export const goTo = (address: string): void => window.location.assign(address);

/** The page's address as one comes back to it: path, parameters and fragment. */
export const here = (): string => window.location.pathname + window.location.search + window.location.hash;

/** The fragment of the page's address, with its "#", or ''. */
export const fragment = (): string => window.location.hash;

/** Takes the fragment out of the address bar without a new entry in the history. */
export const dropFragment = (): void => window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);

/** The parameters of the page's address. */
export const query = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Takes parameters out of the address bar without a new entry in the history. */
export function stripQuery(names: readonly string[]): void {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Replaces the page's parameters; with `step` the way back leads to the old ones. */
export function setQuery(parameters: Record<string, string>, step: boolean): void {
  const url = new URL(window.location.href);
  url.search = new URLSearchParams(parameters).toString();
  if (step) window.history.pushState(null, '', url);
  else window.history.replaceState(window.history.state, '', url);
}

/** Calls back when the reader goes back or forth in the page's history; the answer stops it. */
export function onHistory(callback: () => void): () => void {
  window.addEventListener('popstate', callback);
  return () => window.removeEventListener('popstate', callback);
}

/** Hands a file to the reader under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The colours behind design tokens as the reader's theme resolves them: `colours(['paper'])` gives `{paper: 'rgb(…)'}`. */
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

/** Calls back when the page turns light or dark, by the reader's system or by the choice in its foot; the answer stops it. */
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

/** Changes the fragment of the address, with a new entry in the history, without moving the page. */
export const pushFragment = (text: string): void => window.history.pushState(window.history.state, '', `#${text}`);

/** Calls back when the fragment has changed: a link on this page, or the way back; the answer stops it. */
export function onFragment(callback: () => void): () => void {
  for (const event of ['hashchange', 'popstate']) window.addEventListener(event, callback);
  return () => {
    for (const event of ['hashchange', 'popstate']) window.removeEventListener(event, callback);
  };
}

/** Whether the reader can see the page: not a tab in the background. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back when the page comes into view or leaves it; the answer stops it. */
export function onVisibility(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

/** Takes away what the server wrote into the page for the time until its own data are there. */
export const removeFirstView = (): void => document.querySelector('.first-view')?.remove();
