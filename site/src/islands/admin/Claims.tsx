import { useStore } from '@nanostores/react';
import { $claims } from '../../stores/admin.ts';
import { $acting, ask } from '../../stores/admin-acts.ts';
import { admin as t } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { moment } from '../../view/admin.ts';
import { OrderLink } from './OrderLink.tsx';

/** Orders with a requested refund, each with a button that refunds it. */
export function Claims() {
  const claims = useStore($claims);
  const acting = useStore($acting);
  if (claims.length === 0) return null;
  const c = t.claims;
  return (
    <Card id="claims" title={c.title} aside={String(claims.length)}>
      <ul className="adm-claims">
        {claims.map((order) => (
          <li key={order.id}>
            <div>
              <p>
                <b>{c.asked(`${order.firstName} ${order.lastName}`, order.subjectName)}</b>
              </p>
              <p className={order.claim?.reason ? 'adm-quote' : 'mute'}>{order.claim?.reason ?? c.noReason}</p>
              {order.claim ? (
                <p className="note">
                  {moment(order.claim.at)} · <OrderLink id={order.id} />
                </p>
              ) : null}
            </div>
            <div className="adm-acts row">
              <Button variant="alt" small icon="refund" busy={acting[order.id] === 'refund'} onClick={() => ask('refund', order)}>
                <span>
                  {acting[order.id] === 'refund' ? c.working : c.confirm(order.amount)}
                  <span className="sr">{t.about(`${order.firstName} ${order.lastName}`)}</span>
                </span>
              </Button>
              <Button variant="bare" small busy={acting[order.id] === 'refuse'} onClick={() => ask('refuse', order)}>
                <span>
                  {c.refuse}
                  <span className="sr">{t.about(`${order.firstName} ${order.lastName}`)}</span>
                </span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
