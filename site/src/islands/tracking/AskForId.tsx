import { useState } from 'react';
import { openTyped } from '../../stores/tracking.ts';
import { tracking as t } from '../../text/tracking.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Empty } from '../../ui/Notice.tsx';
import { isShortOrderId } from '../../view/tracking.ts';
import { FindByEmail } from './FindByEmail.tsx';

/** Asks for the order number if neither the address nor the browser's storage has one. */
export function AskForId() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <div className="col-[1/9] mt-9 max-desk:col-span-full">
      <Empty title={t.noId.title}>
        <p>{t.noId.text}</p>
        <form
          className="track-ask"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setWrong(!openTyped(text));
          }}
        >
          <Field
            id="orderId"
            label={t.noId.field}
            value={text}
            error={wrong ? (isShortOrderId(text) ? t.noId.short : t.noId.invalid) : null}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">{t.noId.submit}</Button>
        </form>
      </Empty>
      <FindByEmail />
    </div>
  );
}
