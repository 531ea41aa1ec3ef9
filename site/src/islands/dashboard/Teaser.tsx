import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CONTENT_STRATEGY } from '#contract/constants.ts';
import { money } from '#contract/format.ts';
import { contentStrategyCountdown } from '../../stores/analysis.ts';
import { analysisText } from '../../text/analysis.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';

const t = analysisText.teaser;

/** Teaser of the content guide: countdown, price, link to the waiting list. */
export function Teaser() {
  const left = useStore(contentStrategyCountdown.$left);
  useEffect(contentStrategyCountdown.start, []);
  return (
    <section className="teaser" aria-labelledby="h-teaser">
      <div>
        <h2 id="h-teaser">{t.title}</h2>
        <p className="mute">{t.text}</p>
      </div>
      <div>
        <Countdown label={t.countdown} left={left} units={t.units} over={left.over} />
        <p>
          {t.price(money(CONTENT_STRATEGY.priceGrosze, true))} · <b>{t.discount}</b>
        </p>
        <ButtonLink href="/lista-oczekujacych?usluga=content-strategy">{t.join}</ButtonLink>
      </div>
    </section>
  );
}
