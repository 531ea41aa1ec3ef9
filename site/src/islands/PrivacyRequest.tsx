import { useStore } from '@nanostores/react';
import { $privacyCase, asksDetails, privacyForm } from '../stores/privacy-request.ts';
import { useForm, useReady } from '../stores/use-form.ts';
import { common } from '../text/common.ts';
import { rights } from '../text/privacy.ts';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { Field, TextArea } from '../ui/Field.tsx';
import { BoundForm } from './BoundForm.tsx';
import { StepBox } from './StepBox.tsx';

/** The form of /dane-w-raporcie. */
export default function PrivacyRequest() {
  const taken = useStore($privacyCase);
  const bound = useForm(privacyForm);
  const ready = useReady();
  const { kind, whose } = bound.values;
  const [beforeLink, link, afterLink] = rights.legal;

  if (taken)
    return (
      <StepBox title={rights.sentTitle} tone="ok">
        <p className="wrap-anywhere">{rights.sent(taken)}</p>
      </StepBox>
    );
  return (
    <BoundForm form={privacyForm} bound={bound}>
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
    </BoundForm>
  );
}
