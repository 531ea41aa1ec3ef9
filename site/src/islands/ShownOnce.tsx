import { useEffect, useRef, useState } from 'react';
import { copyText } from '../stores/copy.ts';
import { copying } from '../text/common.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

/** An address or a secret that is shown this once, ready to be copied. It takes the focus when it appears. */
export function ShownOnce({ id, label, value, hint }: { id: string; label: string; value: string; hint: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<{ value: string; done: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another one to copy
  useEffect(() => box.current?.querySelector('input')?.focus(), [value]);
  const said = copied?.value === value ? (copied.done ? copying.done : copying.failed) : '';
  return (
    <div ref={box} className="shown-once">
      <Field id={id} label={label} hint={hint} readOnly value={value} onFocus={(event) => event.target.select()} />
      <p className="row">
        <Button variant="alt" small onClick={() => void copyText(value).then((done) => setCopied({ value, done }))}>
          {copying.copy}
          <span className="sr">: {label}</span>
        </Button>
        <span className="sm" role="status">
          {said}
        </span>
      </p>
    </div>
  );
}
