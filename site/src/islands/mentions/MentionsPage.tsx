import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { SHEET_FORMATS } from '#contract/choices.ts';
import { OWN_SHOWN } from '#contract/constants.ts';
import { $mentions, $muted, $unanswered, clearFilters, filterBy, loadMentions, openMentions, showMore } from '../../stores/mentions.ts';
import { common } from '../../text/common.ts';
import { mentionsText as t } from '../../text/mentions.ts';
import { monitoring } from '../../text/monitoring.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Notice.tsx';
import { type Filters, isNarrowed, parametersOf } from '../../view/mentions.ts';
import Chart from '../monitoring/Chart.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { Filters as FilterForm } from './Filters.tsx';
import { MentionItem } from './MentionItem.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { Muted } from './Muted.tsx';

/** Skeleton with the height of five mentions. */
const Waiting = () => (
  <div role="status">
    <p className="sr">{t.loading}</p>
    <ul className="men" aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <li key={index} className="men-sk">
          <span className="sk" />
          <div>
            <span className="sk" />
            <span className="sk" />
            <span className="sk" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);

function Nothing({ narrowed, hidden }: { narrowed: boolean; hidden: boolean }) {
  if (narrowed) {
    return (
      <Empty title={t.emptyFilter}>
        <Button onClick={clearFilters}>{t.clear}</Button>
      </Empty>
    );
  }
  const words = hidden ? t.emptyHidden : t.empty;
  return (
    <Empty title={words.title}>
      <p>{words.text}</p>
      {hidden ? null : <ButtonLink href="/dashboard#monitoring">{t.empty.link}</ButtonLink>}
    </Empty>
  );
}

/** /wzmianki: all mentions, with filters, search, paging and corrections. */
export default function MentionsPage() {
  return <SignedIn title={t.title}>{() => <Mentions />}</SignedIn>;
}

function Mentions() {
  const { filters, phase, refused, list, own, total, atLeast, next, more, firstNew } = useStore($mentions);
  const muted = useStore($muted);
  const unanswered = useStore($unanswered);
  const [asked, setAsked] = useState<string | null>(null);
  const [charted, setCharted] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(openMentions, []);
  useEffect(() => {
    if (firstNew) document.getElementById(`wzmianka-${firstNew}`)?.focus();
  }, [firstNew]);

  const total_ = filters.hidden ? t.hiddenCount(total, atLeast) : t.count(total, atLeast);
  const toCount = () => count.current?.focus();
  if (phase === 'failed' && refused)
    return (
      <>
        <h1 className="pt-9 pb-6">{t.title}</h1>
        <div role="alert">
          <Empty title={monitoring.refused}>
            <p>{refused}</p>
            <p>
              <a href="/dashboard#monitoring">{t.toMonitoring}</a>
            </p>
          </Empty>
        </div>
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-y-1 gap-x-6 pt-9 pb-6 max-desk:pt-6 max-desk:pb-5">
        <h1>{t.title}</h1>
        <p className="mute men-count" ref={count} tabIndex={-1} role="status">
          {phase === 'ready' ? total_ : '\u00a0'}
        </p>
        <a className="men-back" href="/dashboard#monitoring">
          {t.toMonitoring}
        </a>
      </div>
      {filters.alert ? (
        <p className="men-note">
          {t.alert.text} <LinkButton onClick={() => filterBy({ alert: null })}>{t.alert.all}</LinkButton>
        </p>
      ) : null}
      {unanswered > 0 ? <p className="men-note">{t.partial(unanswered)}</p> : null}
      <details className="men-chart" onToggle={(event) => setCharted(event.currentTarget.open)}>
        <summary>{t.chart}</summary>
        {charted ? <Chart /> : null}
      </details>
      <FilterForm />
      {phase === 'failed' ? (
        <div role="alert">
          <Empty title={t.failed.title}>
            <p>{t.failed.text}</p>
            <Button icon="refresh" onClick={() => void loadMentions()}>
              {common.retry}
            </Button>
          </Empty>
        </div>
      ) : null}
      {phase === 'loading' && list.length + own.length === 0 ? <Waiting /> : null}
      {phase === 'ready' && list.length + own.length === 0 ? <Nothing narrowed={isNarrowed(filters)} hidden={filters.hidden} /> : null}
      {list.length + own.length > 0 ? (
        <>
          <TakeOut filters={filters} />
          {own.length > 0 ? (
            <details className="men-chart" open={list.length === 0}>
              <summary>{t.ownPages(own.length, own.length < OWN_SHOWN)}</summary>
              <ul className="men">
                {own.map((mention) => (
                  <MentionItem key={mention.id} item={{ mention, moved: 'no' }} onMute={setAsked} onGone={toCount} />
                ))}
              </ul>
            </details>
          ) : null}
          {list.length > 0 ? (
            <ul className="men" aria-busy={phase === 'loading'}>
              {list.map((item) => (
                <MentionItem key={item.mention.id} item={item} onMute={setAsked} onGone={toCount} />
              ))}
            </ul>
          ) : null}
          <div className="grid gap-3 justify-items-start hair-t pt-5">
            <p className="sm mute" role="status">
              {more === 'failed' ? t.moreFailed : t.shown(list.length + own.length, t.count(total, atLeast))}
            </p>
            {next ? (
              <Button variant="alt" busy={more === 'busy'} onClick={() => void showMore()}>
                {more === 'busy' ? t.loadingMore : t.more}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      <p className="pt-5">
        <LinkButton onClick={() => filterBy({ hidden: !filters.hidden, alert: null })}>{filters.hidden ? t.hidden.back : t.hidden.show}</LinkButton>
      </p>
      {muted.length > 0 ? <Muted sources={muted} /> : null}
      {asked ? <MuteDialog domain={asked} onClose={() => setAsked(null)} onMuted={toCount} /> : null}
    </>
  );
}

/** The list that the filters leave as a file. The server makes it while it is sent, so that a plain link is enough. */
function TakeOut({ filters }: { filters: Filters }) {
  return (
    <p className="men-take sm">
      <span className="mute">{t.take}</span>
      {SHEET_FORMATS.map((format) => (
        <a key={format} href={`/api/monitoring/mentions/export?${new URLSearchParams({ ...parametersOf(filters), format })}`} download>
          {format.toUpperCase()}
          <span className="sr">: {t.title.toLowerCase()}</span>
        </a>
      ))}
    </p>
  );
}

/** A button that looks like a link, for running text. */
function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="linklike" onClick={onClick}>
      {children}
    </button>
  );
}
