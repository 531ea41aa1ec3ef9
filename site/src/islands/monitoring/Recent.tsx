import { useStore } from '@nanostores/react';
import { RECENT_MENTIONS } from '#contract/constants.ts';
import type { RatedMention } from '#contract/monitoring.ts';
import { $now } from '../../stores/clock.ts';
import { $results, $stats, retryResults } from '../../stores/monitoring.ts';
import { common } from '../../text/common.ts';
import { monitoring as t } from '../../text/monitoring.ts';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { foundDate, markName, shownAddress } from '../../view/monitoring.ts';
import { LoadError } from './LoadError.tsx';

function Row({ mention, now }: { mention: RatedMention; now: number }) {
  const { before, name, after } = markName(mention);
  return (
    <li>
      <div className="meta">
        <SentimentMark mark={mention.sentiment} label={t.sentiment[mention.sentiment]} />
        <time dateTime={mention.foundAt}>
          <span className="sr">{t.recent.found('')}</span>
          {foundDate(mention.foundAt, now)}
        </time>
      </div>
      <div>
        <p className="sm mute host">{mention.source}</p>
        <p>
          {before}
          {name ? <mark>{name}</mark> : null}
          {after}
        </p>
        <p className="src">
          <a href={mention.href} target="_blank" rel="noopener noreferrer">
            {shownAddress(mention.sourceUrl)}
            <span className="sr"> ({common.newTab})</span>
          </a>
        </p>
      </div>
    </li>
  );
}

/** „Ostatnie wzmianki w sieci”: the five newest mentions. */
export function Recent() {
  const results = useStore($results);
  const stats = useStore($stats);
  const now = useStore($now);
  const shown = results.state === 'ready' ? results.data.slice(0, RECENT_MENTIONS) : [];
  const total = stats.state === 'ready' ? stats.data.total : 0;
  return (
    <section className="col-span-full" aria-labelledby="h-recent" aria-busy={results.state === 'loading'}>
      <div className="card-head">
        <h2 id="h-recent">{t.recent.title}</h2>
        {total > 0 ? (
          <a className="sm lone-link" href="/wzmianki">
            {t.recent.all(total)}
          </a>
        ) : null}
      </div>
      {results.state === 'loading' ? <Skeleton label={t.recent.loading} lines={8} /> : null}
      {results.state === 'failed' ? <LoadError onRetry={retryResults} /> : null}
      {results.state === 'ready' && shown.length === 0 ? <p className="mute">{t.recent.empty}</p> : null}
      {shown.length > 0 ? (
        <ul className="men">
          {shown.map((mention) => (
            <Row key={mention.id} mention={mention} now={now} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
