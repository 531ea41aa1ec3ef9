import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $waitingActing, $waitingLink, confirmEntry, openWaitingLink, removeEntry } from '../stores/waiting-link.ts';
import { waitingLinks as t } from '../text/waiting.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Waiting.tsx';

/** /zapis and /rezygnacja: asks for confirmation, then shows the result. */
export default function WaitingLink({ act }: { act: 'confirm' | 'leave' }) {
  const view = useStore($waitingLink);
  const busy = useStore($waitingActing);
  const words = t[act];
  useEffect(openWaitingLink, []);
  const done = (title: string, text: string) => (
    <div role="status">
      <Empty title={title} level={1}>
        <p>{text}</p>
        <a href="/">{t.home}</a>
      </Empty>
    </div>
  );
  switch (view.step) {
    case 'opening':
      return (
        <>
          <h1 className="sr">{words.pageTitle}</h1>
          <Skeleton label={t.opening} lines={3} />
        </>
      );
    case 'ask':
      return (
        <Empty title={words.ask} level={1}>
          <p>{words.askText}</p>
          <Button busy={busy} onClick={() => void (act === 'confirm' ? confirmEntry() : removeEntry())}>
            {busy ? words.acting : words.act}
          </Button>
        </Empty>
      );
    case 'confirmed':
      return done(t.confirm.done, t.confirm.doneText(view.service));
    case 'left':
      return done(t.leave.done, t.leave.doneText);
    case 'gone':
      return done(t.leave.gone, t.leave.goneText);
    case 'expired':
      return (
        <Empty title={t.expired.title} level={1}>
          <p>{t.expired[act]}</p>
          {act === 'confirm' ? <a href="/lista-oczekujacych">{t.expired.again}</a> : null}
        </Empty>
      );
  }
}
