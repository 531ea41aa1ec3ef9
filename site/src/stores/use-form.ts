import { useStore } from '@nanostores/react';
import type { ChangeEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Form } from './form.ts';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type KeysOf<V, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string];

/** Binds a form store to fields: `<Field {...form.text('email')} label="E-mail" />`. */
export function useForm<V extends Record<string, unknown>>(form: Form<V>) {
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  const sending = useStore(form.$sending);
  const attempt = useStore(form.$attempt);
  const failure = useStore(form.$failure);
  return {
    values,
    errors,
    sending,
    attempt,
    failure,
    /** Fields with an error, in the order of the form. */
    wrong: Object.keys(values).flatMap((field) => (errors[field] ? [{ field, text: errors[field] as string }] : [])),
    text: (field: KeysOf<V, string>) => ({
      id: field as string,
      value: values[field] as string,
      error: errors[field] ?? null,
      onChange: (event: Typed) => form.set(field, event.target.value as V[typeof field]),
    }),
    /** A text that React never writes: what was typed before hydration stays. Read from the page when the form is submitted. */
    free: (field: KeysOf<V, string>) => ({
      id: field as string,
      defaultValue: '',
      error: errors[field] ?? null,
      onChange: (event: Typed) => form.set(field, event.target.value as V[typeof field]),
    }),
    check: (field: KeysOf<V, boolean>) => ({
      id: field as string,
      checked: values[field] as boolean,
      error: errors[field] ?? null,
      onChange: (event: Typed) => form.set(field, (event.target as HTMLInputElement).checked as V[typeof field]),
    }),
  };
}

/** False until the island is hydrated: before, the browser would submit the form itself, with its values in the address. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/** Pause in typing after which something may be said of the text, in ms. */
const PAUSE_MS = 800;

/** The text once its typing has paused; before, the one of the last pause. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Copies into the store what was typed (or autofilled) before hydration. Empty controls are skipped: React may have
 * cleared one whose value is already in the store.
 */
export function adoptTyped<V extends Record<string, unknown>>(form: Form<V>, element: HTMLFormElement): void {
  for (const [field, value] of Object.entries(form.$values.get())) {
    const control = element.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked && !value) form.set(field, true as V[string]);
    } else if (control && 'value' in control && control.value !== '' && control.value !== value) {
      form.set(field, control.value as V[string]);
    }
  }
}

/** True once if the form was submitted before hydration. `sections/early-submit.ts` holds such a submit back. */
export function sentEarly(element: HTMLFormElement): boolean {
  const early = element.dataset.early !== undefined;
  delete element.dataset.early;
  return early;
}
