import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Shared = { id: string; label: string; optional?: string; hint?: ReactNode; error?: string | null; full?: boolean };

/** Sentence of an error, by its field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="err" id={id}>
      <Icon name="alert" />
      {children}
    </span>
  );
}

/** Ids of the hint and the error that describe a control. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

function Frame({ id, label, optional, hint, error, full, children }: Shared & { children: ReactNode }) {
  return (
    <div className={`field${error ? ' bad' : ''}${full ? ' full' : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="opt"> {optional}</span> : null}
      </label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}

const state = ({ id, hint, error }: Shared) => ({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, hint, error) });

/** Labelled text input with hint and error. */
export function Field({ id, label, optional, hint, error, full, ...input }: Shared & Omit<ComponentProps<'input'>, 'id'>) {
  const shared = { id, label, optional, hint, error, full };
  return (
    <Frame {...shared}>
      <input name={id} {...input} {...state(shared)} />
    </Frame>
  );
}

/** Labelled multi-line text. */
export function TextArea({ id, label, optional, hint, error, full, ...area }: Shared & Omit<ComponentProps<'textarea'>, 'id'>) {
  const shared = { id, label, optional, hint, error, full };
  return (
    <Frame {...shared}>
      <textarea name={id} rows={4} {...area} {...state(shared)} />
    </Frame>
  );
}

type Option = { value: string; label: string };

/** Labelled native select; `placeholder` is the empty choice. */
export function Select({
  id,
  label,
  optional,
  hint,
  error,
  full,
  options,
  placeholder,
  ...select
}: Shared & { options: readonly Option[]; placeholder: string } & Omit<ComponentProps<'select'>, 'id'>) {
  const shared = { id, label, optional, hint, error, full };
  return (
    <Frame {...shared}>
      <select name={id} {...select} {...state(shared)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
