import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MAIL_LIST_LABELS } from '#contract/privacy.ts';
import { $unsubscribe, $unsubscribing, leaveList, openUnsubscribe, rejoinList } from '../stores/unsubscribe.ts';
import { unsubscribeText as t } from '../text/privacy.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Waiting.tsx';

/** /wypisz: asks for confirmation, then shows the list that was left and offers to subscribe again. */
export default function Unsubscribe() {
  const view = useStore($unsubscribe);
  const busy = useStore($unsubscribing);
  useEffect(openUnsubscribe, []);
  switch (view.step) {
    case 'opening':
      return (
        <>
          <h1 className="sr">{t.pageTitle}</h1>
          <Skeleton label={t.opening} lines={3} />
        </>
      );
    case 'ask':
      return (
        <Empty title={t.ask} level={1}>
          <p>{t.askText}</p>
          <Button busy={busy} onClick={() => void leaveList()}>
            {busy ? t.leaving : t.leave}
          </Button>
        </Empty>
      );
    case 'left':
      return (
        <div role="status">
          <Empty title={t.title} level={1}>
            <p>{t.text(MAIL_LIST_LABELS[view.list])}</p>
            <Button variant="alt" busy={busy} onClick={() => void rejoinList()}>
              {busy ? t.undoing : t.undo}
            </Button>
          </Empty>
        </div>
      );
    case 'back':
      return (
        <div role="status">
          <Empty title={t.backTitle} level={1}>
            <p>{t.back(MAIL_LIST_LABELS[view.list])}</p>
            <a href="/settings">{t.settings}</a>
          </Empty>
        </div>
      );
    case 'expired':
      return (
        <Empty title={t.expiredTitle} level={1}>
          <p>{t.expired}</p>
          <a href="/settings">{t.settings}</a>
        </Empty>
      );
  }
}
