import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Shared = {
  id: string;
  label: string;
  optional?: string;
  hint?: ReactNode;
  error?: string | null;
  full?: boolean;
  /** Stands under the control: what is said of the text while it is typed. */
  below?: ReactNode;
};

/** The error text of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="err" id={id}>
      <Icon name="alert" />
      {children}
    </span>
  );
}

/** `aria-describedby` of a control: ids of its error and hint; undefined without both. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

function Frame({ id, label, optional, hint, error, full, below, children }: Shared & { children: ReactNode }) {
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
      {below}
    </div>
  );
}

const controlProps = ({ id, hint, error }: Shared) => ({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, hint, error) });

/** A text input with label, hint and error. */
export function Field({ id, label, optional, hint, error, full, below, ...input }: Shared & Omit<ComponentProps<'input'>, 'id'>) {
  const shared = { id, label, optional, hint, error, full, below };
  return (
    <Frame {...shared}>
      <input name={id} {...input} {...controlProps(shared)} />
    </Frame>
  );
}

/** A text area with label, hint and error. */
export function TextArea({ id, label, optional, hint, error, full, below, ...area }: Shared & Omit<ComponentProps<'textarea'>, 'id'>) {
  const shared = { id, label, optional, hint, error, full, below };
  return (
    <Frame {...shared}>
      <textarea name={id} rows={4} {...area} {...controlProps(shared)} />
    </Frame>
  );
}

type Option = { value: string; label: string };

/** A native select with label, hint and error; `placeholder` is the label of the empty option. */
export function Select({
  id,
  label,
  optional,
  hint,
  error,
  full,
  below,
  options,
  placeholder,
  ...select
}: Shared & { options: readonly Option[]; placeholder: string } & Omit<ComponentProps<'select'>, 'id'>) {
  const shared = { id, label, optional, hint, error, full, below };
  return (
    <Frame {...shared}>
      <select name={id} {...select} {...controlProps(shared)}>
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
