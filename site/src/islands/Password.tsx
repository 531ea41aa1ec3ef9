import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $passwordView, askForLink, checkLink, forgotForm, openPassword, setPasswordForm } from '../stores/password.ts';
import { useForm } from '../stores/use-form.ts';
import { authText, passwordText } from '../text/auth.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import { BoundForm } from './BoundForm.tsx';

const { forgot, set } = passwordText;

const Back = () => (
  <a className="sm lone-link" href="/auth">
    {forgot.back}
  </a>
);

function Forgot() {
  const bound = useForm(forgotForm);
  return (
    <>
      <h1 id="h-password">{forgot.title}</h1>
      <p className="mute measure lead-line">{forgot.lead}</p>
      <BoundForm form={forgotForm} bound={bound} labelledBy="h-password">
        <Field {...bound.text('email')} label={authText.email} type="email" autoComplete="username" required />
        <Button type="submit" wide busy={bound.sending}>
          {bound.sending ? forgot.submitting : forgot.submit}
        </Button>
        <Back />
      </BoundForm>
    </>
  );
}

function NewPassword({ email, firstTime }: { email: string; firstTime: boolean }) {
  const bound = useForm(setPasswordForm);
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  return (
    <>
      <h1 id="h-password">{firstTime ? set.titleFirst : set.titleAgain}</h1>
      <p className="mute lead-line">{set.account(email)}</p>
      <BoundForm form={setPasswordForm} bound={bound} labelledBy="h-password">
        {/* Password managers store the new password with this e-mail address. */}
        <input className="sr" type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
        <div className="secret relative">
          <Field {...bound.text('password')} label={set.password} hint={set.help} type={type} autoComplete="new-password" required />
          <Button variant="bare" small className="reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? authText.hide : authText.show}
          </Button>
        </div>
        <Field {...bound.text('repeat')} label={set.repeat} type={type} autoComplete="new-password" required />
        <Button type="submit" wide busy={bound.sending}>
          {bound.sending ? set.submitting : set.submit}
        </Button>
      </BoundForm>
    </>
  );
}

/** /nowe-haslo: the form that requests a link, or with a token the form for a new password. */
export default function Password() {
  const view = useStore($passwordView);
  useEffect(() => void openPassword(), []);
  switch (view.step) {
    case 'opening':
      return (
        <>
          <h1 className="sr">{passwordText.pageTitle}</h1>
          <Skeleton label={set.checking} lines={3} />
        </>
      );
    case 'ask':
      return <Forgot />;
    case 'sent':
      return (
        <div role="status">
          <h1>{forgot.title}</h1>
          <p className="notice ok lead-line">{forgot.sent}</p>
          <Back />
        </div>
      );
    case 'set':
      return <NewPassword {...view.link} />;
    case 'expired':
      return (
        <Empty title={set.expired} level={1}>
          <Button onClick={askForLink}>{set.newLink}</Button>
        </Empty>
      );
    case 'unreachable':
      return (
        <Empty title={set.unreachable} level={1}>
          <Button icon="refresh" onClick={() => void checkLink()}>
            {set.retry}
          </Button>
        </Empty>
      );
  }
}
