/** Updates a page's countdown each second; swaps the `data-before` and `data-after` parts when it ends. */
import { createCountdown } from '../stores/countdown.ts';
import { countdown } from '../text/countdown.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

for (const box of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
  const { $left, start } = createCountdown(box.dataset.countdown ?? '');
  const parts = [...box.querySelectorAll('[role="timer"] > span')];
  $left.subscribe(({ over, ...left }) => {
    for (const [i, unit] of UNITS.entries()) {
      const figure = Object.assign(document.createElement('b'), { textContent: String(left[unit]).padStart(2, '0') });
      parts[i]?.replaceChildren(figure, ` ${countdown.units[unit](left[unit])}`);
    }
    box.querySelector('.countdown')?.classList.toggle('over', over);
    for (const part of document.querySelectorAll<HTMLElement>('[data-before]')) part.hidden = over;
    for (const part of document.querySelectorAll<HTMLElement>('[data-after]')) part.hidden = !over;
  });
  start();
}
