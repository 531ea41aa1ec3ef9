import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $summary } from '../../stores/admin.ts';
import { $retrying, audit, letters, retryLetter } from '../../stores/admin-lists.ts';
import type { Resource } from '../../stores/resource.ts';
import { admin as t } from '../../text/admin.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { moment } from '../../view/admin.ts';
import { OrderLink } from './OrderLink.tsx';

/** A folded list that loads when it is opened, with its loading, failed and empty states. */
export function FoldedList<D>({ title, list, empty, children }: { title: string; list: Resource<D>; empty: string; children: (data: D) => ReactNode }) {
  const value = useStore(list.$value);
  return (
    <details onToggle={(event) => (event.currentTarget.open ? void list.refresh() : undefined)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {value.state === 'loading' ? <Spinner label={t.listLoading} /> : null}
      {value.state === 'failed' ? (
        <div className="row" role="alert">
          <p>{t.listFailed}</p>
          <Button variant="alt" small icon="refresh" onClick={() => void list.retry()}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      {value.state === 'ready' ? Array.isArray(value.data) && value.data.length === 0 ? <p className="mute">{empty}</p> : children(value.data) : null}
    </details>
  );
}

export type Column<T> = { name: string; show: (item: T) => ReactNode; whole?: boolean };

/** A table that is shown as cards on a phone, with explicit ARIA roles, which `display: block` would drop. */
export function CardTable<T extends { id: number | string }>({ label, columns, items }: { label: string; columns: Column<T>[]; items: T[] }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the parts of the table lose their native roles
    <table role="table" className="cards">
      <caption className="sr">{label}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name }) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={item.id} role="row">
            {columns.map(({ name, show, whole }) => (
              <td key={name} role="cell" data-l={name} className={whole ? 'whole' : undefined}>
                <span>{show(item)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** Letters that do not go out. */
export function LetterList() {
  const count = useStore($summary)?.letters ?? 0;
  const retrying = useStore($retrying);
  const c = t.letters.columns;
  const title = t.letters.title(count);
  return (
    <FoldedList title={title} list={letters} empty={t.letters.empty}>
      {(items) => (
        <CardTable
          label={title}
          items={items}
          columns={[
            { name: c.recipient, show: ({ recipient }) => recipient },
            { name: c.subject, show: ({ subject }) => subject },
            { name: c.created, show: ({ createdAt }) => moment(createdAt) },
            {
              name: c.error,
              show: ({ lastError, attempts, nextAttemptAt, bouncedAt }) => (
                <>
                  {lastError}
                  <small>
                    {bouncedAt
                      ? t.letters.returned(bouncedAt)
                      : `${t.letters.attempts(attempts)}, ${nextAttemptAt ? t.letters.next(nextAttemptAt) : t.letters.givenUp}`}
                  </small>
                </>
              ),
            },
            {
              name: c.actions,
              whole: true,
              show: ({ id, recipient, bouncedAt }) =>
                bouncedAt ? null : (
                  <Button variant="alt" small icon="mail" busy={retrying === id} onClick={() => void retryLetter(id)}>
                    <span>
                      {retrying === id ? t.letters.working : t.letters.retry}
                      <span className="sr">{t.about(recipient)}</span>
                    </span>
                  </Button>
                ),
            },
          ]}
        />
      )}
    </FoldedList>
  );
}

/** The audit log, newest first. */
export function AuditList() {
  const { title, empty, columns: c, names, commandLine } = t.audit;
  const words = (detail: string) => (t.refunds as Record<string, string>)[detail] ?? detail;
  return (
    <FoldedList title={title} list={audit} empty={empty}>
      {(items) => (
        <CardTable
          label={title}
          items={items}
          columns={[
            { name: c.at, show: ({ at }) => moment(at) },
            { name: c.admin, show: ({ admin }) => (admin === 'command line' ? commandLine : admin) },
            {
              name: c.action,
              show: ({ action, detail }) => (
                <>
                  {names[action] ?? action}
                  {detail ? <small>{words(detail)}</small> : null}
                </>
              ),
            },
            {
              name: c.target,
              show: ({ target }) => (target && /^[0-9a-f]{32}$/.test(target) ? <OrderLink id={target} /> : <span className="num">{target}</span>),
            },
          ]}
        />
      )}
    </FoldedList>
  );
}
