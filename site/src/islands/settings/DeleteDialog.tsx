import { useStore } from '@nanostores/react';
import type { DeletionPreview } from '#contract/profile.ts';
import { openExport } from '../../stores/data-export.ts';
import { $deletion, closeDeletion, deleteForm, openDeletion } from '../../stores/delete-account.ts';
import { useForm } from '../../stores/use-form.ts';
import { deleteText as t } from '../../text/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Spinner } from '../../ui/Waiting.tsx';

const FORM = 'delete-account';

function Question({ preview }: { preview: DeletionPreview }) {
  const bound = useForm(deleteForm);
  return (
    <>
      {preview.running > 0 ? <p className="notice bad">{t.running(preview.running)}</p> : null}
      {preview.accountingUntil ? <p>{t.keep(preview.accountingUntil)}</p> : null}
      <p>
        <Button
          variant="bare"
          icon="download"
          onClick={() => {
            closeDeletion();
            openExport();
          }}
        >
          {t.export}
        </Button>
      </p>
      <form
        id={FORM}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void deleteForm.submit();
        }}
      >
        <Field {...bound.text('password')} label={t.password} type="password" autoComplete="current-password" required />
      </form>
    </>
  );
}

/** Deletes the account: shows what is deleted and what is kept, and asks for the password. */
export function DeleteDialog() {
  const view = useStore($deletion);
  const sending = useStore(deleteForm.$sending);
  if (view.state === 'closed' || view.state === 'done') return null;
  return (
    <Dialog
      id="h-delete"
      title={t.title}
      closeLabel={t.cross}
      onClose={closeDeletion}
      footer={
        <>
          <Button variant="alt" onClick={closeDeletion}>
            {t.cancel}
          </Button>
          {view.state === 'asking' ? (
            <Button variant="danger" type="submit" form={FORM} busy={sending}>
              {sending ? t.working : t.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t.text}</p>
      {view.state === 'loading' ? <Spinner label={t.loading} /> : null}
      {view.state === 'unreachable' ? (
        <>
          <p className="err" role="alert">
            {t.previewFailed}
          </p>
          <p>
            <Button variant="alt" icon="refresh" onClick={() => void openDeletion()}>
              {t.retry}
            </Button>
          </p>
        </>
      ) : null}
      {view.state === 'asking' ? <Question preview={view.preview} /> : null}
    </Dialog>
  );
}
