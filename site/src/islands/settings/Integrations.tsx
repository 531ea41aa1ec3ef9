import { useStore } from '@nanostores/react';
import type { PrivateFeed } from '#contract/integrations.ts';
import { $integrationBusy, $integrations, $shownFeed, endFeed, loadIntegrations, makeFeed, retryIntegrations } from '../../stores/integrations.ts';
import { integrationsText as t } from '../../text/integrations.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { LoadError } from '../monitoring/LoadError.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { WebhookCard } from './WebhookCard.tsx';

function FeedCard({ feed }: { feed: PrivateFeed }) {
  const busy = useStore($integrationBusy);
  const shown = useStore($shownFeed);
  return (
    <div className="hook">
      <h3>{t.feed.title}</h3>
      <p className="sm measure">{t.feed.text}</p>
      {shown ? <ShownOnce id="feed-url" label={t.feed.url} value={shown} hint={t.feed.once} /> : null}
      {feed ? <p className="sm mute">{t.feed.state(feed.since, feed.readAt)}</p> : null}
      <div className="row">
        <Button variant="alt" small busy={busy === 'feed'} title={feed ? t.feed.renewHelp : undefined} onClick={() => void makeFeed()}>
          {feed ? t.feed.renew : t.feed.make}
        </Button>
        {feed ? (
          <Button variant="bare" small busy={busy === 'end-feed'} onClick={() => void endFeed()}>
            {t.feed.end}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What leaves the account by itself: the private feed and the webhook, asked for when they are opened. */
export function Integrations() {
  const state = useStore($integrations);
  return (
    <section className="sec" aria-labelledby="h-integrations">
      <div className="sec-grid">
        <div className="sec-head">
          <h2 id="h-integrations">{t.title}</h2>
        </div>
        <div className="sec-body stack">
          <p className="mute measure">{t.lead}</p>
          <details className="hooks" onToggle={(event) => event.currentTarget.open && void loadIntegrations()}>
            <summary>{t.open}</summary>
            {state.state === 'loading' ? <Skeleton label={t.loading} lines={3} /> : null}
            {state.state === 'failed' ? <LoadError onRetry={retryIntegrations} /> : null}
            {state.state === 'ready' ? (
              <>
                <FeedCard feed={state.data.feed} />
                <WebhookCard webhook={state.data.webhook} />
              </>
            ) : null}
          </details>
        </div>
      </div>
    </section>
  );
}
