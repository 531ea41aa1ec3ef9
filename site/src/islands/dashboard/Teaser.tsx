import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CONTENT_STRATEGY } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { contentStrategyCountdown } from '../../stores/analysis.ts';
import { analysisText } from '../../text/analysis.ts';
import { Countdown } from '../../ui/Countdown.tsx';

const t = analysisText.teaser;

/** Teaser of the content guide in one line: countdown, price, link to the waiting list. */
export function Teaser() {
  const left = useStore(contentStrategyCountdown.$left);
  useEffect(contentStrategyCountdown.start, []);
  return (
    <section className="teaser" aria-labelledby="h-teaser">
      <h2 id="h-teaser">{t.title}</h2>
      <Countdown label={t.countdown} left={left} units={t.units} over={left.over} />
      <p>
        {t.price(money(CONTENT_STRATEGY.priceGrosze, true))} · <b>{t.discount}</b>
      </p>
      <a href="/lista-oczekujacych?usluga=content-strategy">{t.join}</a>
    </section>
  );
}
