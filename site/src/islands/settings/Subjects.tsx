import { useStore } from '@nanostores/react';
import type { ListedSubject } from '#contract/watched.ts';
import {
  $editing,
  $removing,
  ADDED,
  addSubject,
  askRemoval,
  cancelRemoval,
  closeSubject,
  editSubject,
  removeSubject,
  subjectForm,
} from '../../stores/subjects.ts';
import { useForm } from '../../stores/use-form.ts';
import { $acting, chooseSubject, subjects } from '../../stores/watched-subjects.ts';
import { forms } from '../../text/forms.ts';
import { subjectsText as t } from '../../text/subjects.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { childSignIn } from '../../view/subject.ts';
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
      <SubjectFields
        relation={bound.values.relation}
        onRelation={(relation) => subjectForm.set('relation', relation)}
        text={bound.text}
        child={{ sign: childSignIn(bound.values), check: bound.check('adult') }}
      />
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

function Subject({ subject, only }: { subject: ListedSubject; only: boolean }) {
  const open = useStore($editing) === subject.id;
  const acting = useStore($acting) !== null;
  return (
    <li className="hook">
      <h3>{subject.name}</h3>
      <p className="sm mute">
        {t.kinds[subject.kind === 'person' ? subject.relation : 'brand']} · {t.found(subject.found.mentions)}
        {subject.chosen && !only ? ` · ${t.shown}` : ''}
      </p>
      {subject.confirmed ? null : <p className="sm">{t.unconfirmed}</p>}
      {open ? (
        <SubjectForm />
      ) : (
        <div className="row">
          <Button small variant="alt" onClick={() => editSubject(subject)}>
            {t.edit}
            <span className="sr">{t.of(subject.name)}</span>
          </Button>
          {subject.chosen ? null : (
            <Button small variant="alt" disabled={acting} onClick={() => void chooseSubject(subject.id)}>
              {t.show}
              <span className="sr">{t.of(subject.name)}</span>
            </Button>
          )}
          {only ? null : (
            <Button small variant="bare" disabled={acting} onClick={() => askRemoval(subject)}>
              {t.remove}
              <span className="sr">{t.of(subject.name)}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Adds a subject; not offered once the plan's limit is reached, or while the first is not confirmed. */
function More({ full }: { full: boolean }) {
  const adding = useStore($editing) === ADDED;
  if (adding)
    return (
      <div className="hook">
        <h3>{t.adding}</h3>
        <SubjectForm />
      </div>
    );
  return full ? null : (
    <div className="row">
      <Button small variant="alt" icon="plus" onClick={addSubject}>
        {t.add}
      </Button>
    </div>
  );
}

/** Asks before a subject is removed with what was found on it. */
function RemoveDialog() {
  const subject = useStore($removing);
  const acting = useStore($acting) !== null;
  if (!subject) return null;
  return (
    <Confirm
      id="h-remove-subject"
      title={t.ask.title(subject.name)}
      words={{ ...t.ask, close: t.ask.cross }}
      danger
      busy={acting}
      onYes={() => void removeSubject()}
      onClose={cancelRemoval}
    >
      <p>{t.ask.text(subject.found.mentions, subject.found.alerts)}</p>
    </Confirm>
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
            <>
              <ul>
                {state.data.subjects.map((subject) => (
                  <Subject key={subject.id} subject={subject} only={state.data.subjects.length === 1} />
                ))}
              </ul>
              <p className="sm mute">{t.limit(state.data.limit)}</p>
              <More full={state.data.subjects.length >= state.data.limit || !state.data.subjects.every(({ confirmed }) => confirmed)} />
            </>
          ) : null}
        </div>
      </div>
      <RemoveDialog />
    </section>
  );
}
