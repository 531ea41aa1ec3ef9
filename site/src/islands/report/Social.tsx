import { AtSign, Camera, MessagesSquare, Music2, Network, Play, Users } from 'lucide-react';
import type { PlatformStat } from '#contract/report.ts';
import { reportText as t } from '../../text/report.ts';
import { type PlatformView, platformRows } from '../../view/report-evidence.ts';
import { Cite, Outside, Section } from './parts.tsx';

const ICON = { instagram: Camera, linkedin: Network, facebook: Users, youtube: Play, x: AtSign, tiktok: Music2, wykop: MessagesSquare } as const;
const columns = t.social.columns;

function Platform({ row }: { row: PlatformView }) {
  const Icon = ICON[row.platform];
  return (
    <td className="whole">
      <Icon className="i" aria-hidden="true" />
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
      <tr>
        <Platform row={row} />
        <td colSpan={3} className="whole said">
          {row.state === 'none' ? t.social.none : row.note || t.social.unchecked}
        </td>
        <td className="r" data-l={columns.mentions}>
          {row.state === 'unchecked' ? '—' : row.mentions}
        </td>
        <td className="refs" data-l={columns.source}>
          {refs}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <Platform row={row} />
      <td className="r" data-l={columns.followers}>
        {row.followers ?? t.social.unknown}
      </td>
      <td className="r" data-l={columns.last}>
        {row.lastPost ?? t.social.unknown}
      </td>
      <td className="r" data-l={columns.posts}>
        {row.posts90 ?? t.social.unknown}
      </td>
      <td className="r" data-l={columns.mentions}>
        {row.mentions}
      </td>
      <td className="refs" data-l={columns.source}>
        {refs}
      </td>
    </tr>
  );
}

/** What is seen of each platform without signing in. */
export function Social({ platforms }: { platforms: PlatformStat[] }) {
  const rows = platformRows(platforms);
  return (
    <Section id="platforms" title={t.h.social} lead={t.h.socialLead}>
      {rows.length === 0 ? (
        <p className="mute">{t.social.empty}</p>
      ) : (
        <table className="cards plat">
          <thead>
            <tr>
              <th scope="col">{columns.platform}</th>
              <th scope="col" className="r">
                {columns.followers}
              </th>
              <th scope="col" className="r">
                {columns.last}
              </th>
              <th scope="col" className="r">
                {columns.posts}
              </th>
              <th scope="col" className="r">
                {columns.mentions}
              </th>
              <th scope="col">{columns.source}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.platform} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
