import { useStore } from '@nanostores/react';
import { WAITING_NAMES, WAITING_SERVICES } from '#contract/choices.ts';
import type { AdminWaiting } from '#contract/waiting.ts';
import { pageCount } from '../../stores/admin.ts';
import { $exporting, $removing, $waitingFilter, exportWaiting, filterWaiting, removeWaiting, waitingLists } from '../../stores/admin-waiting.ts';
import { admin } from '../../text/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { moment } from '../../view/admin.ts';
import { Confirm } from './Confirm.tsx';
import { CardTable, FoldedList } from './Lists.tsx';

const t = admin.waiting;

/** Number of entries of each service, and the export of confirmed ones. */
function Services({ lists }: Pick<AdminWaiting, 'lists'>) {
  const exporting = useStore($exporting);
  return (
    <>
      <ul className="adm-claims">
        {lists.map(({ service, people, confirmed }) => (
          <li key={service}>
            <p>
              <b>{t.of(WAITING_NAMES[service], people)}</b> <span className="mute">{t.confirmed(confirmed)}</span>
            </p>
            <Button variant="alt" small icon="download" disabled={confirmed === 0} busy={exporting === service} onClick={() => void exportWaiting(service)}>
              <span>
                {exporting === service ? t.exporting : t.export}
                <span className="sr">{admin.about(WAITING_NAMES[service])}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="note measure">{t.exportHelp}</p>
    </>
  );
}

function Filters() {
  const { service, state } = useStore($waitingFilter);
  return (
    <search className="adm-filters adm-two" aria-label={t.filters}>
      <Select
        id="waiting-service"
        label={t.service}
        placeholder={t.all}
        options={WAITING_SERVICES.map((value) => ({ value, label: WAITING_NAMES[value] }))}
        value={service}
        onChange={(event) => filterWaiting({ service: event.target.value })}
      />
      <Select
        id="waiting-state"
        label={t.state}
        placeholder={t.all}
        options={t.states}
        value={state}
        onChange={(event) => filterWaiting({ state: event.target.value })}
      />
    </search>
  );
}

function Entries({ entries, total }: Pick<AdminWaiting, 'entries' | 'total'>) {
  const { page } = useStore($waitingFilter);
  const pages = pageCount(total);
  const c = t.columns;
  if (total === 0) return <p className="mute">{t.none}</p>;
  return (
    <>
      <CardTable
        label={t.title}
        items={entries}
        columns={[
          { name: c.email, show: ({ email }) => email },
          { name: c.service, show: ({ service }) => WAITING_NAMES[service] },
          {
            name: c.joined,
            show: ({ joinedAt, consent }) => (
              <>
                {moment(joinedAt)}
                <small>{t.consent(consent)}</small>
              </>
            ),
          },
          { name: c.confirmed, show: ({ confirmedAt }) => (confirmedAt ? moment(confirmedAt) : t.waits) },
          {
            name: c.actions,
            whole: true,
            show: (entry) => (
              <Button variant="alt" small onClick={() => $removing.set({ entry, busy: false })}>
                <span>
                  {t.remove}
                  <span className="sr">{admin.about(entry.email)}</span>
                </span>
              </Button>
            ),
          },
        ]}
      />
      {pages > 1 ? (
        <nav className="adm-pages" aria-label={t.pages}>
          <Button variant="alt" small disabled={page === 1} onClick={() => filterWaiting({ page: page - 1 })}>
            {admin.pages.previous}
          </Button>
          <p className="sm" role="status">
            {admin.pages.now(page, pages)}
          </p>
          <Button variant="alt" small disabled={page >= pages} onClick={() => filterWaiting({ page: page + 1 })}>
            {admin.pages.next}
          </Button>
        </nav>
      ) : null}
    </>
  );
}

/** The confirmation dialog before an entry is removed. */
function AskRemoval() {
  const leaving = useStore($removing);
  if (!leaving) return null;
  return (
    <Confirm
      id="leaving"
      title={t.ask}
      yes={leaving.busy ? t.removing : t.remove}
      danger
      busy={leaving.busy}
      onYes={() => void removeWaiting()}
      onClose={() => $removing.set(null)}
    >
      <p className="wrap-anywhere">{t.askText(leaving.entry.email)}</p>
    </Confirm>
  );
}

/** The waiting lists of services that are not on sale yet. */
export function WaitingLists() {
  return (
    <>
      <FoldedList title={t.title} list={waitingLists} empty={t.none}>
        {({ lists, entries, total }) => (
          <>
            <Services lists={lists} />
            <Filters />
            <Entries entries={entries} total={total} />
          </>
        )}
      </FoldedList>
      <AskRemoval />
    </>
  );
}
