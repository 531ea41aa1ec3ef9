import { useState } from 'react';
import { childSignOf, chooseRelation, vagueOf } from '../../stores/order.ts';
import { useSettled } from '../../stores/use-form.ts';
import { common } from '../../text/common.ts';
import { order } from '../../text/order.ts';
import { Radio } from '../../ui/Choice.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { Adult } from '../Adult.tsx';
import type { BoundOrder } from './bound.ts';
import { Vague } from './Vague.tsx';

const t = order.form;

const isOneWord = (text: string): boolean => /^\s*[^\s,;]+[\s,;]*$/.test(text);

const Remark = ({ text }: { text: string | null }) => (
  <span className="suggest" role="status">
    {text}
  </span>
);

/** Who or what the report is about, and why. */
export function Subject({ form }: BoundOrder) {
  const brand = form.values.relation === 'brand';
  const description = useSettled(form.values.description);
  const lacks = vagueOf(form.values);
  // What was typed, or is wrong, is seen; once unfolded, the fields stay.
  const [further, unfold] = useState(false);
  const told = [form.values.keywords, form.values.links, form.errors.keywords, form.errors.links].some(Boolean);
  if (told && !further) unfold(true);
  const isShort = lacks.length === 0 && isOneWord(description);
  return (
    <fieldset>
      <legend>{t.subject}</legend>
      <Radio
        id="relation"
        legend={t.relation.legend}
        options={t.relation.options}
        value={form.values.relation}
        error={form.errors.relation ?? null}
        onChange={chooseRelation}
      />
      <Field full {...form.text('subjectName')} label={t.subjectName.label} placeholder={t.subjectName.placeholder} hint={t.subjectName.hint} required />
      <TextArea
        full
        {...form.text('description')}
        label={t.description.label}
        placeholder={t.description.placeholder}
        hint={brand ? t.description.hintBrand : t.description.hint}
        rows={4}
        required
        below={<Remark text={isShort ? (brand ? t.description.oneWordBrand : t.description.oneWord) : null} />}
      />
      <Adult typed={[form.values.subjectName, form.values.description, form.values.keywords]} sign={childSignOf(form.values)} check={form.check('adult')} />
      <Vague form={form} brand={brand} lacks={lacks} />
      <div className="full">
        <PhoneFold label={t.more} open={further}>
          <div className="more-fields">
            <Field full {...form.text('keywords')} {...t.keywords} optional={common.optional} />
            <TextArea full {...form.text('links')} {...t.links} optional={common.optional} rows={2} inputMode="url" />
          </div>
        </PhoneFold>
      </div>
      <Select full {...form.text('purpose')} {...t.purpose} required />
      {form.values.purpose === 'other' ? <Field full {...form.text('purposeText')} {...t.purposeText} required /> : null}
    </fieldset>
  );
}
