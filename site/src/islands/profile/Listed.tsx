import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Resource } from '../../stores/resource.ts';
import { profileText } from '../../text/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { LongList } from '../../ui/LongList.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';

type Props<T> = {
  id: string;
  title: string;
  loading: string;
  empty: string;
  resource: Resource<T[]>;
  children: (item: T) => ReactNode;
  /** What opens the rest of a long list, by how many it hides. Without it the list is whole. */
  more?: (hidden: number) => string;
  /** What stands under the list. */
  below?: ReactNode;
};

const { loadError } = profileText;

/** Rows of a long list that are seen at once. */
const AT_ONCE = 5;

function List<T>({ loading, empty, resource, children, more }: Omit<Props<T>, 'id' | 'title' | 'below'>) {
  const view = useStore(resource.$value);
  if (view.state === 'loading') return <Skeleton label={loading} lines={3} />;
  if (view.state === 'failed')
    return (
      <div className="stack">
        <p>
          {loadError.title}. {loadError.text}
        </p>
        <Button variant="alt" icon="refresh" onClick={() => void resource.retry()}>
          {loadError.retry}
        </Button>
      </div>
    );
  if (view.data.length === 0) return <p className="mute">{empty}</p>;
  return more ? (
    <LongList items={view.data} atOnce={AT_ONCE} more={more} className="prof-history">
      {children}
    </LongList>
  ) : (
    <ul className="prof-history">{view.data.map(children)}</ul>
  );
}

/** A section of the profile with a list that is loaded: rows, a word when there are none, another try when it failed. */
export const Listed = <T,>({ id, title, below, ...list }: Props<T>) => (
  <section className="sec" aria-labelledby={id}>
    <div className="sec-grid">
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="sec-body">
        <List {...list} />
        {below}
      </div>
    </div>
  </section>
);
