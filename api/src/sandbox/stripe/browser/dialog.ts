import { el, uniqueId } from './dom.ts';
import { TEXT } from './text.ts';

/** Shows the bank's 3-D Secure question in a modal dialog. Resolves to true if approved; Escape rejects. */
export function askBank(amount: string): Promise<boolean> {
  const { notice, title, text, approve, reject } = TEXT.challenge;
  const heading = uniqueId('title');
  const words = uniqueId('text');
  const yes = el('button', { type: 'button', class: 'sxs-button sxs-primary' }, approve);
  const no = el('button', { type: 'button', class: 'sxs-button' }, reject);
  const dialog = el(
    'dialog',
    { class: 'sxs-dialog', 'aria-labelledby': heading, 'aria-describedby': words },
    el('p', { class: 'sxs-notice' }, notice),
    el('h2', { id: heading, class: 'sxs-title' }, title),
    el('p', { id: words, class: 'sxs-text' }, text, ' ', el('b', {}, amount)),
    el('div', { class: 'sxs-buttons' }, yes, no),
  );
  const opener = document.activeElement;
  document.body.append(dialog);
  return new Promise((resolve) => {
    const answer = (approved: boolean): void => {
      dialog.close();
      dialog.remove();
      if (opener instanceof HTMLElement) opener.focus();
      resolve(approved);
    };
    yes.addEventListener('click', () => answer(true));
    no.addEventListener('click', () => answer(false));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answer(false);
    });
    // Keeps Tab inside the dialog; it would move on to the browser's controls.
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      (document.activeElement === yes ? no : yes).focus();
    });
    dialog.showModal();
    yes.focus();
  });
}
