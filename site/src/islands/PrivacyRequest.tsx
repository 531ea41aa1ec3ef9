import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $privacyCase, asksDetails, privacyForm } from '../stores/privacy-request.ts';
import { adoptTyped, useForm, useReady } from '../stores/use-form.ts';
import { common } from '../text/common.ts';
import { forms } from '../text/forms.ts';
import { rights } from '../text/privacy.ts';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field, TextArea } from '../ui/Field.tsx';

/** The request is taken: its number and when the answer comes. Takes the focus, since the form is gone. */
function Sent({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice ok" role="status" tabIndex={-1} ref={box}>
      <h2>{rights.sentTitle}</h2>
      <p className="wrap-anywhere">{text}</p>
    </div>
  );
}

/** The form of /dane-w-raporcie. */
export default function PrivacyRequest() {
  const taken = useStore($privacyCase);
  const bound = useForm(privacyForm);
  const ready = useReady();
  const element = useRef<HTMLFormElement>(null);
  const { kind, whose } = bound.values;
  const [beforeLink, link, afterLink] = rights.legal;

  useEffect(() => {
    if (element.current) adoptTyped(privacyForm, element.current);
  }, []);

  if (taken) return <Sent text={rights.sent(taken)} />;
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void privacyForm.submit();
      }}
    >
      <ErrorSummary title={forms.summary(bound.wrong.length)} items={bound.wrong} attempt={bound.attempt} />
      <Radio
        id="kind"
        legend={rights.kind}
        options={rights.kinds}
        value={kind}
        error={bound.errors.kind ?? null}
        onChange={(value) => privacyForm.set('kind', value)}
      />
      <Field {...bound.text('name')} label={rights.name} autoComplete="name" required />
      <Field {...bound.text('otherNames')} {...rights.otherNames} optional={common.optional} />
      <Field {...bound.text('context')} {...rights.context} optional={common.optional} />
      {asksDetails(kind) ? <TextArea {...bound.text('details')} {...(kind === 'objection' ? rights.reason : rights.what)} rows={4} required /> : null}
      <Field {...bound.text('address')} label={rights.evidence} optional={common.optional} inputMode="url" />
      <Field {...bound.text('email')} label={rights.email} type="email" inputMode="email" autoComplete="email" required />
      <Radio id="whose" legend={rights.forWhom} options={rights.whose} value={whose} onChange={(value) => privacyForm.set('whose', value)} />
      <p className="note measure">{rights.identity}</p>
      <Button type="submit" busy={bound.sending} disabled={!ready}>
        {bound.sending ? rights.submitting : rights.submit}
      </Button>
      <p className="note measure">
        {beforeLink}
        <a href="/privacy-policy">{link}</a>
        {afterLink}
      </p>
    </form>
  );
}
