import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $admin, $partial, $refreshing, $summary, closeAdmin, openAdmin, refresh } from '../stores/admin.ts';
import { admin as t } from '../text/admin.ts';
import { common } from '../text/common.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import { Ask } from './admin/Ask.tsx';
import { Claims } from './admin/Claims.tsx';
import { Filters } from './admin/Filters.tsx';
import { Health } from './admin/Health.tsx';
import { InvoiceList } from './admin/Invoices.tsx';
import { AuditList, LetterList } from './admin/Lists.tsx';
import { NoticeList } from './admin/Notices.tsx';
import { Orders } from './admin/Orders.tsx';
import { PrivacyList } from './admin/Privacy.tsx';
import { ReviewList } from './admin/Reviews.tsx';
import { Timeline } from './admin/Timeline.tsx';
import { WaitingLists } from './admin/Waiting.tsx';
import { WithdrawalList } from './admin/Withdrawals.tsx';
import { SignedIn } from './SignedIn.tsx';

function Summary() {
  const summary = useStore($summary);
  if (!summary) return null;
  const { orders, paid, income, attention } = t.summary;
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-8 text-sm mb-7">
      {[orders(summary.orders), paid(summary.paid), income(summary.income), attention(summary.attention)].map(({ n, word }) => (
        <li key={word}>
          <b>{n}</b> {word}
        </li>
      ))}
    </ul>
  );
}

function Panel() {
  const { phase, stale, checkedAt } = useStore($admin);
  const refreshing = useStore($refreshing);
  const partial = useStore($partial);
  useEffect(() => {
    void openAdmin();
    return closeAdmin;
  }, []);

  if (phase === 'forbidden') {
    return (
      <div className="nothing">
        <h1>{t.forbidden.title}</h1>
        <p className="lg mute measure">{t.forbidden.text}</p>
        <p className="row">
          <ButtonLink href="/dashboard">{t.forbidden.back}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap justify-between items-end gap-4 pt-9 pb-7">
        <h1>{t.title}</h1>
        {phase === 'shown' ? (
          <Button variant="alt" small icon="refresh" busy={refreshing} onClick={() => void refresh()}>
            {refreshing ? t.refreshing : t.refresh}
          </Button>
        ) : null}
      </div>
      {phase === 'loading' ? <Skeleton label={t.loading} lines={8} /> : null}
      {phase === 'failed' ? (
        <div role="alert">
          <Empty title={t.loadError.title}>
            <p>{t.loadError.text}</p>
            <Button icon="refresh" onClick={() => void openAdmin()}>
              {common.retry}
            </Button>
          </Empty>
        </div>
      ) : null}
      {phase === 'shown' ? (
        <>
          {stale && checkedAt ? (
            <p className="adm-stale" role="status">
              {t.stale(checkedAt)}
            </p>
          ) : null}
          {partial ? (
            <p className="adm-stale" role="status">
              {t.partial}
            </p>
          ) : null}
          <Summary />
          <Health />
          <Claims />
          <Filters />
          <Orders />
          <div className="adm-lists">
            <ReviewList />
            <PrivacyList />
            <NoticeList />
            <WithdrawalList />
            <InvoiceList />
            <WaitingLists />
            <LetterList />
            <AuditList />
          </div>
          <Timeline />
          <Ask />
        </>
      ) : null}
    </>
  );
}

/** /admin: orders, and the lists of letters, privacy requests, invoices, withdrawals, waiting lists and the audit log. */
export default function AdminPage() {
  return <SignedIn title={t.title}>{() => <Panel />}</SignedIn>;
}
