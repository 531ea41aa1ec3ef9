import { useStore } from '@nanostores/react';
import type { AdminOrder } from '#contract/admin.ts';
import { LENGTH } from '#contract/constants.ts';
import { $note, $question, cancelQuestion, confirm, type Question } from '../../stores/admin-acts.ts';
import { admin } from '../../text/admin.ts';
import { TextArea } from '../../ui/Field.tsx';
import { Confirm } from './Confirm.tsx';

const t = admin.ask;

type Words = { title: string; note: string; start: string; field?: string };

function wordsOf(act: Question['act'], { id, amount }: AdminOrder): Words {
  switch (act) {
    case 'generate':
      return { title: t.generate(id), note: t.pendingNote, start: t.start };
    case 'refund':
      return { title: t.refund(amount, id), note: t.refundNote, start: t.refundStart };
    case 'byHand':
      return { title: t.byHand(amount, id), note: t.byHandNote, start: t.byHandStart, field: t.byHandField };
    case 'refuse':
      return { title: t.refuse(id), note: t.refuseNote, start: t.refuseStart, field: t.refuseField };
    default:
      return { title: t.restart(act, id), note: t.supersedes, start: t.start };
  }
}

/** The field of an act that asks for words. */
function Note({ label }: { label: string }) {
  const { text, missing } = useStore($note);
  return (
    <TextArea
      id="ask-note"
      label={label}
      rows={4}
      maxLength={LENGTH.description}
      value={text}
      error={missing && !text.trim() ? t.noteEmpty : null}
      onChange={(event) => $note.set({ text: event.target.value, missing })}
    />
  );
}

/** The confirmation dialog before an action on an order. */
export function Ask() {
  const question = useStore($question);
  if (!question) return null;
  const { act, order } = question;
  const { title, note, start, field } = wordsOf(act, order);
  return (
    <Confirm id="ask" title={title} yes={start} onYes={() => void confirm()} onClose={cancelQuestion}>
      <p>
        {order.firstName} {order.lastName} · {order.subjectName}
      </p>
      <p className="mute">{note}</p>
      {field ? <Note label={field} /> : null}
    </Confirm>
  );
}
