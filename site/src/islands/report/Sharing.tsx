import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { SHARE_DAYS, SHARE_SECTIONS, type Share, type ShareDays } from '#contract/sharing.ts';
import {
  $days,
  $newLink,
  $sections,
  $shareBusy,
  $shareSaid,
  $shares,
  $sharing,
  closeSharing,
  endShare,
  keepFor,
  loadShares,
  makeShare,
  openSharing,
  showSection,
} from '../../stores/shares.ts';
import { common } from '../../text/common.ts';
import { sharingText as t } from '../../text/sharing.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, Radio } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { ShownOnce } from '../ShownOnce.tsx';

export const ShareButton = () => (
  <Button variant="alt" icon="share" onClick={openSharing}>
    {t.open}
  </Button>
);

/** What came of the last act, where it was done. */
function Said({ act }: { act: 'make' | 'end' }) {
  const said = useStore($shareSaid);
  const mine = said?.act === act ? said : null;
  return mine?.bad ? (
    <p className="share-bad sm" role="alert">
      {mine.text}
    </p>
  ) : (
    <p className="sm mute" role="status">
      {mine?.text}
    </p>
  );
}

const LINKS = 'share-links';

/** A link that works. The focus goes to the list when it is ended: its own button is gone. */
function Link({ share, onEnd }: { share: Share; onEnd: () => void }) {
  const busy = useStore($shareBusy) === share.id;
  return (
    <li>
      <p>
        <b>{t.until(share.until)}</b>
        <span className="block sm mute">{t.of(share.createdAt, share.sections)}</span>
      </p>
      <Button variant="bare" small busy={busy} onClick={() => void endShare(share).then((ended) => ended && onEnd())}>
        {t.end}
        <span className="sr">, {t.endOf(share.until)}</span>
      </Button>
    </li>
  );
}

function Links() {
  const state = useStore($shares);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="share-links" aria-labelledby={LINKS}>
      <h3 id={LINKS} ref={heading} tabIndex={-1}>
        {t.working}
      </h3>
      <Said act="end" />
      {state.state === 'loading' ? <Skeleton label={t.loading} lines={2} /> : null}
      {state.state === 'failed' ? (
        <p className="row">
          <span role="alert">{common.network}</span>
          <Button variant="alt" small onClick={() => void loadShares()}>
            {common.retry}
          </Button>
        </p>
      ) : null}
      {state.state === 'ready' && state.shares.length === 0 ? <p className="mute">{t.none}</p> : null}
      {state.state === 'ready' && state.shares.length > 0 ? (
        <ul>
          {state.shares.map((share) => (
            <Link key={share.id} share={share} onEnd={() => heading.current?.focus()} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Choice() {
  const sections = useStore($sections);
  const days = useStore($days);
  const busy = useStore($shareBusy) === 'make';
  const link = useStore($newLink);
  return (
    <>
      <p className="measure">{t.lead}</p>
      <fieldset className="share-what">
        <legend className="label">{t.what}</legend>
        <p className="sm mute">{t.always}</p>
        <div className="share-sections">
          {SHARE_SECTIONS.map((section) => (
            <Checkbox
              key={section}
              id={`share-${section}`}
              label={t.names[section]}
              checked={sections.includes(section)}
              onChange={(event) => showSection(section, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="share-days">
        <Radio
          id="share-days"
          legend={t.howLong}
          options={SHARE_DAYS.map((each) => ({ value: String(each), label: t.days(each) }))}
          value={String(days)}
          onChange={(value) => keepFor(Number(value) as ShareDays)}
        />
      </div>
      <Button className="justify-self-start" icon="share" busy={busy} onClick={() => void makeShare()}>
        {t.make}
      </Button>
      <Said act="make" />
      {link ? <ShownOnce id="share-url" label={t.shown} value={link} hint={t.once} /> : null}
    </>
  );
}

/** The dialog of links: what they show, for how long, and those that work. */
export function Sharing() {
  const open = useStore($sharing);
  useEffect(() => closeSharing, []);
  if (!open) return null;
  return (
    <Dialog id="h-sharing" title={t.title} closeLabel={t.close} onClose={closeSharing}>
      <div className="sharing">
        <Choice />
        <Links />
      </div>
    </Dialog>
  );
}
