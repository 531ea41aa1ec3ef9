import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { $askingPasskey, $secondStep, secondForm, signInByPasskey } from '../stores/second-step.ts';
import { $session } from '../stores/session.ts';
import { reopenSignIn, signInForm } from '../stores/sign-in.ts';
import { useForm, useReady } from '../stores/use-form.ts';
import { authText as t } from '../text/auth.ts';
import { security } from '../text/security.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FullSpinner } from '../ui/FullSpinner.tsx';
import { BoundForm } from './BoundForm.tsx';
import { SecondStep } from './SecondStep.tsx';

/** The sign-in form. Why one is here is drawn at once (`sections/sign-in-marks.ts`). Covered by a spinner while a page from the back/forward cache checks the session. */
export default function SignIn({ children }: { children?: ReactNode }) {
  const session = useStore($session, { ssr: 'initial' });
  const bound = useForm(signInForm);
  const ready = useReady();
  const second = useStore($secondStep, { ssr: 'initial' });
  const askingPasskey = useStore($askingPasskey, { ssr: 'initial' });
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setAsking(true);
      void reopenSignIn().finally(() => setAsking(false));
    };
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);

  // After a sign-in the form stays in view until navigation; a reader already signed in sees the spinner.
  const sending = useStore(secondForm.$sending, { ssr: 'initial' });
  const leaving = session.state === 'user' && !bound.sending && !sending && !askingPasskey;
  if (second)
    return (
      <>
        {leaving ? <FullSpinner label={t.spinner} /> : null}
        <SecondStep />
      </>
    );
  return (
    <>
      {asking || leaving ? <FullSpinner label={t.spinner} /> : null}
      <h1 id="h-auth">{t.title}</h1>
      <div role="status">
        <p className="notice arrival" data-of="loggedOut">
          {t.loggedOut}
        </p>
        <p className="notice arrival" data-of="sessionEnded">
          {t.sessionEnded}
        </p>
      </div>
      <BoundForm form={signInForm} bound={bound} labelledBy="h-auth">
        <Field {...bound.free('email')} label={t.email} type="email" autoComplete="username" required />
        <div className="secret relative">
          <Field {...bound.free('password')} label={t.password} type={shown ? 'text' : 'password'} autoComplete="current-password" required />
          <Button variant="bare" small className="reveal" disabled={!ready} aria-pressed={shown} aria-controls="password" onClick={() => setShown(!shown)}>
            {shown ? t.hide : t.show}
          </Button>
        </div>
        <Button type="submit" wide busy={bound.sending}>
          {bound.sending ? t.submitting : t.submit}
        </Button>
        <Button variant="alt" wide icon="lock" className="passkey" disabled={!ready} busy={askingPasskey} onClick={() => void signInByPasskey()}>
          {askingPasskey ? security.signIn.passkeyWorking : security.signIn.passkey}
        </Button>
        {children}
      </BoundForm>
    </>
  );
}
