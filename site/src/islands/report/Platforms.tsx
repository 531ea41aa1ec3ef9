import { dayWords } from '#contract/drawing/dates.ts';
import { lastPostStrip } from '#contract/drawing/small.ts';
import { integer, polish } from '#contract/format.ts';
import { platformsHeading } from '#contract/headings.ts';
import { PLATFORM_NAMES } from '#contract/platforms.ts';
import type { PlatformStat } from '#contract/report.ts';
import { toldText } from '../../text/told.ts';
import { PlatformIcon } from '../../ui/PlatformIcon.tsx';
import { Svg } from '../../ui/Svg.tsx';
import { daysAgo } from '../../view/platform.ts';
import { ROLE } from './parts.tsx';
import { ToldSection } from './told-parts.tsx';

const t = toldText.platforms;
const MONTH = 30.4;

function Row({ platform: { platform, followers, lastPost, posts90 }, now }: { platform: PlatformStat; now: string }) {
  const ago = lastPost ? daysAgo(lastPost, now) : null;
  const said = !lastPost || ago === null ? t.unseen : ago > 365 ? t.silence(Math.floor(ago / MONTH)) : dayWords(lastPost);
  return (
    <tr {...ROLE.row}>
      <td {...ROLE.cell} className="pf-name">
        <PlatformIcon platform={platform} />
        {PLATFORM_NAMES[platform]}
      </td>
      <td {...ROLE.cell} className="r" data-l={t.followers}>
        {followers === null ? t.unseen : integer(followers)}
      </td>
      <td {...ROLE.cell} className="pf-last" data-l={t.last}>
        <Svg of={lastPostStrip(ago)} />
        <span>{said}</span>
      </td>
      <td {...ROLE.cell} className="r" data-l={t.posts}>
        {posts90 === null ? t.unseen : integer(posts90)}
      </td>
    </tr>
  );
}

/** Confirmed profiles with their last post on a year; the others in a sentence. */
export function Platforms({ platforms, now }: { platforms: PlatformStat[]; now: string }) {
  const shown = platforms.filter(({ state }) => state === 'confirmed').sort((a, b) => ((a.lastPost ?? '') < (b.lastPost ?? '') ? 1 : -1));
  const absent = platforms.filter(({ state }) => state === 'none');
  return (
    <ToldSection id="platforms" title={polish(platformsHeading(platforms))}>
      <table {...ROLE.table} className="pf">
        <thead {...ROLE.group}>
          <tr {...ROLE.row}>
            <th {...ROLE.head} scope="col">
              {toldText.sections.platforms}
            </th>
            <th {...ROLE.head} scope="col" className="r">
              {t.followers}
            </th>
            <th {...ROLE.head} scope="col" className="pf-last">
              {t.last}
              <span className="pf-year" aria-hidden="true">
                <span>{t.yearAgo}</span>
                <span>{t.today}</span>
              </span>
            </th>
            <th {...ROLE.head} scope="col" className="r">
              {t.posts}
            </th>
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          {shown.map((platform) => (
            <Row key={platform.platform} platform={platform} now={now} />
          ))}
        </tbody>
      </table>
      {absent.length > 0 ? (
        <p className="note">
          {t.absent(
            absent.map(({ platform }) => PLATFORM_NAMES[platform]),
            absent.reduce((sum, { mentions }) => sum + mentions, 0),
          )}
        </p>
      ) : null}
    </ToldSection>
  );
}
