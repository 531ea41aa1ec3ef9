import { useStore } from '@nanostores/react';
import { RECENT_RECOMMENDATIONS } from '#contract/constants.ts';
import { polish } from '#contract/format.ts';
import { $recommendations, retryRecommendations } from '../../stores/monitoring.ts';
import { monitoring as t } from '../../text/monitoring.ts';
import '../../styles/fold.css';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { LoadError } from './LoadError.tsx';

/** „Rekomendacje treści”: the first three recommendations with their reasons. */
export function Advice() {
  const loaded = useStore($recommendations);
  const shown = loaded.state === 'ready' ? loaded.data.recommendations.slice(0, RECENT_RECOMMENDATIONS) : [];
  const details = loaded.state === 'ready' ? loaded.data.details : [];
  return (
    <section aria-labelledby="h-content" aria-busy={loaded.state === 'loading'}>
      <div className="card-head">
        <h2 id="h-content">{t.recs.title}</h2>
      </div>
      {loaded.state === 'loading' ? <Skeleton label={t.recs.loading} lines={6} /> : null}
      {loaded.state === 'failed' ? <LoadError onRetry={retryRecommendations} /> : null}
      {loaded.state === 'ready' && shown.length === 0 ? <p className="mute">{t.recs.empty}</p> : null}
      {shown.length > 0 ? (
        <ol className="mon-advice">
          {shown.map((text, index) => (
            <li key={text}>
              <p>{polish(text)}</p>
              {details[index]?.reason ? (
                <PhoneFold label={t.recs.whyHandle} headed>
                  <p className="why">
                    {t.recs.why} {polish(details[index].reason)}
                  </p>
                </PhoneFold>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
