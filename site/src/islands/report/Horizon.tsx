import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { dayWords } from '#contract/drawing/dates.ts';
import { horizon } from '#contract/drawing/horizon.ts';
import { toneGlyph } from '#contract/drawing/small.ts';
import type { HorizonStory } from '#contract/drawing/types.ts';
import { polish } from '#contract/format.ts';
import { toldText } from '../../text/told.ts';
import { useWidth } from '../../ui/Drawing.tsx';
import { Svg } from '../../ui/Svg.tsx';
import { type HorizonItem, nearest, stepTo, toneWords } from '../../view/horizon-table.ts';
import { Figure, WIDTHS } from './Figure.tsx';
import { Key, StoryList, Table } from './horizon-parts.tsx';
import { useTold } from './told-parts.tsx';

const t = toldText.horizon;

type Data = { sources: readonly HorizonItem[]; stories: readonly HorizonStory[] };

function Card({ item, x, y, docked, onOpen }: { item: HorizonItem; x: number; y: number; docked: boolean; onOpen?: ((n: number) => void) | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || docked) return;
    box.current.style.left = `${x}px`;
    box.current.style.top = `${y}px`;
  }, [x, y, docked]);
  return (
    <div ref={box} className={docked ? 'hz-card docked' : 'hz-card'}>
      <p className="hz-card-top">
        <span>
          <Svg of={toneGlyph(item.tone, item.own, item.uncertain)} /> <b>{toneWords(item)}</b>
        </span>
        <span>{item.date ? dayWords(item.date) : t.noDate}</span>
      </p>
      {item.quote ? <q>{polish(item.quote)}</q> : <p>{polish(item.title)}</p>}
      <p className="hz-card-foot">{t.card(item.domain, item.n, Math.round(item.reach / 100) * 100 || Math.round(item.reach))}</p>
      {docked && onOpen ? (
        <button type="button" className="btn bare small" onClick={() => onOpen(item.n)}>
          {toldText.stories.source(item.n)}
        </button>
      ) : null}
    </div>
  );
}

type Node = { n: number; x: number; y: number; element: Element };

type LiveProps = { data: Data; now: string; onOpen?: ((n: number) => void) | undefined };

/** One tab stop: arrow keys go from square to square, Enter opens the source, Escape leaves. */
function Live({ data, now, onOpen }: LiveProps) {
  const { onGo } = useTold();
  const { box, width } = useWidth<HTMLDivElement>();
  const stage = useRef<HTMLDivElement>(null);
  const hint = useId();
  const drawn = useMemo(() => (width === null ? null : horizon(data, { width, now })), [data, now, width]);
  const [at, setAt] = useState(-1);
  /** Where the arrow keys were when the focus left: there they go on. */
  const left = useRef(-1);
  const [byFinger, setByFinger] = useState(false);
  const nodes = useRef<Node[]>([]);
  const byNumber = useMemo(() => new Map(data.sources.map((item) => [item.n, item])), [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the squares are those of the present drawing
  useEffect(() => {
    const found = [...(stage.current?.querySelectorAll<SVGGElement>('[data-n]') ?? [])];
    nodes.current = found
      .map((element) => ({ n: Number(element.dataset.n), x: Number(element.dataset.x), y: Number(element.dataset.y), element }))
      .sort((a, b) => a.x - b.x || a.y - b.y);
    left.current = -1;
    setAt(-1);
  }, [drawn]);
  useEffect(() => {
    const node = nodes.current[at];
    node?.element.classList.add('on');
    return () => node?.element.classList.remove('on');
  }, [at]);

  const pointed = (event: PointerEvent | MouseEvent) => {
    const frame = stage.current?.querySelector('svg')?.getBoundingClientRect();
    if (!frame || !drawn || !width) return -1;
    const scale = width / frame.width;
    return nearest(nodes.current, (event.clientX - frame.left) * scale, (event.clientY - frame.top) * scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const node = nodes.current[at];
    if (event.key === 'Enter' && node) onOpen?.(node.n);
    else if (event.key === 'Escape' && at >= 0) {
      left.current = -1;
      setAt(-1);
    } else {
      const step = stepTo(nodes.current, at, event.key);
      if (step === null) return;
      const to = at < 0 && nodes.current[left.current] ? left.current : step;
      left.current = to;
      setByFinger(false);
      setAt(to);
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const story = (event.target as Element).closest<SVGElement>('[data-story]')?.dataset.story;
    if (story && onGo) onGo(story);
    else if (story) window.location.hash = story;
    else {
      const to = pointed(event);
      const node = nodes.current[to];
      if (byFinger) setAt(to);
      else if (node) onOpen?.(node.n);
    }
  };

  const node = nodes.current[at];
  const item = node ? byNumber.get(node.n) : undefined;
  const docked = byFinger || (width ?? 0) < 560;
  return (
    <div ref={box} className="hz-fig">
      {drawn ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing that is walked through with the keyboard */}
          <div
            ref={stage}
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here
            tabIndex={0}
            aria-label={drawn.alt}
            aria-describedby={hint}
            onKeyDown={onKeyDown}
            onBlur={() => setAt(-1)}
            onClick={onClick}
            onPointerDown={(event) => setByFinger(event.pointerType === 'touch')}
            onPointerMove={(event) => {
              if (event.pointerType === 'touch') return;
              setByFinger(false);
              setAt(pointed(event));
            }}
            onPointerLeave={(event) => (event.pointerType === 'touch' ? null : setAt(-1))}
          >
            <Svg of={drawn.svg.replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"')} />
          </div>
          <p id={hint} className="sr">
            {t.hint}
          </p>
          <div aria-live="polite">
            {node && item ? (
              <Card item={item} x={Math.max(0, Math.min((width ?? 0) - 320, node.x - 160))} y={node.y + 22} docked={docked} onOpen={onOpen} />
            ) : null}
          </div>
          {drawn.numbered ? <StoryList stories={drawn.stories} /> : null}
        </>
      ) : null}
    </div>
  );
}

type Props = {
  data: Data;
  /** Day of the analysis, YYYY-MM-DD. */
  now: string;
  /** Without it the drawing only shows. */
  onOpen?: (n: number) => void;
  onSave?: () => void;
  live?: boolean;
};

/** The Horizon with its key and its table; not `live` in pages without scripts. */
export function Horizon({ data, now, onOpen, onSave, live = true }: Props) {
  const { counts } = useMemo(() => horizon(data, { now, mini: true }), [data, now]);
  return (
    <>
      {live ? (
        <Live data={data} now={now} onOpen={onOpen} />
      ) : (
        <>
          <Figure draw={(width) => horizon(data, { width, now }).svg} />
          <div className={`hz-at ${WIDTHS.flatMap(([name, width]) => (horizon(data, { width, now }).numbered ? name : [])).join(' ')}`}>
            <StoryList stories={data.stories} />
          </div>
        </>
      )}
      <Key sources={data.sources} counts={counts} />
      <Table sources={data.sources} onSave={onSave} />
    </>
  );
}
