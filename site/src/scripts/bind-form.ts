/** A form of a page without React: its markup is the page's own, its rules are a form store's. */
import type { FieldErrors, Form } from '../stores/form.ts';
import { forms } from '../text/forms.ts';

type Values = Record<string, string | boolean>;

/** A copy of a `<template>` of the form, by its name. */
function piece(element: HTMLFormElement, name: string): HTMLElement {
  const template = element.querySelector<HTMLTemplateElement>(`template[data-piece="${name}"]`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

/** The controls of a field; a choice has several. */
const controls = (element: HTMLFormElement, field: string) => [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)];

function typed(element: HTMLFormElement, field: string): string | boolean {
  const found = controls(element, field);
  const [first] = found;
  if (first?.type === 'radio') return found.find((control) => (control as HTMLInputElement).checked)?.value ?? '';
  return first?.type === 'checkbox' ? (first as HTMLInputElement).checked : (first?.value ?? '');
}

/** Marks a field as wrong, or unmarks it: the words stand under it and belong to it for every reader. */
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

/** What must be corrected, above the form, each line leading to its field. */
function summarise(element: HTMLFormElement, wrong: readonly [field: string, text: string][]): void {
  element.querySelector('.errsum')?.remove();
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

/**
 * Joins a form of the page with its store: what is typed goes to the store, what is wrong comes back to the page.
 * @param fields in the order of the page @param sending what the button says meanwhile
 */
export function bindForm<V extends Values>(element: HTMLFormElement, form: Form<V>, fields: readonly (keyof V & string)[], sending: string): void {
  const button = element.querySelector<HTMLButtonElement>('button[type="submit"]');
  const calm = button?.textContent ?? '';
  const read = (field: keyof V & string) => form.set(field, typed(element, field) as V[typeof field]);
  const inOrder = (errors: FieldErrors<V>) => fields.flatMap((field): [string, string][] => (errors[field] ? [[field, errors[field]]] : []));
  let listed = '';

  fields.forEach(read);
  // Ours speak Polish and say what to do; the browser's stay for those without scripts.
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
    // A summary that stays as it was is not told once more.
    const wrong = inOrder(errors);
    if (wrong.join() === listed) return;
    listed = wrong.join();
    summarise(element, wrong);
  });
  form.$attempt.listen(() => element.querySelector<HTMLElement>('.errsum')?.focus());
  form.$sending.listen((busy) => {
    if (!button) return;
    button.textContent = busy ? sending : calm;
    button.setAttribute('aria-busy', String(busy));
  });
}
