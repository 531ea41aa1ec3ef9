import type { PlatformStat } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { PlatformIcon } from '../../ui/PlatformIcon.tsx';
import { type PlatformView, platformRows } from '../../view/report-evidence.ts';
import { Cite, Outside, ROLE, Section } from './parts.tsx';

const columns = t.social.columns;

function Platform({ row }: { row: PlatformView }) {
  return (
    <td {...ROLE.cell} className="whole">
      <PlatformIcon platform={row.platform} />
      {t.platform[row.platform]}
      {row.profile ? <span className="profile">{row.href ? <Outside href={row.href}>{row.profile}</Outside> : row.profile}</span> : null}
      {row.state === 'unconfirmed' ? <span className="profile">{t.social.unconfirmed}</span> : null}
    </td>
  );
}

function Row({ row }: { row: PlatformView }) {
  const refs = row.refs.length > 0 ? row.refs.slice(0, 3).map((n) => <Cite key={n} n={n} />) : '—';
  if (row.state === 'none' || row.state === 'unchecked') {
    return (
      <tr {...ROLE.row}>
        <Platform row={row} />
        <td {...ROLE.cell} colSpan={3} className="whole said">
          {row.state === 'none' ? t.social.none : row.note || t.social.unchecked}
        </td>
        <td {...ROLE.cell} className="r" data-l={columns.mentions}>
          {row.state === 'unchecked' ? '—' : row.mentions}
        </td>
        <td {...ROLE.cell} className="refs" data-l={columns.source}>
          <span>{refs}</span>
        </td>
      </tr>
    );
  }
  return (
    <tr {...ROLE.row}>
      <Platform row={row} />
      <td {...ROLE.cell} className="r" data-l={columns.followers}>
        {row.followers ?? t.social.unknown}
      </td>
      <td {...ROLE.cell} className="r" data-l={columns.last}>
        {row.lastPost ?? t.social.unknown}
      </td>
      <td {...ROLE.cell} className="r" data-l={columns.posts}>
        {row.posts90 ?? t.social.unknown}
      </td>
      <td {...ROLE.cell} className="r" data-l={columns.mentions}>
        {row.mentions}
      </td>
      <td {...ROLE.cell} className="refs" data-l={columns.source}>
        <span>{refs}</span>
      </td>
    </tr>
  );
}

/** What is publicly visible on each platform, without signing in. */
export function Social({ platforms }: { platforms: PlatformStat[] }) {
  const rows = platformRows(platforms);
  return (
    <Section id="all-platforms" title={t.h.social} lead={t.h.socialLead}>
      {rows.length === 0 ? (
        <p className="mute">{t.social.empty}</p>
      ) : (
        <table {...ROLE.table} className="cards plat">
          <thead {...ROLE.group}>
            <tr {...ROLE.row}>
              <th {...ROLE.head} scope="col">
                {columns.platform}
              </th>
              <th {...ROLE.head} scope="col" className="r">
                {columns.followers}
              </th>
              <th {...ROLE.head} scope="col" className="r">
                {columns.last}
              </th>
              <th {...ROLE.head} scope="col" className="r">
                {columns.posts}
              </th>
              <th {...ROLE.head} scope="col" className="r">
                {columns.mentions}
              </th>
              <th {...ROLE.head} scope="col">
                {columns.source}
              </th>
            </tr>
          </thead>
          <tbody {...ROLE.group}>
            {rows.map((row) => (
              <Row key={row.platform} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
