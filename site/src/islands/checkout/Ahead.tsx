import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $outlook, $vague, lookAhead } from '../../stores/outlook.ts';
import { checkout } from '../../text/checkout.ts';
import { Notice } from '../../ui/Notice.tsx';

const t = checkout.ahead;

/** What the search holds for the order: a quiet line where it is enough, a notice with the choice where it is not, or where the order is vague. */
export function Ahead({ orderId }: { orderId: string }) {
  const outlook = useStore($outlook);
  const vague = useStore($vague);
  useEffect(() => void lookAhead(orderId), [orderId]);
  const isVague = vague.length > 0;
  const change = <a href="/raport-wizerunku">{t.change}</a>;
  return (
    <div className="ahead" role="status">
      {outlook === 'looking' ? <p>{t.looking}</p> : null}
      {isVague ? (
        <Notice title={t.vague.title} level={2}>
          <p>{t.vague.lacks(vague)}</p>
          <p>
            {t.vague.choice} {change}
          </p>
        </Notice>
      ) : null}
      {typeof outlook === 'object' && !outlook.expected ? <p>{t.enough(outlook)}</p> : null}
      {typeof outlook === 'object' && outlook.expected ? (
        <Notice title={t.few(outlook.expected)} level={2}>
          <p>{t.promise}</p>
          {isVague ? null : (
            <p>
              {t.choice} {change}
            </p>
          )}
        </Notice>
      ) : null}
    </div>
  );
}
