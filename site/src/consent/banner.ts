/**
 * The cookie banner and the choice of light or dark. Loaded by `boot.js` on demand, with its own markup and styles. It is
 * fixed to the bottom of the window, moves no content, and never covers the focused element.
 */
import { CATEGORIES, OPTIONAL_CATEGORIES, STORED } from '#contract/browser-storage.ts';
import { cookies as t, theme as themeText } from '../text/cookies.ts';
import styles from './banner.css?inline';
import { ALL, type Choice, keepTheme, NECESSARY_ONLY, readChoice, saveChoice, type Theme, withdraw } from './choice.ts';

const root = document.documentElement;
const used = new Set<string>(Object.values(STORED).map(({ category }) => category));

const switches = CATEGORIES.map((category) => {
  const { name, text } = t.category[category];
  const locked = category === 'necessary' ? 'checked disabled' : '';
  const note = used.has(category) ? '' : ` ${t.unused}`;
  return `<div class="switch"><div><label for="cookies-${category}">${name}</label><p id="cookies-${category}-text">${text}${note}</p></div>
    <input type="checkbox" role="switch" id="cookies-${category}" name="${category}" aria-describedby="cookies-${category}-text" ${locked}></div>`;
}).join('');
const markup = `<form class="wrap">
  <div><h2 id="cookies-title" tabindex="-1">${t.title}</h2><p>${t.text}</p><p>${t.change} <a href="/cookie-policy">${t.policy}</a>.</p><p class="cookies-chosen"></p></div>
  <fieldset id="cookies-settings" hidden><legend class="sr">${t.categories}</legend>${switches}</fieldset>
  <div class="row">
    <button class="btn alt small" value="all">${t.accept}</button>
    <button class="btn alt small" value="necessary">${t.necessary}</button>
    <button class="btn alt small" value="own" hidden>${t.save}</button>
    <button class="btn bare small" type="button" aria-expanded="false" aria-controls="cookies-settings">${t.settings}</button>
    <button class="btn bare small cookies-close" type="button" hidden>${t.close}</button>
  </div>
</form>`;

type Banner = { box: HTMLElement; form: HTMLFormElement; heading: HTMLElement; settings: HTMLElement; toggle: HTMLButtonElement; status: HTMLElement };
/** Style sheet that reserves room for the banner at the end of the page. */
const room = new CSSStyleSheet();
let banner: Banner | null = null;
/** The link that reopened the banner; it gets the focus back. */
let opener: HTMLElement | null = null;

const find = <E extends HTMLElement>(within: ParentNode, selector: string): E => within.querySelector(selector) as E;

const domReady = (): Promise<unknown> =>
  document.readyState === 'loading' ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true })) : Promise.resolve();

/** Adds the hidden banner to the page, right after the skip link in the tab order. */
function build(): Banner {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet, room);
  const box = document.createElement('section');
  box.className = 'cookies';
  box.setAttribute('aria-labelledby', 'cookies-title');
  box.hidden = true;
  box.innerHTML = markup;
  const status = Object.assign(document.createElement('p'), { className: 'sr', role: 'status' });
  find(document, '.skip').after(box, status);
  const form = find<HTMLFormElement>(box, 'form');
  const made = {
    box,
    form,
    status,
    heading: find(box, 'h2'),
    settings: find(box, 'fieldset'),
    toggle: find<HTMLButtonElement>(box, '[aria-expanded]'),
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save((event.submitter as HTMLButtonElement).value);
  });
  made.toggle.addEventListener('click', () => expand(made.settings.hidden === true));
  find(box, '.cookies-close').addEventListener('click', hide);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && readChoice(Date.now())) hide();
  });
  new ResizeObserver(reserveRoom).observe(box);
  document.addEventListener('focusin', uncoverFocused);
  // A choice may have been made in another tab, or before this page came back from the back/forward cache.
  for (const event of ['storage', 'pageshow'])
    addEventListener(event, () => {
      if (!box.hidden && !opener && readChoice(Date.now())) hide();
    });
  return made;
}

/**
 * Reserves the banner's height at the end of the page and as scroll padding. Plain rules instead of a custom property of
 * the root, which all elements would inherit: its style recalculation took 60 ms on a phone.
 */
function reserveRoom(): void {
  const height = `${banner?.box.offsetHeight ?? 0}px`;
  room.replaceSync(`@layer components{html{scroll-padding-bottom:calc(${height} + 0.75rem)}body{padding-bottom:${height}}.toasts{bottom:${height}}}`);
}

/** Scrolls the focused element if the banner covers it. */
function uncoverFocused({ target }: FocusEvent): void {
  if (!banner || banner.box.hidden || !(target instanceof Element) || banner.box.contains(target) || target.closest('dialog, [popover]')) return;
  const over = target.getBoundingClientRect().bottom - banner.box.getBoundingClientRect().top;
  if (over > 0) scrollBy({ top: over + 12, behavior: 'instant' });
}

function expand(open: boolean): void {
  if (!banner) return;
  banner.settings.hidden = !open;
  banner.toggle.setAttribute('aria-expanded', String(open));
  banner.toggle.textContent = open ? t.hide : t.settings;
  find(banner.form, '[value=own]').hidden = !open;
}

function show(): void {
  banner ??= build();
  const kept = readChoice(Date.now());
  for (const category of OPTIONAL_CATEGORIES) find<HTMLInputElement>(banner.form, `[name=${category}]`).checked = kept?.choice[category] ?? false;
  find(banner.form, '.cookies-chosen').textContent = kept ? t.chosen(kept.at.toLocaleDateString('pl-PL')) : '';
  find(banner.form, '.cookies-close').hidden = !kept;
  banner.status.textContent = '';
  banner.box.hidden = false;
}

function hide(): void {
  if (!banner) return;
  const inside = banner.box.contains(document.activeElement);
  banner.box.hidden = true;
  if (inside) (opener ?? find(document, 'main')).focus({ preventScroll: !opener });
  opener = null;
}

function save(which: string): void {
  if (!banner) return;
  const own = new FormData(banner.form);
  const choice: Choice =
    which === 'all' ? ALL : which === 'necessary' ? NECESSARY_ONLY : { ...NECESSARY_ONLY, ...Object.fromEntries([...own.keys()].map((name) => [name, true])) };
  const kept = saveChoice(choice, Date.now());
  const shown = root.dataset.theme as Theme | undefined;
  if (!choice.preferences) applyTheme(null);
  else if (shown) keepTheme(shown, Date.now());
  hide();
  banner.status.textContent = kept ? t.saved : t.notSaved;
}

/** Shows the banner unless a valid choice exists; first removes what earlier consents allowed. */
async function ask(): Promise<void> {
  await domReady();
  if (readChoice(Date.now()) || banner?.box.hidden === false) return;
  withdraw(NECESSARY_ONLY);
  show();
}

/** Opens the banner again with the stored choice; `link` gets the focus back. */
function reopen(link: HTMLElement): void {
  opener = link;
  show();
  expand(true);
  banner?.heading.focus();
}

function applyTheme(theme: Theme | null): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  const select = document.querySelector<HTMLSelectElement>('select[name=theme]');
  if (select) select.value = theme ?? '';
}

/** Applies the chosen theme (empty: the system's), stores it if allowed, and shows beside the control how long it lasts. */
function chooseTheme(select: HTMLSelectElement): void {
  const theme = select.value === 'light' || select.value === 'dark' ? select.value : null;
  applyTheme(theme);
  const kept = keepTheme(theme, Date.now());
  const status = select.closest('.theme')?.querySelector('[role=status]');
  if (status) status.textContent = kept ? themeText.kept : themeText.pageOnly;
}

addEventListener('lustro:cookies', (event) => {
  const { act, on } = (event as CustomEvent<{ act: 'ask' | 'reopen' | 'theme'; on: HTMLElement }>).detail;
  if (act === 'ask') void ask();
  else if (act === 'reopen') reopen(on);
  else chooseTheme(on as HTMLSelectElement);
});
