import { useStore } from '@nanostores/react';
import type { AdminReview } from '#contract/admin.ts';
import { dateShort, shortId } from '#contract/format.ts';
import { $summary } from '../../stores/admin.ts';
import { $declining, $reviewing, review, reviews } from '../../stores/admin-reviews.ts';
import { admin } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { moment } from '../../view/admin.ts';
import { Confirm } from './Confirm.tsx';
import { FoldedList } from './Lists.tsx';
import { OrderLink } from './OrderLink.tsx';

const t = admin.reviews;

function Review({ item }: { item: AdminReview }) {
  const busy = useStore($reviewing) === item.orderId;
  const { objection } = item;
  return (
    <li className="adm-case">
      <h3>{item.subjectName}</h3>
      <p className="sm mute">{new Date(item.deadline) < new Date() ? t.returned : t.deadline(moment(item.deadline))}</p>
      <Facts
        items={[
          { term: t.order, value: <OrderLink id={item.orderId} /> },
          { term: t.ordered, value: [item.subjectName, item.description].filter(Boolean).join(', ') },
          { term: t.purpose, value: item.purposeText },
          { term: t.objected, value: [objection.names.join(' / '), objection.context ?? t.none].join(', ') },
          { term: t.objection, value: `${objection.caseId}, ${dateShort(objection.since)}` },
        ]}
      />
      <p className="row">
        <Button variant="alt" small busy={busy} onClick={() => void review(item.orderId, 'make')}>
          {busy ? t.working : t.make}
        </Button>
        <Button variant="bare" small busy={busy} onClick={() => $declining.set(item)}>
          {t.decline}
        </Button>
      </p>
    </li>
  );
}

/** Paid orders that wait for a look, since somebody of the name has objected; nothing where none waits. */
export function ReviewList() {
  const count = useStore($summary)?.reviews ?? 0;
  const declining = useStore($declining);
  if (count === 0) return null;
  return (
    <>
      <FoldedList title={t.title(count)} list={reviews} empty={t.empty}>
        {(items) => (
          <>
            <p className="note">{t.help}</p>
            <ul>
              {items.map((item) => (
                <Review key={item.orderId} item={item} />
              ))}
            </ul>
          </>
        )}
      </FoldedList>
      {declining ? (
        <Confirm
          id="decline"
          title={t.ask(shortId(declining.orderId))}
          yes={t.decline}
          danger
          onYes={() => void review(declining.orderId, 'decline')}
          onClose={() => $declining.set(null)}
        >
          <p>{t.askText}</p>
        </Confirm>
      ) : null}
    </>
  );
}
