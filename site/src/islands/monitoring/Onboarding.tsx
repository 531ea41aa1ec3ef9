import { useStore } from '@nanostores/react';
import type { ChangeEvent } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { fieldsOf, onboardingForm, postponeOnboarding, type TextField } from '../../stores/onboarding.ts';
import { forms } from '../../text/forms.ts';
import { onboarding as t } from '../../text/onboarding.ts';
import { subjectsText } from '../../text/subjects.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { PlatformIcon } from '../../ui/PlatformIcon.tsx';
import { platformOf } from '../../view/platform.ts';
import { childSignIn, type SubjectField } from '../../view/subject.ts';
import { OnboardingRows } from './OnboardingRows.tsx';
import { SubjectFields } from './SubjectFields.tsx';

/** The onboarding form, for users whose profile is too thin for monitoring. */
export function Onboarding({ user }: { user: CurrentUser }) {
  const values = useStore(onboardingForm.$values);
  const errors: Record<string, string | undefined> = useStore(onboardingForm.$errors);
  const sending = useStore(onboardingForm.$sending);
  const attempt = useStore(onboardingForm.$attempt);

  const wrong = fieldsOf(values).flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  const bound = (field: TextField | SubjectField) => ({
    id: field,
    value: values[field],
    error: errors[field] ?? null,
    onChange: (event: { target: { value: string } }) => onboardingForm.set(field, event.target.value),
  });
  const text = (field: TextField) => ({ ...bound(field), ...t[field] });
  const isSelf = values.relation === 'self';

  return (
    <div className="onb">
      <header>
        <h1>{isSelf ? t.title : t.titleOther}</h1>
        <p className="lg measure">{isSelf ? t.lead : values.relation === 'brand' ? t.leadBrand : t.leadOther}</p>
      </header>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onboardingForm.submit();
        }}
      >
        <ErrorSummary title={forms.summary(wrong.length)} items={wrong} attempt={attempt} />
        <fieldset className="onb-about grid grid-cols-1 gap-y-5">
          <legend>{subjectsText.who}</legend>
          <SubjectFields
            relation={values.relation}
            onRelation={(relation) => onboardingForm.set('relation', relation)}
            text={bound}
            child={{
              sign: childSignIn(values),
              check: {
                id: 'adult',
                checked: values.adult,
                error: errors.adult ?? null,
                onChange: (event: ChangeEvent<HTMLInputElement>) => onboardingForm.set('adult', event.target.checked),
              },
            }}
          />
          {isSelf ? null : <p className="note full">{t.sensitive}</p>}
        </fieldset>
        {isSelf ? (
          <>
            <fieldset className="onb-about grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-y-5 gap-x-6 max-desk:grid-cols-1">
              <legend>{t.about}</legend>
              <Field {...text('position')} autoComplete="organization-title" />
              <Field {...text('company')} autoComplete="organization" />
              <TextArea full {...text('description')} rows={4} />
              <TextArea full {...text('knownFor')} rows={3} />
              <p className="note full">{t.sensitive}</p>
            </fieldset>
            <OnboardingRows
              list="socialProfiles"
              rows={values.socialProfiles}
              errors={errors}
              sign={(row) => <PlatformIcon platform={platformOf(row.name.trim() || row.url)} />}
            />
            <OnboardingRows list="externalLinks" rows={values.externalLinks} errors={errors} />
          </>
        ) : null}
        <div className="row rule-t pt-6">
          <Button type="submit" busy={sending}>
            {sending ? t.saving : t.save}
          </Button>
          {user.hasCompletedOnboarding ? null : (
            <Button variant="bare" onClick={() => postponeOnboarding(user)}>
              {t.later}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
