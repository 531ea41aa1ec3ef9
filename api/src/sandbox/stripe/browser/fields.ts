import { digitsOf } from './card.ts';
import { el, uniqueId } from './dom.ts';
import { messageFor } from './text.ts';

type FieldOptions = {
  name: string;
  label: string;
  placeholder?: string;
  hint?: string;
  autocomplete: string;
  type?: 'text' | 'email';
  maxLength: number;
  className?: string;
  format?: (text: string) => string;
  /** Null if valid, else Stripe's error code. */
  check: (text: string) => string | null;
};

export type Field = ReturnType<typeof createField>;

/** A labelled input that formats typed text, keeps the caret, and shows its error. */
export function createField(options: FieldOptions, changed: () => void) {
  const id = uniqueId(options.name);
  const digits = options.format !== undefined;
  const error = el('p', { id: `${id}-error`, class: 'sxs-error', hidden: true });
  const hint = options.hint ? el('p', { id: `${id}-hint`, class: 'sxs-hint' }, options.hint) : null;
  const input = el('input', {
    id,
    class: 'sxs-input',
    type: options.type ?? 'text',
    inputmode: digits ? 'numeric' : options.type === 'email' ? 'email' : 'text',
    autocomplete: options.autocomplete,
    placeholder: options.placeholder,
    maxlength: options.maxLength,
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': hint ? hint.id : undefined,
  });
  const root = el(
    'div',
    { class: `sxs-field ${options.className ?? ''}`.trim() },
    el('label', { class: 'sxs-label', for: id }, options.label),
    input,
    hint,
    error,
  );

  const show = (message: string | null): void => {
    error.hidden = message === null;
    error.textContent = message ?? '';
    root.classList.toggle('sxs-bad', message !== null);
    if (message === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    const describedBy = [message === null ? null : error.id, hint?.id].filter(Boolean).join(' ');
    if (describedBy) input.setAttribute('aria-describedby', describedBy);
    else input.removeAttribute('aria-describedby');
  };

  let before = '';
  input.addEventListener('input', () => {
    if (options.format) reformat(input, before, options.format);
    before = input.value;
    if (!root.classList.contains('sxs-bad') || options.check(input.value) === null) show(null);
    changed();
  });
  // On blur a half-filled field shows its error; an empty one only on submit.
  input.addEventListener('blur', () => {
    const code = input.value === '' ? null : options.check(input.value);
    if (code) show(messageFor(code, code));
  });

  return {
    name: options.name,
    root,
    input,
    show,
    check: (): string | null => options.check(input.value),
    value: (): string => input.value.trim(),
    set(value: string): void {
      input.value = options.format ? options.format(value) : value;
      before = input.value;
      show(null);
    },
  };
}

/** Formats the value and keeps the caret after the same digit; deleting a separator deletes the digit before it. */
function reformat(input: HTMLInputElement, before: string, format: (text: string) => string): void {
  const caret = input.selectionStart ?? input.value.length;
  let raw = input.value;
  let count = digitsOf(raw.slice(0, caret)).length;
  if (raw.length === before.length - 1 && digitsOf(raw) === digitsOf(before) && count > 0) {
    const kept = digitsOf(raw);
    raw = kept.slice(0, count - 1) + kept.slice(count);
    count -= 1;
  }
  const atEnd = caret >= input.value.length;
  input.value = format(raw);
  let position = atEnd ? input.value.length : 0;
  for (let seen = 0; !atEnd && seen < count && position < input.value.length; position++) if (/\d/.test(input.value[position] as string)) seen++;
  if (document.activeElement === input) input.setSelectionRange(position, position);
}
