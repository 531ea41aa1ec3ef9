import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { SENTIMENTS } from '#contract/choices.ts';
import { polish } from '#contract/format.ts';
import type { Mention } from '#contract/monitoring.ts';
import { $changing, correctSentiment, type ListedMention, setNotMe } from '../../stores/mentions.ts';
import { common } from '../../text/common.ts';
import { mentionsText as t, mentionWords as w } from '../../text/mentions.ts';
import { Button } from '../../ui/Button.tsx';
import { SentimentMark } from '../../ui/SentimentMark.tsx';
import { confidenceLevel, datesOf } from '../../view/mentions.ts';
import { markName } from '../../view/monitoring.ts';

/** The sentiment as icon and word, with its level of confidence. */
function Judgement({ mention }: { mention: Mention }) {
  if (mention.own) return <b className="sm">{w.own}</b>;
  if (!mention.sentiment) return <SentimentMark mark="uncertain" label={w.unrated} />;
  const sure = mention.corrected ? w.corrected : mention.confidence === null ? '' : w.confidence[confidenceLevel(mention.confidence)];
  return (
    <>
      <SentimentMark mark={mention.sentiment} label={w.badge[mention.sentiment]} />
      {sure ? <span className="mute">{sure}</span> : null}
    </>
  );
}

/** Choice of the right sentiment; Escape closes it. `onGone`: the mention left the list, so the focus must move. */
function Fix({ mention, onDone, onGone }: { mention: Mention; onDone: () => void; onGone: () => void }) {
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset className="men-fix flex flex-wrap gap-2 pt-1 pb-3" ref={first} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <legend className="sm">{t.fixLegend}</legend>
      {SENTIMENTS.map((sentiment) => (
        <button
          key={sentiment}
          type="button"
          aria-pressed={mention.sentiment === sentiment}
          onClick={async () => {
            onDone();
            if (mention.sentiment !== sentiment && !(await correctSentiment(mention.id, sentiment))) onGone();
          }}
        >
          <SentimentMark mark={sentiment} label={w.badge[sentiment]} />
        </button>
      ))}
    </fieldset>
  );
}

/** One mention; after it is hidden or restored a line with an undo button. */
export function MentionItem({ item, onMute, onGone }: { item: ListedMention; onMute: (domain: string) => void; onGone: () => void }) {
  const { mention, moved } = item;
  const changing = useStore($changing).has(mention.id);
  const [fixing, setFixing] = useState(false);
  const [acts, setActs] = useState(false);
  const fix = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const aside = useRef<HTMLButtonElement>(null);
  const last = useRef(moved);
  const id = useId();
  useEffect(() => {
    // The clicked button is gone: its opposite takes the focus.
    if (last.current !== moved) (moved === 'no' ? aside : undo).current?.focus();
    last.current = moved;
  }, [moved]);

  if (moved !== 'no') {
    return (
      <li className="men-moved">
        <p>
          {moved === 'removed' ? t.removed : t.restored} <span className="mute">{polish(mention.title)}</span>
        </p>
        <Button ref={undo} variant="bare" small busy={changing} onClick={() => void setNotMe(mention.id, moved === 'restored')}>
          {t.undo}
          <span className="sr">{t.about(mention.title)}</span>
        </Button>
      </li>
    );
  }
  const text = markName(mention);
  const dates = datesOf(mention);
  return (
    <li id={`wzmianka-${mention.id}`} tabIndex={-1} aria-busy={changing || undefined}>
      <div className="meta">
        <Judgement mention={mention} />
        {mention.hidden ? <span className="mute">{t.hidden.reason[mention.hidden]}</span> : null}
      </div>
      <article aria-labelledby={id}>
        <h2 id={id}>
          <a href={mention.href} target="_blank" rel="noreferrer">
            {polish(mention.title)}
            <span className="sr"> ({common.newTab})</span>
          </a>
        </h2>
        <p>
          {text.before}
          {text.name ? <mark>{text.name}</mark> : null}
          {text.after}
        </p>
        <ul className="src">
          <li>
            <b>{mention.source}</b>, {t.channel.options[mention.channel]}
            {mention.reprints > 0 ? ` ${t.duplicates(mention.reprints)}` : ''}
          </li>
          <li>{dates.published ?? t.noDate}</li>
          {dates.late ? <li>{t.found(dates.found)}</li> : null}
          <li>{t.reach(mention.reach)}</li>
        </ul>
      </article>
      {mention.own || mention.hidden ? null : (
        <Button variant="bare" small className="men-change" aria-expanded={acts} onClick={() => setActs(!acts)}>
          {t.change}
          <span className="sr">{t.about(mention.title)}</span>
        </Button>
      )}
      <div className={acts || mention.hidden ? 'men-acts shown' : 'men-acts'}>
        <div className="flex flex-wrap">
          {mention.own || mention.hidden ? null : (
            <Button ref={fix} variant="bare" small busy={changing} aria-expanded={fixing} onClick={() => setFixing(!fixing)}>
              {t.fix}
              <span className="sr">{t.about(mention.title)}</span>
            </Button>
          )}
          {mention.own || mention.hidden === 'muted' ? null : (
            <Button ref={aside} variant="bare" small busy={changing} onClick={() => void setNotMe(mention.id, mention.hidden === null)}>
              {mention.hidden ? t.me : t.notMe}
              <span className="sr">{t.about(mention.title)}</span>
            </Button>
          )}
          {mention.own || mention.hidden ? null : (
            <Button variant="bare" small onClick={() => onMute(mention.source)}>
              {t.mute}
              <span className="sr">{t.about(mention.source)}</span>
            </Button>
          )}
        </div>
        {fixing ? (
          <Fix
            mention={mention}
            onGone={onGone}
            onDone={() => {
              setFixing(false);
              fix.current?.focus();
            }}
          />
        ) : null}
      </div>
    </li>
  );
}
