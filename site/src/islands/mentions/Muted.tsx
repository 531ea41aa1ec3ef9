import { useRef } from 'react';
import { dateLong } from '#contract/format.ts';
import type { MutedSource } from '#contract/monitoring.ts';
import { unmuteSource } from '../../stores/mentions.ts';
import { mentionsText as t } from '../../text/mentions.ts';
import { Button } from '../../ui/Button.tsx';

/** Muted sources, each with a button that unmutes it. */
export function Muted({ sources }: { sources: MutedSource[] }) {
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <section className="men-muted mt-8 rule-t pt-5 max-w-192" aria-labelledby="h-muted">
      <h2 id="h-muted" ref={head} tabIndex={-1}>
        {t.muted.title}
      </h2>
      <p className="sm mute">{t.muted.text}</p>
      <ul>
        {sources.map((source) => (
          <li key={source.domain}>
            <span>
              <b>{source.domain}</b> <span className="mute">{t.muted.since(dateLong(source.since), source.mentions)}</span>
            </span>
            <Button
              variant="alt"
              small
              onClick={async () => {
                await unmuteSource(source.domain);
                head.current?.focus();
              }}
            >
              {t.muted.back}
              <span className="sr">{t.muted.backOf(source.domain)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
