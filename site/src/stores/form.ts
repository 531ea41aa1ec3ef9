import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { $toast, type ToastInput } from './toasts.ts';

export type FieldErrors<V> = Partial<Record<keyof V & string, string>>;

export type Form<V extends Record<string, unknown>> = {
  $values: MapStore<V>;
  $errors: ReadableAtom<FieldErrors<V>>;
  /** True from a valid submit until `send` settles. */
  $sending: ReadableAtom<boolean>;
  /** Number of refused submits; the error summary takes the focus when it changes. */
  $attempt: ReadableAtom<number>;
  /** What the toast of the last failure said. It stays on the page until the next submit: the toast is gone after five seconds. */
  $failure: ReadableAtom<Required<ToastInput> | null>;
  set<K extends keyof V & string>(field: K, value: V[K]): void;
  /** Marks fields as wrong, e.g. those in the server's response. */
  refuse(errors: FieldErrors<V>): void;
  submit(): Promise<void>;
};

type Options<V> = {
  initial: V;
  /** Field → Polish error; an empty object if all is valid. */
  validate: (values: V) => FieldErrors<V>;
  /** Sends the values; they stay in the form. A rejection is passed to `onFailure`. */
  send: (values: V) => Promise<void>;
  onInvalid?: (errors: FieldErrors<V>, values: V) => void;
  onFailure: (error: unknown) => void;
};

/** A form: validates on submit, shows errors, sends once at a time, keeps what was typed. */
export function createForm<V extends Record<string, unknown>>({ initial, validate, send, onInvalid, onFailure }: Options<V>): Form<V> {
  const $values = map<V>({ ...initial });
  const $errors = atom<FieldErrors<V>>({});
  const $sending = atom(false);
  const $attempt = atom(0);
  const $failure = atom<Required<ToastInput> | null>(null);

  const refuse = (errors: FieldErrors<V>) => {
    $errors.set(errors);
    $attempt.set($attempt.get() + 1);
  };

  return {
    $values,
    $errors,
    $sending,
    $attempt,
    $failure,
    refuse,
    set(field, value) {
      $values.set({ ...$values.get(), [field]: value });
      // Typing only removes errors; new ones appear on the next submit.
      const shown = $errors.get();
      if (Object.keys(shown).length === 0) return;
      const left = validate($values.get());
      $errors.set(Object.fromEntries(Object.keys(shown).flatMap((key) => (key in left ? [[key, left[key as keyof V & string]]] : []))) as FieldErrors<V>);
    },
    async submit() {
      if ($sending.get()) return;
      $failure.set(null);
      const values = $values.get();
      const errors = validate(values);
      if (Object.keys(errors).length > 0) {
        refuse(errors);
        onInvalid?.(errors, values);
        return;
      }
      $errors.set({});
      $sending.set(true);
      try {
        await send(values);
      } catch (error) {
        const before = $toast.get();
        onFailure(error);
        const said = $toast.get();
        if (said !== before && said?.style === 'error') $failure.set(said);
      } finally {
        $sending.set(false);
      }
    },
  };
}
