import type { Vague as Lack } from '#contract/vague.ts';
import { useSettled } from '../../stores/use-form.ts';
import { forms } from '../../text/forms.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { BoundOrder } from './bound.ts';

const t = forms.vague;

/** Asks who is meant where what was typed fits many: to complete it, or to go on as it is. @param lacks what the order lacks */
export function Vague({ form, brand, lacks }: BoundOrder & { brand: boolean; lacks: Lack[] }) {
  const { subjectName, description, keywords, links, relation } = form.values;
  const settled = useSettled([subjectName, description, keywords, links, relation].join('\n'));
  const error = form.errors.asIs;
  return (
    <div className="full" role="status">
      {lacks.length > 0 && (settled || error) ? (
        <Notice title={t.title}>
          {lacks.includes('name') ? <p>{t.name}</p> : null}
          {lacks.includes('context') ? <p>{brand ? t.contextBrand : t.context}</p> : null}
          <Checkbox {...form.check('asIs')} label={t.label} />
        </Notice>
      ) : null}
    </div>
  );
}
