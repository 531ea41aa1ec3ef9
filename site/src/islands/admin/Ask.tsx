import { useStore } from '@nanostores/react';
import { $question, cancelQuestion, confirm } from '../../stores/admin-acts.ts';
import { admin as t } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The confirmation dialog before an action on an order. */
export function Ask() {
  const question = useStore($question);
  if (!question) return null;
  const { act, order } = question;
  const title = act === 'generate' ? t.ask.generate(order.id) : act === 'refund' ? t.ask.refund(order.amount, order.id) : t.ask.restart(act, order.id);
  const note = act === 'generate' ? t.ask.pendingNote : act === 'refund' ? t.ask.refundNote : t.ask.supersedes;
  return (
    <Dialog
      id="ask"
      title={title}
      closeLabel={t.ask.close}
      onClose={cancelQuestion}
      footer={
        <>
          <Button variant="alt" onClick={cancelQuestion}>
            {t.ask.cancel}
          </Button>
          <Button onClick={() => void confirm()}>{act === 'refund' ? t.ask.refundStart : t.ask.start}</Button>
        </>
      }
    >
      <p>
        {order.firstName} {order.lastName} · {order.subjectName}
      </p>
      <p className="mute">{note}</p>
    </Dialog>
  );
}
