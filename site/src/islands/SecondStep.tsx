import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $askingPasskey, $secondStep, leaveSecondStep, secondForm, signInByPasskey } from '../stores/second-step.ts';
import { useForm } from '../stores/use-form.ts';
import { security } from '../text/security.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { BoundForm } from './BoundForm.tsx';

const t = security.signIn;

/** The second step of a sign-in: a code, a passkey, or either. */
export function SecondStep() {
  const step = useStore($secondStep);
  const asking = useStore($askingPasskey);
  const bound = useForm(secondForm);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: a screen reader begins at the new heading.
  useEffect(() => heading.current?.focus(), []);
  if (!step) return null;
  return (
    <>
      <h1 id="h-auth" ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <BoundForm form={secondForm} bound={bound} labelledBy="h-auth">
        <p role="status">{step.code ? t.leadCode : t.leadPasskey}</p>
        {step.passkey ? (
          <Button wide variant={step.code ? 'alt' : undefined} icon="lock" busy={asking} onClick={() => void signInByPasskey()}>
            {asking ? t.passkeyWorking : t.usePasskey}
          </Button>
        ) : null}
        <Field {...bound.text('code')} label={step.code ? t.code : t.recovery} autoComplete="one-time-code" spellCheck={false} required />
        <Button type="submit" wide variant={step.code ? undefined : 'alt'} busy={bound.sending}>
          {bound.sending ? t.submitting : t.submit}
        </Button>
        <Button variant="bare" onClick={leaveSecondStep}>
          {t.back}
        </Button>
      </BoundForm>
    </>
  );
}
