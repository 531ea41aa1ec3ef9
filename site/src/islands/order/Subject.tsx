import { childSignOf, orderForm } from '../../stores/order.ts';
import { useSettled } from '../../stores/use-form.ts';
import { common } from '../../text/common.ts';
import { forms } from '../../text/forms.ts';
import { order } from '../../text/order.ts';
import { Checkbox, Radio } from '../../ui/Choice.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import type { BoundOrder } from './bound.ts';

const t = order.form;

/** Asks for the subject's age when what was typed speaks of a child. */
function Adult({ form }: BoundOrder) {
  const { subjectName, description, keywords } = form.values;
  const settled = useSettled([subjectName, description, keywords].join('\n'));
  const sign = settled ? childSignOf(form.values) : null;
  const check = form.check('adult');
  return (
    <div className="full" role="status">
      {sign || check.error ? (
        <div className="notice">
          <p>{sign ? t.adult.why(sign) : forms.adult}</p>
          <Checkbox {...check} label={t.adult.label} />
        </div>
      ) : null}
    </div>
  );
}

/** Who or what the report is about, and why. */
export function Subject({ form }: BoundOrder) {
  return (
    <fieldset>
      <legend>{t.subject}</legend>
      <Field full {...form.text('subjectName')} {...t.subjectName} required />
      <TextArea full {...form.text('description')} {...t.description} rows={4} required />
      <Adult form={form} />
      <Field full {...form.text('keywords')} {...t.keywords} optional={common.optional} />
      <TextArea full {...form.text('links')} {...t.links} optional={common.optional} rows={2} inputMode="url" />
      <Radio
        id="relation"
        legend={t.relation.legend}
        options={t.relation.options}
        value={form.values.relation}
        error={form.errors.relation ?? null}
        onChange={(value) => orderForm.set('relation', value)}
      />
      <Select full {...form.text('purpose')} {...t.purpose} required />
      {form.values.purpose === 'other' ? <Field full {...form.text('purposeText')} {...t.purposeText} required /> : null}
    </fieldset>
  );
}
