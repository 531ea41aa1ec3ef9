/** The notification region of pages without React: the same store, look, timing, key and swipe as `ui/Toaster.tsx`. */
import { TIMING, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#contract/constants.ts';
import { $toast, closeToast, type Toast } from '../stores/toasts.ts';
import { toaster } from '../text/common.ts';

const TONE = { error: 'bad', ok: 'ok', info: '' } as const;
const CROSS =
  '<svg class="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

const element = <N extends keyof HTMLElementTagNameMap>(name: N, text = '') => Object.assign(document.createElement(name), { textContent: text });

/** Closes the toast after five seconds without pointer or focus on it. Returns a function that cancels the timer. */
function autoClose(item: HTMLElement, id: number): () => void {
  let timer = 0;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => closeToast(id), TIMING.toast);
  };
  const stop = () => clearTimeout(timer);
  for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, start);
  start();
  return stop;
}

/** A swipe to the right dismisses. */
function swipe(item: HTMLElement, id: number): void {
  let from: number | null = null;
  item.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  item.addEventListener('pointermove', ({ clientX }) => {
    if (from === null) return;
    item.style.translate = `${Math.max(0, clientX - from)}px 0`;
    if (clientX - from >= TOAST_SWIPE_PX) closeToast(id);
  });
  for (const event of ['pointerup', 'pointercancel'])
    item.addEventListener(event, () => {
      from = null;
      item.style.translate = '';
    });
}

function draw({ id, style, title, text }: Toast): { item: HTMLElement; stop: () => void } {
  const item = element('li');
  item.className = `toast ${TONE[style]}`.trim();
  item.dataset.style = style;
  item.tabIndex = 0;
  item.append(element('b', title));
  if (text) item.append(element('span', text));
  const close = element('button');
  Object.assign(close, { type: 'button', className: 'x', innerHTML: CROSS });
  close.setAttribute('aria-label', toaster.close);
  close.addEventListener('click', () => closeToast(id));
  item.append(close);
  item.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeToast(id);
  });
  swipe(item, id);
  return { item, stop: autoClose(item, id) };
}

/** Adds the toast region to the page and shows the store's toast in it. */
export function showToasts(): void {
  const region = element('div');
  region.role = 'region';
  region.ariaLabel = toaster.region.replace('{hotkey}', TOAST_HOTKEY);
  region.tabIndex = -1;
  // A live region must be in the page before its first message, or screen readers miss it.
  const list = element('ol');
  list.className = 'toasts';
  list.ariaLive = 'assertive';
  region.append(list);
  document.body.append(region);
  document.addEventListener('keydown', ({ key }) => {
    if (key === TOAST_HOTKEY) region.focus();
  });
  let stop = () => {};
  $toast.subscribe((toast) => {
    stop();
    list.replaceChildren();
    if (!toast) return;
    const drawn = draw(toast);
    stop = drawn.stop;
    list.append(drawn.item);
  });
}
