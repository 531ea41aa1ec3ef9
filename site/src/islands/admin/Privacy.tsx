import { useStore } from '@nanostores/react';
import type { AdminPrivacyRequest } from '#contract/admin.ts';
import { WAITING_NAMES } from '#contract/choices.ts';
import { LENGTH } from '#contract/constants.ts';
import { dateShort } from '#contract/format.ts';
import { PRIVACY_KIND_WORDS } from '#contract/privacy.ts';
import { $summary } from '../../stores/admin.ts';
import {
  $deciding,
  $decisions,
  $erasing,
  choose,
  chosenOf,
  closeCase,
  decide,
  decisionOn,
  lift,
  mayUphold,
  privacy,
  restrict,
  upholds,
} from '../../stores/admin-privacy.ts';
import { admin } from '../../text/admin.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Confirm } from './Confirm.tsx';
import { FoldedList } from './Lists.tsx';
import { OrderLink } from './OrderLink.tsx';

const t = admin.privacy;

function Decision({ item }: { item: AdminPrivacyRequest }) {
  const decision = decisionOn(item, useStore($decisions));
  const busy = useStore($deciding) === item.id;
  const free = item.orders.filter(({ erased }) => !erased);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void closeCase(item);
      }}
    >
      {free.length > 0 ? (
        <fieldset>
          <legend className="label">{t.orders}</legend>
          {free.map((order) => (
            <Checkbox
              key={order.id}
              id={`${item.id}-${order.id}`}
              label={`${order.subjectName}${order.description ? `, ${order.description}` : ''}`}
              hint={
                <>
                  <OrderLink id={order.id} /> · {dateShort(order.createdAt)} · {admin.report[order.reportStatus]}
                  {order.restricted ? ` · ${t.restricted}` : ''}
                </>
              }
              checked={decision.chosen.includes(order.id)}
              onChange={(event) => choose(item, order.id, event.target.checked)}
            />
          ))}
          <p className="note">{t.restrictHelp}</p>
          <Button variant="alt" small busy={busy} onClick={() => void restrict(item)}>
            {t.restrict}
          </Button>
        </fieldset>
      ) : (
        <p className="mute">{t.noOrders}</p>
      )}
      {item.watched.length > 0 ? (
        <fieldset>
          <legend className="label">{t.watched}</legend>
          {item.watched.map((subject) => (
            <Checkbox
              key={subject.id}
              id={`${item.id}-${subject.id}`}
              label={`${subject.name}${subject.description ? `, ${subject.description}` : ''}`}
              hint={t.watchedHint(dateShort(subject.createdAt), subject.mentions)}
              checked={decision.chosen.includes(subject.id)}
              onChange={(event) => choose(item, subject.id, event.target.checked)}
            />
          ))}
          <p className="note">{t.watchedHelp}</p>
        </fieldset>
      ) : null}
      <TextArea
        id={`${item.id}-answer`}
        label={t.answer}
        hint={t.answerHelp}
        rows={5}
        maxLength={LENGTH.description}
        value={decision.answer}
        error={decision.missing && !decision.answer.trim() ? t.answerEmpty : null}
        onChange={(event) => decide(item, { answer: event.target.value })}
      />
      <TextArea
        id={`${item.id}-note`}
        label={t.note}
        optional={common.optional}
        rows={2}
        maxLength={LENGTH.description}
        value={decision.note}
        onChange={(event) => decide(item, { note: event.target.value })}
      />
      {free.length + item.watched.length > 0 ? (
        <Checkbox id={`${item.id}-erase`} label={t.erase} checked={decision.erase} onChange={(event) => decide(item, { erase: event.target.checked })} />
      ) : null}
      {mayUphold(item) ? (
        <Checkbox
          id={`${item.id}-uphold`}
          label={t.uphold}
          hint={t.upholdHelp}
          checked={upholds(item, decision)}
          onChange={(event) => decide(item, { uphold: event.target.checked })}
        />
      ) : null}
      <Button type="submit" variant="alt" small busy={busy}>
        {busy ? t.working : t.close}
      </Button>
    </form>
  );
}

/** An objection that stands, and the way to end it. */
function Upheld({ item }: { item: AdminPrivacyRequest }) {
  const busy = useStore($deciding) === item.id;
  if (!item.upheld) return null;
  return (
    <>
      <p className="note">{t.upheld}</p>
      <Button variant="bare" small busy={busy} onClick={() => void lift(item)}>
        {busy ? t.working : t.lift}
      </Button>
    </>
  );
}

function Case({ item }: { item: AdminPrivacyRequest }) {
  return (
    <li className="adm-case">
      <h3>{t.case(item.id, PRIVACY_KIND_WORDS[item.kind])}</h3>
      <p className="sm mute">{item.closedAt ? t.closed(dateShort(item.closedAt)) : t.deadline(dateShort(item.deadline))}</p>
      <Facts
        items={[
          { term: t.name, value: [item.name, item.otherNames].filter(Boolean).join(', ') },
          { term: t.onBehalf, value: item.onBehalf ? t.onBehalfYes : null },
          { term: t.context, value: item.context },
          { term: t.email, value: item.email },
          { term: t.address, value: item.address },
          { term: t.details, value: item.details },
          { term: t.answer, value: item.answer && <span className="whitespace-pre-line">{item.answer}</span> },
          { term: t.note, value: item.note },
          { term: t.waiting, value: item.waiting.map((service) => WAITING_NAMES[service]).join(', ') },
          {
            term: t.orders,
            value:
              item.closedAt && item.orders.length > 0
                ? item.orders.map(({ id, subjectName, createdAt, erased }) => (
                    <span key={id} className="block">
                      <OrderLink id={id} /> · {[subjectName, dateShort(createdAt), erased ? t.erased : ''].filter(Boolean).join(' · ')}
                    </span>
                  ))
                : null,
          },
        ]}
      />
      {item.closedAt ? <Upheld item={item} /> : <Decision item={item} />}
    </li>
  );
}

/** Privacy requests of people described in reports, the most urgent first. */
export function PrivacyList() {
  const count = useStore($summary)?.privacy ?? 0;
  const erasing = useStore($erasing);
  const decisions = useStore($decisions);
  const chosen = erasing ? chosenOf(erasing, decisionOn(erasing, decisions)) : { orders: [], watched: [] };
  return (
    <>
      <FoldedList title={t.title(count)} list={privacy} empty={t.empty}>
        {(items) => (
          <ul>
            {items.map((item) => (
              <Case key={item.id} item={item} />
            ))}
          </ul>
        )}
      </FoldedList>
      {erasing ? (
        <Confirm
          id="erase"
          title={t.ask(chosen.orders.length, chosen.watched.length)}
          yes={t.askYes}
          danger
          onYes={() => void closeCase(erasing, true)}
          onClose={() => $erasing.set(null)}
        >
          <p>{t.askText}</p>
        </Confirm>
      ) : null}
    </>
  );
}
