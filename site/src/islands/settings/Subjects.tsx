import { useStore } from '@nanostores/react';
import type { WatchedSubject } from '#contract/watched.ts';
import { $editing, closeSubject, editSubject, subjectForm, subjects } from '../../stores/subjects.ts';
import { useForm } from '../../stores/use-form.ts';
import { forms } from '../../text/forms.ts';
import { subjectsText as t } from '../../text/subjects.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { LoadError } from '../monitoring/LoadError.tsx';
import { SubjectFields } from '../monitoring/SubjectFields.tsx';

function SubjectForm() {
  const bound = useForm(subjectForm);
  return (
    <form
      className="grid gap-5 mt-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void subjectForm.submit();
      }}
    >
      <Failure said={bound.failure} />
      <ErrorSummary title={forms.summary(bound.wrong.length)} items={bound.wrong} attempt={bound.attempt} />
      <SubjectFields relation={bound.values.relation} onRelation={(relation) => subjectForm.set('relation', relation)} text={bound.text} />
      <div className="row">
        <Button type="submit" busy={bound.sending}>
          {bound.sending ? t.saving : t.save}
        </Button>
        <Button variant="bare" onClick={closeSubject}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

function Subject({ subject }: { subject: WatchedSubject }) {
  const open = useStore($editing) === subject.id;
  return (
    <li className="hook">
      <h3>{subject.name}</h3>
      <p className="sm mute">{t.kinds[subject.kind === 'person' ? subject.relation : 'brand']}</p>
      {subject.confirmed ? null : <p className="sm">{t.unconfirmed}</p>}
      {open ? (
        <SubjectForm />
      ) : (
        <div className="row">
          <Button small variant="alt" onClick={() => editSubject(subject)}>
            {t.edit}
            <span className="sr">{t.of(subject.name)}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whom the account watches. */
export function Subjects() {
  const state = useStore(subjects.$value);
  return (
    <section id="obserwowane" className="sec" aria-labelledby="h-subjects">
      <div className="sec-grid">
        <div className="sec-head">
          <h2 id="h-subjects">{t.title}</h2>
        </div>
        <div className="sec-body stack">
          <p className="mute measure">{t.lead}</p>
          {state.state === 'loading' ? <Skeleton label={t.loading} lines={2} /> : null}
          {state.state === 'failed' ? <LoadError onRetry={subjects.retry} /> : null}
          {state.state === 'ready' ? (
            <ul>
              {state.data.subjects.map((subject) => (
                <Subject key={subject.id} subject={subject} />
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}
