import { useStore } from '@nanostores/react';
import { $export, closeExport, type ExportView, startExport } from '../../stores/data-export.ts';
import { exportText as t } from '../../text/settings.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Waiting.tsx';

const start = () => void startExport();

function Body({ view, email }: { view: ExportView; email: string }) {
  switch (view.state) {
    case 'closed':
    case 'loading':
      return <Spinner label={t.loading} />;
    case 'idle':
      return view.gone ? <p>{t.gone}</p> : null;
    case 'working':
      return (
        <>
          <Spinner label={t.working} />
          {view.long ? <p role="status">{t.mail(email)}</p> : null}
        </>
      );
    case 'ready': {
      const { size, expiresAt } = view.archive;
      return (
        <div role="status">
          <p>
            <b>{size === null ? t.readyPlain : t.ready(t.size(size))}</b>
          </p>
          <p className="sm mute">{expiresAt ? t.until(expiresAt) : t.kept}</p>
        </div>
      );
    }
    case 'failed':
      return (
        <p className="err" role="alert">
          {t.error}
        </p>
      );
  }
}

function Actions({ view }: { view: ExportView }) {
  switch (view.state) {
    case 'ready':
      return (
        <>
          <Button variant="alt" onClick={start}>
            {t.again}
          </Button>
          <ButtonLink icon="download" href={`/api/user/export/${view.archive.id}`} download>
            {t.download}
          </ButtonLink>
        </>
      );
    case 'idle':
    case 'failed':
      return <Button onClick={start}>{t.start}</Button>;
    default:
      return (
        <Button variant="alt" onClick={closeExport}>
          {t.close}
        </Button>
      );
  }
}

/** The archive of the user's data: its content, its state, and the download. */
export function ExportDialog({ email }: { email: string }) {
  const view = useStore($export);
  if (view.state === 'closed') return null;
  return (
    <Dialog id="h-export" title={t.title} closeLabel={t.cross} onClose={closeExport} footer={<Actions view={view} />}>
      <p>{t.text}</p>
      <Body view={view} email={email} />
    </Dialog>
  );
}
