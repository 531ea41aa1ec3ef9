// @ts-check
/*
 * Inlined in every page before the first paint: applies the stored theme, and loads the banner's module when it is needed.
 * sections/ConsentBoot.astro fills in CONSENT_BOOT and adds the hash of this text to the page's policy.
 */
(({ consent, preferences, theme, version, life, module }) => {
  const root = document.documentElement;
  /** @param {string} name */
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  /** @param {string} name */
  const parse = (name) => {
    try {
      return JSON.parse(read(name) || '') || {};
    } catch {
      return {};
    }
  };
  const counts = () => {
    const { version: asked, at } = parse(consent);
    return asked === version && Date.parse(at) + life > Date.now();
  };
  // The bundler drops the module's exports, so an event carries the command.
  /** @param {'ask' | 'reopen' | 'theme'} act @param {Element} [on] @param {() => void} [lost] */
  const call = (act, on, lost = () => {}) =>
    import(/* @vite-ignore */ module).then(() => dispatchEvent(new CustomEvent('lustro:cookies', { detail: { act, on } })), lost);
  const mark = () => {
    const select = document.querySelector('select[name=theme]');
    if (select instanceof HTMLSelectElement) select.value = root.dataset.theme || '';
  };
  const look = () => {
    const valid = counts();
    const kept = valid && parse(preferences).preferences === true && read(theme);
    if (kept === 'light' || kept === 'dark') root.dataset.theme = kept;
    else delete root.dataset.theme;
    mark();
    // After the first paint.
    if (!valid) requestAnimationFrame(() => setTimeout(call, 0, 'ask'));
  };
  // Keeps `theme-color` (the browser's toolbar) in step with the theme, whoever sets it.
  const frames = [...document.querySelectorAll('meta')].filter(({ name }) => name === 'theme-color').map((meta) => ({ meta, system: meta.media }));
  const frame = () => {
    const { theme: chosen } = root.dataset;
    for (const { meta, system } of frames) meta.media = !chosen ? system : system.includes(chosen) ? 'all' : 'not all';
  };
  new MutationObserver(frame).observe(root, { attributeFilter: ['data-theme'] });
  look();
  addEventListener('DOMContentLoaded', mark);
  addEventListener('pageshow', (event) => event.persisted && look());
  addEventListener('storage', ({ key }) => [consent, preferences, theme, null].includes(key) && look());
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'theme') call('theme', target);
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-cookies]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    call('reopen', link, () => location.assign(link.href));
  });
})(CONSENT_BOOT);
