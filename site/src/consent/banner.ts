/**
 * The cookie banner and the choice of light or dark. Comes to a page only when `boot.js` asks for it; brings its own markup and
 * styles, waits at the foot of the window without moving the page, and never lies over what has the focus.
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

type Banner = { box: HTMLElement; form: HTMLFormElement; heading: HTMLElement; settings: HTMLElement; toggle: HTMLButtonElement; said: HTMLElement };
/** Rules that keep the foot of the page clear of the banner. */
const room = new CSSStyleSheet();
let banner: Banner | null = null;
/** The link that opened the banner again; it gets the focus back. */
let opener: HTMLElement | null = null;

const find = <E extends HTMLElement>(within: ParentNode, selector: string): E => within.querySelector(selector) as E;

const loaded = (): Promise<unknown> =>
  document.readyState === 'loading' ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true })) : Promise.resolve();

/** Puts the banner into the page, hidden: before all else that the keyboard reaches, but for the skip link. */
function build(): Banner {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet, room);
  const box = document.createElement('section');
  box.className = 'cookies';
  box.setAttribute('aria-labelledby', 'cookies-title');
  box.hidden = true;
  box.innerHTML = markup;
  const said = Object.assign(document.createElement('p'), { className: 'sr', role: 'status' });
  find(document, '.skip').after(box, said);
  const form = find<HTMLFormElement>(box, 'form');
  const made = {
    box,
    form,
    said,
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
  new ResizeObserver(makeRoom).observe(box);
  document.addEventListener('focusin', uncover);
  // A choice made in another tab, or before the way back led here, counts here too.
  for (const event of ['storage', 'pageshow'])
    addEventListener(event, () => {
      if (!box.hidden && !opener && readChoice(Date.now())) hide();
    });
  return made;
}

/**
 * As much room at the end of the page, and below what is scrolled into view, as the banner takes. Three rules and no property
 * of the root, which every element of the page would inherit: a phone took 60 ms to look at them all.
 */
function makeRoom(): void {
  const height = `${banner?.box.offsetHeight ?? 0}px`;
  room.replaceSync(`@layer components{html{scroll-padding-bottom:calc(${height} + 0.75rem)}body{padding-bottom:${height}}.toasts{bottom:${height}}}`);
}

/** Scrolls what has just got the focus out from under the banner. */
function uncover({ target }: FocusEvent): void {
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
  banner.said.textContent = '';
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
  if (!choice.preferences) paint(null);
  else if (shown) keepTheme(shown, Date.now());
  hide();
  banner.said.textContent = kept ? t.saved : t.notSaved;
}

/** Asks for consent, unless it has been given meanwhile. What earlier consents allowed goes. */
async function ask(): Promise<void> {
  await loaded();
  if (readChoice(Date.now()) || banner?.box.hidden === false) return;
  withdraw(NECESSARY_ONLY);
  show();
}

/** Opens the banner again with the choice as it stands; `link` gets the focus back. */
function reopen(link: HTMLElement): void {
  opener = link;
  show();
  expand(true);
  banner?.heading.focus();
}

function paint(theme: Theme | null): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  const select = document.querySelector<HTMLSelectElement>('select[name=theme]');
  if (select) select.value = theme ?? '';
}

/** Turns the page light, dark, or as the system has it, and says beside the control how long that lasts. */
function chooseTheme(select: HTMLSelectElement): void {
  const theme = select.value === 'light' || select.value === 'dark' ? select.value : null;
  paint(theme);
  const kept = keepTheme(theme, Date.now());
  const said = select.closest('.theme')?.querySelector('[role=status]');
  if (said) said.textContent = kept ? themeText.kept : themeText.pageOnly;
}

addEventListener('lustro:cookies', (event) => {
  const { act, on } = (event as CustomEvent<{ act: 'ask' | 'reopen' | 'theme'; on: HTMLElement }>).detail;
  if (act === 'ask') void ask();
  else if (act === 'reopen') reopen(on);
  else chooseTheme(on as HTMLSelectElement);
});
