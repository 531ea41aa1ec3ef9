import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $session } from '../stores/session.ts';
import { $arrival, openSignIn, signInForm } from '../stores/sign-in.ts';
import { adoptTyped, useForm, useReady } from '../stores/use-form.ts';
import { authText as t } from '../text/auth.ts';
import { forms } from '../text/forms.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import { FullSpinner } from '../ui/FullSpinner.tsx';

function Arrival() {
  const arrival = useStore($arrival);
  return <div role="status">{arrival ? <p className="notice arrival">{arrival === 'loggedOut' ? t.loggedOut : t.sessionEnded}</p> : null}</div>;
}

/** The sign-in form, covered by the waiting screen until it is known whether anybody is signed in already. */
export default function SignIn({ children }: { children?: ReactNode }) {
  const session = useStore($session, { ssr: 'initial' });
  const bound = useForm(signInForm);
  const ready = useReady();
  const [shown, setShown] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    void openSignIn();
    if (element.current) adoptTyped(signInForm, element.current);
  }, []);

  // A user who has just signed in sees the form until the page leaves; one who already was sees the waiting screen.
  const leaving = session.state === 'user' && !bound.sending;
  return (
    <>
      {session.state === 'loading' || leaving ? <FullSpinner label={t.spinner} /> : null}
      <h1 id="h-auth">{t.title}</h1>
      <Arrival />
      <form
        ref={element}
        method="post"
        noValidate
        aria-labelledby="h-auth"
        onSubmit={(event) => {
          event.preventDefault();
          void signInForm.submit();
        }}
      >
        <ErrorSummary title={forms.summary(bound.wrong.length)} items={bound.wrong} attempt={bound.attempt} />
        <Field {...bound.text('email')} label={t.email} type="email" autoComplete="username" required />
        <div className="secret">
          <Field {...bound.text('password')} label={t.password} type={shown ? 'text' : 'password'} autoComplete="current-password" required />
          <Button variant="bare" small className="reveal" aria-pressed={shown} aria-controls="password" onClick={() => setShown(!shown)}>
            {shown ? t.hide : t.show}
          </Button>
        </div>
        <Button type="submit" wide busy={bound.sending} disabled={!ready}>
          {bound.sending ? t.submitting : t.submit}
        </Button>
        {children}
      </form>
    </>
  );
}
