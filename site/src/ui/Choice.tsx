import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldError } from './Field.tsx';

type CheckboxProps = { id: string; label: ReactNode; hint?: ReactNode; error?: string | null } & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A checkbox whose whole label is clickable. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input name={id} {...input} id={id} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, hint, error)} />
        <span>{label}</span>
      </label>
      {error ? (
        <div className="ml-9 mb-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
      {hint ? (
        <p className="note ml-9 max-w-(--measure)" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type RadioProps = {
  id: string;
  legend: string;
  options: readonly { value: string; label: string; note?: string }[];
  value: string;
  error?: string | null;
  onChange: (value: string) => void;
};

/** A radio group. `id` is that of the first radio, so that an error summary can link to it. */
export function Radio({ id, legend, options, value, error, onChange }: RadioProps) {
  return (
    <div className="full" role="radiogroup" aria-labelledby={`${id}-legend`} aria-describedby={error ? `${id}-error` : undefined}>
      <span className="label" id={`${id}-legend`}>
        {legend}
      </span>
      {options.map((option, i) => (
        <div key={option.value}>
          <label className="check">
            <input
              id={i === 0 ? id : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-describedby={option.note ? `${id}-${option.value}-note` : undefined}
            />
            <span>{option.label}</span>
          </label>
          {option.note && value === option.value ? (
            <p className="note ml-9 max-w-(--measure)" id={`${id}-${option.value}-note`}>
              {option.note}
            </p>
          ) : null}
        </div>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
