import { useStore } from '@nanostores/react';
import { LENGTH } from '#contract/constants.ts';
import { dateShort, polish } from '#contract/format.ts';
import { type AdminNotice, EXEMPTION_WORDS, EXEMPTIONS, type Exemption, type NoticeState } from '#contract/notices.ts';
import { $summary } from '../../stores/admin.ts';
import { $recording, $recordings, changeRecording, faultsOf, notices, record, recordingOf } from '../../stores/admin-notices.ts';
import { noticesText as t } from '../../text/admin-notices.ts';
import { common } from '../../text/common.ts';
import { forms } from '../../text/forms.ts';
import { Button } from '../../ui/Button.tsx';
import { Radio } from '../../ui/Choice.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { LongList } from '../../ui/LongList.tsx';
import { moment } from '../../view/admin.ts';
import { FoldedList } from './Lists.tsx';
import { OrderLink } from './OrderLink.tsx';

const REASONS = EXEMPTIONS.map((value) => ({ value, label: EXEMPTION_WORDS[value] }));

function Recording({ id }: { id: string }) {
  const recording = recordingOf(id, useStore($recordings));
  const busy = useStore($recording) === id;
  const { state, email, reason, note, missing } = recording;
  const faults = missing ? faultsOf(recording) : { email: false, note: false };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record(id);
      }}
    >
      <Radio id={`${id}-how`} legend={t.how} options={t.ways} value={state} onChange={(value) => changeRecording(id, { state: value as NoticeState })} />
      {state === 'sent' ? (
        <Field
          id={`${id}-email`}
          type="email"
          label={t.email}
          optional={common.optional}
          hint={t.emailHelp}
          value={email}
          error={faults.email ? forms.emailInvalid : null}
          onChange={(event) => changeRecording(id, { email: event.target.value })}
        />
      ) : null}
      {state === 'exempt' ? (
        <Radio id={`${id}-why`} legend={t.which} options={REASONS} value={reason} onChange={(value) => changeRecording(id, { reason: value as Exemption })} />
      ) : null}
      <TextArea
        id={`${id}-note`}
        label={t.note}
        {...(state === 'exempt' ? {} : { optional: common.optional })}
        rows={2}
        maxLength={LENGTH.description}
        value={note}
        error={faults.note ? t.noteEmpty : null}
        onChange={(event) => changeRecording(id, { note: event.target.value })}
      />
      <Button type="submit" variant="alt" small busy={busy}>
        {busy ? t.saving : t.save}
      </Button>
    </form>
  );
}

function Notice({ item, open }: { item: AdminNotice; open: boolean }) {
  const { id, subjectName, description, relation, deliveredAt, letter, record: made } = item;
  return (
    <li className="adm-case">
      <h3>{[subjectName, description].filter(Boolean).join(', ')}</h3>
      <Facts
        items={[
          { term: t.order, value: <OrderLink id={id} /> },
          { term: t.delivered, value: deliveredAt ? dateShort(deliveredAt) : t.notYet },
          { term: t.relation, value: relation && t.relations[relation] },
          { term: t.record, value: made && `${t.states[made.state]} · ${moment(made.at)}` },
          { term: t.reason, value: made?.reason && EXEMPTION_WORDS[made.reason] },
          { term: t.note, value: made?.note },
        ]}
      />
      <details>
        <summary>{t.letter}</summary>
        <p className="whitespace-pre-line measure">{polish(letter)}</p>
      </details>
      <details open={open}>
        <summary>{made ? t.change : t.add}</summary>
        <Recording id={id} />
      </details>
    </li>
  );
}

/** Notices seen at once; the form of the first that has no record is open. */
const AT_ONCE = 5;

/** How the people described in reports were informed, those that nobody has informed yet first. */
export function NoticeList() {
  const count = useStore($summary)?.notices ?? 0;
  return (
    <FoldedList title={t.title(count)} list={notices} empty={t.empty}>
      {(items) => (
        <>
          <p className="note">{t.help}</p>
          <LongList items={items} atOnce={AT_ONCE} more={t.more}>
            {(item) => <Notice key={item.id} item={item} open={item === items[0] && !item.record} />}
          </LongList>
        </>
      )}
    </FoldedList>
  );
}
