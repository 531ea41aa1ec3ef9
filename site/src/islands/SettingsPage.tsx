import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openExport, openExportFromLink } from '../stores/data-export.ts';
import { $deletion, openDeletion } from '../stores/delete-account.ts';
import { $savedAt, $savingSettings, $settings, $unsaved, askRestore, openSettings, saveAll, toggle } from '../stores/settings.ts';
import { subjects } from '../stores/watched-subjects.ts';
import { integrationsText } from '../text/integrations.ts';
import { security } from '../text/security.ts';
import { deleteText, exportText, settingsText as t } from '../text/settings.ts';
import { subjectsText } from '../text/subjects.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Switch } from '../ui/Switch.tsx';
import { GROUPS, isLocked } from '../view/settings.ts';
import { SignedIn } from './SignedIn.tsx';
import { DeleteDialog } from './settings/DeleteDialog.tsx';
import { ExportDialog } from './settings/ExportDialog.tsx';
import { Integrations } from './settings/Integrations.tsx';
import { RestoreDialog } from './settings/RestoreDialog.tsx';
import { SecuritySection } from './settings/SecuritySection.tsx';
import { Subjects } from './settings/Subjects.tsx';

function Switches() {
  const settings = useStore($settings);
  return GROUPS.map((group) => (
    <section key={group.id} className="sec close" aria-labelledby={`h-${group.id}`}>
      <div className="sec-grid">
        <div className="sec-head">
          <h2 id={`h-${group.id}`}>{t.groups[group.id]}</h2>
        </div>
        <div className="sec-body">
          {group.flags.map((flag) => (
            <Switch
              key={flag}
              id={flag}
              label={t.flags[flag].label}
              text={t.flags[flag].text}
              checked={settings[flag]}
              disabled={isLocked(flag)}
              onChange={() => toggle(flag)}
            />
          ))}
        </div>
      </div>
    </section>
  ));
}

function Save() {
  const saving = useStore($savingSettings);
  const savedAt = useStore($savedAt);
  const unsaved = useStore($unsaved);
  return (
    <div className="grid gap-[0.6rem] mt-8 pt-6 rule-t">
      <div role="status">{unsaved.length > 0 ? <p className="notice">{t.unsaved(unsaved.map((flag) => t.flags[flag].label))}</p> : null}</div>
      <div className="row">
        <Button busy={saving} onClick={() => void saveAll()}>
          {saving ? t.saving : t.saveAll}
        </Button>
        <Button variant="alt" onClick={askRestore}>
          {t.restore}
        </Button>
      </div>
      <p className="sm mute">{savedAt === undefined ? '' : savedAt === null ? t.neverSaved : t.savedAt(savedAt)}</p>
    </div>
  );
}

function Settings({ email }: { email: string }) {
  useEffect(() => {
    void openSettings();
    void subjects.ensure();
    openExportFromLink();
  }, []);
  return (
    <>
      <div className="grid gap-3 pt-8">
        <h1>{t.title}</h1>
        <p className="mute measure">{t.device}</p>
        <nav aria-label={t.parts}>
          <ul className="set-parts">
            {PARTS.map(({ at, title }) => (
              <li key={at}>
                <a href={`#${at}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Switches />
      <Save />
      <Subjects />
      <Integrations />
      <SecuritySection />
      <section className="sec" aria-labelledby="h-data">
        <div className="sec-grid">
          <div className="sec-head">
            <h2 id="h-data">{t.data}</h2>
          </div>
          <div className="sec-body stack">
            <p className="mute measure">{t.dataText}</p>
            <div className="row">
              <Button variant="alt" icon="download" onClick={openExport}>
                {exportText.button}
              </Button>
              <Button variant="danger" onClick={() => void openDeletion()}>
                {deleteText.button}
              </Button>
            </div>
          </div>
        </div>
      </section>
      <RestoreDialog />
      <ExportDialog email={email} />
      <DeleteDialog />
    </>
  );
}

/** The parts of the page, so that a phone need not scroll past them. */
const PARTS = [
  ...GROUPS.map(({ id }) => ({ at: `h-${id}`, title: t.groups[id] })),
  { at: 'obserwowane', title: subjectsText.title },
  { at: 'h-integrations', title: integrationsText.title },
  { at: 'h-sign-in', title: security.title },
  { at: 'h-data', title: t.data },
];

/** /settings. After the account is deleted it shows a confirmation to a reader who is no longer signed in. */
export default function SettingsPage() {
  const deletion = useStore($deletion, { ssr: 'initial' });
  if (deletion.state === 'done')
    return (
      <div className="grid gap-3 pt-8" role="status">
        <Empty title={deleteText.doneTitle} level={1}>
          <p>{deleteText.done(deletion.account.email)}</p>
          {deletion.account.accountingUntil ? <p>{deleteText.keep(deletion.account.accountingUntil)}</p> : null}
          <ButtonLink href="/">{deleteText.home}</ButtonLink>
        </Empty>
      </div>
    );
  return <SignedIn title={t.title}>{(user) => <Settings email={user.email} />}</SignedIn>;
}
