import type { ChangeEvent, ComponentProps } from 'react';
import { subjectsText as t } from '../../text/subjects.ts';
import { Radio } from '../../ui/Choice.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import type { SubjectField, SubjectRelation } from '../../view/subject.ts';
import { Adult } from '../Adult.tsx';

type Bound = Pick<ComponentProps<typeof Field>, 'id' | 'error'> & {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};
type Props = {
  relation: SubjectRelation;
  onRelation: (relation: SubjectRelation) => void;
  text: (field: SubjectField) => Bound;
  /** Words that speak of a child, and the answer to whether the person is of age. */
  child: Omit<ComponentProps<typeof Adult>, 'typed'>;
};

/** Whom to watch, and what tells them apart. What the onboarding form asks about oneself is left out. */
export function SubjectFields({ relation, onRelation, text, child }: Props) {
  const kind = relation === 'brand' ? 'brand' : 'person';
  const described = relation === 'self' ? t.description.self : t.description[kind];
  return (
    <>
      <Radio
        id="relation"
        legend={t.relation.legend}
        options={t.relation.options}
        value={relation}
        onChange={(value) => onRelation(value as SubjectRelation)}
      />
      <Field full {...text('subjectName')} label={t.name[kind]} autoComplete="off" />
      <TextArea full {...text('subjectDescription')} {...described} rows={relation === 'self' ? 2 : 4} />
      <Field full {...text('subjectKeywords')} {...t.keywords[kind]} autoComplete="off" />
      <Adult typed={[text('subjectName').value, text('subjectDescription').value, text('subjectKeywords').value]} {...child} />
      {relation === 'self' ? null : <TextArea full {...text('subjectLinks')} {...t.links[kind]} rows={3} />}
    </>
  );
}
