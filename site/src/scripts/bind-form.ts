/** Binds a static form of a page without React to a form store. */
import type { FieldErrors, Form } from '../stores/form.ts';
import { forms } from '../text/forms.ts';

type Values = Record<string, string | boolean>;

/** Clones the `<template data-piece>` of the form with this name. */
function piece(element: HTMLFormElement, name: string): HTMLElement {
  const template = element.querySelector<HTMLTemplateElement>(`template[data-piece="${name}"]`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

/** The controls of a field: one, or all radios of a group. */
const controls = (element: HTMLFormElement, field: string) => [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)];

function readField(element: HTMLFormElement, field: string): string | boolean {
  const found = controls(element, field);
  const [first] = found;
  if (first?.type === 'radio') return found.find((control) => (control as HTMLInputElement).checked)?.value ?? '';
  return first?.type === 'checkbox' ? (first as HTMLInputElement).checked : (first?.value ?? '');
}

/** Shows or removes the error of a field, with `aria-invalid` and `aria-describedby`. */
function mark(element: HTMLFormElement, field: string, text: string | undefined): void {
  const found = controls(element, field);
  const frame = found[0]?.closest('.field, [data-field]');
  const id = `${field}-error`;
  const shown = document.getElementById(id);
  if (!frame || (shown && shown.dataset.text === text) || (!shown && !text)) return;
  shown?.remove();
  frame.classList.toggle('bad', text !== undefined);
  for (const control of found) {
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
    const ids = text ? [id, ...others] : others;
    if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
    else control.removeAttribute('aria-describedby');
    if (text) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
  if (!text) return;
  const line = piece(element, 'error');
  line.id = id;
  line.dataset.text = text;
  line.append(text);
  frame.insertBefore(line, frame.querySelector(':scope > .hint'));
}

/** Shows the error summary above the form, each error a link to its field; removes it if there are none. */
function summarise(element: HTMLFormElement, wrong: readonly [field: string, text: string][]): void {
  element.querySelector('.errsum:not(.failure)')?.remove();
  if (wrong.length === 0) return;
  const box = piece(element, 'summary');
  const [title, list] = [box.querySelector('h2'), box.querySelector('ul')];
  title?.append(forms.summary(wrong.length));
  for (const [field, text] of wrong) {
    const link = Object.assign(document.createElement('a'), { href: `#${field}`, textContent: text });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      controls(element, field)[0]?.focus();
    });
    const line = document.createElement('li');
    line.className = 'sm';
    line.append(link);
    list?.append(line);
  }
  element.prepend(box);
}

/** Shows above the form what failed; without `said` it goes. */
function showFailure(element: HTMLFormElement, said: { title: string; text: string } | null): void {
  element.querySelector('.failure')?.remove();
  if (!said) return;
  const box = Object.assign(document.createElement('div'), { className: 'errsum failure' });
  const title = document.createElement('p');
  title.append(Object.assign(document.createElement('b'), { textContent: said.title }));
  box.append(title, Object.assign(document.createElement('p'), { className: 'sm wrap-anywhere', textContent: said.text }));
  element.prepend(box);
}

/**
 * Binds a form element to its store: typed values go to the store, errors and the sending state come back.
 * @param fields in the order of the page @param sending label of the button while sending
 */
export function bindForm<V extends Values>(element: HTMLFormElement, form: Form<V>, fields: readonly (keyof V & string)[], sending: string): void {
  const button = element.querySelector<HTMLButtonElement>('button[type="submit"]');
  const label = button?.textContent ?? '';
  const read = (field: keyof V & string) => form.set(field, readField(element, field) as V[typeof field]);
  const inOrder = (errors: FieldErrors<V>) => fields.flatMap((field): [string, string][] => (errors[field] ? [[field, errors[field]]] : []));
  let listed = '';

  fields.forEach(read);
  // Our own validation replaces the browser's; without scripts the browser's remains.
  element.noValidate = true;
  element.addEventListener('input', (event) => {
    const { name } = event.target as HTMLInputElement;
    if (fields.includes(name)) read(name);
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    fields.forEach(read);
    void form.submit();
  });
  form.$errors.subscribe((errors) => {
    for (const field of fields) mark(element, field, errors[field]);
    // Redrawing an unchanged summary would announce it again.
    const wrong = inOrder(errors);
    if (wrong.join() === listed) return;
    listed = wrong.join();
    summarise(element, wrong);
  });
  form.$attempt.listen(() => element.querySelector<HTMLElement>('.errsum:not(.failure)')?.focus());
  form.$failure.listen((said) => showFailure(element, said));
  form.$sending.listen((busy) => {
    if (!button) return;
    button.textContent = busy ? sending : label;
    button.setAttribute('aria-busy', String(busy));
  });
}
