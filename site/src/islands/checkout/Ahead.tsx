import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $outlook, lookAhead } from '../../stores/outlook.ts';
import { checkout } from '../../text/checkout.ts';
import { Notice } from '../../ui/Notice.tsx';

const t = checkout.ahead;

/** What the search holds for the order: a quiet line where it is enough, a notice with the choice where it is not. */
export function Ahead({ orderId }: { orderId: string }) {
  const outlook = useStore($outlook);
  useEffect(() => void lookAhead(orderId), [orderId]);
  return (
    <div className="ahead" role="status">
      {outlook === 'looking' ? <p>{t.looking}</p> : null}
      {typeof outlook === 'object' && !outlook.expected ? <p>{t.enough(outlook)}</p> : null}
      {typeof outlook === 'object' && outlook.expected ? (
        <Notice title={t.few(outlook.expected)} level={2}>
          <p>{t.promise}</p>
          <p>
            {t.choice} <a href="/raport-wizerunku">{t.change}</a>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
