import { useStore } from '@nanostores/react';
import { $securityDialog, type Confirmed, closeSecurity, codeForm, confirmForm, copyCodes, type SecurityDialog } from '../../stores/security.ts';
import { useForm } from '../../stores/use-form.ts';
import { common } from '../../text/common.ts';
import { security } from '../../text/security.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';

const t = security;
const [CONFIRM, SETUP] = ['security-confirm', 'security-setup'];

function Confirm({ of }: { of: Confirmed }) {
  const bound = useForm(confirmForm);
  return (
    <Dialog
      id="h-security"
      title={t.confirm[of.act]}
      closeLabel={t.confirm.close}
      onClose={closeSecurity}
      footer={
        <>
          <Button variant="alt" onClick={closeSecurity}>
            {t.confirm.cancel}
          </Button>
          <Button type="submit" form={CONFIRM} busy={bound.sending}>
            {bound.sending ? t.confirm.working : t.confirm.go}
          </Button>
        </>
      }
    >
      <p>{of.act === 'recovery' ? t.confirm.recoveryText : t.confirm.text}</p>
      <form
        id={CONFIRM}
        className="stack"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirmForm.submit();
        }}
      >
        <Field {...bound.text('password')} label={t.confirm.password} type="password" autoComplete="current-password" required />
        {of.act === 'addPasskey' ? <Field {...bound.text('name')} label={t.confirm.name} optional={common.optional} autoComplete="off" /> : null}
      </form>
    </Dialog>
  );
}

function Setup({ setup, qr }: Extract<SecurityDialog, { step: 'setup' }>) {
  const bound = useForm(codeForm);
  return (
    <Dialog
      id="h-security"
      title={t.setup.title}
      closeLabel={t.confirm.close}
      onClose={closeSecurity}
      footer={
        <>
          <Button variant="alt" onClick={closeSecurity}>
            {t.confirm.cancel}
          </Button>
          <Button type="submit" form={SETUP} busy={bound.sending}>
            {bound.sending ? t.setup.working : t.setup.submit}
          </Button>
        </>
      }
    >
      <p>{t.setup.scan}</p>
      <svg className="qr" viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label={t.setup.qr} shapeRendering="crispEdges">
        <path d={qr.path} />
      </svg>
      <Facts piled items={[{ term: t.setup.secret, value: <span className="num">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span> }]} />
      <p>
        <a href={setup.uri}>{t.setup.open}</a>
      </p>
      <form
        id={SETUP}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void codeForm.submit();
        }}
      >
        <Field {...bound.text('totp')} label={t.setup.code} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} required />
      </form>
    </Dialog>
  );
}

const Codes = ({ codes }: { codes: string[] }) => (
  <Dialog
    id="h-security"
    title={t.recovery.title}
    closeLabel={t.confirm.close}
    onClose={closeSecurity}
    footer={
      <>
        <Button variant="alt" onClick={() => void copyCodes(codes)}>
          {t.recovery.copy}
        </Button>
        <Button onClick={closeSecurity}>{t.recovery.done}</Button>
      </>
    }
  >
    <p>{t.recovery.shown}</p>
    <ul className="recovery num">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </Dialog>
);

/** The steps of a change: password, then a code of the app or the recovery codes. */
export function SecurityDialogs() {
  const dialog = useStore($securityDialog);
  switch (dialog?.step) {
    case 'confirm':
      return <Confirm of={dialog.of} />;
    case 'setup':
      return <Setup {...dialog} />;
    case 'codes':
      return <Codes codes={dialog.codes} />;
    default:
      return null;
  }
}
