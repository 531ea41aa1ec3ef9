import { Fragment } from 'react';

/** Words parted by dots, none of which stands at the end or the beginning of a line. Empty ones and repetitions are left out. */
export const Dots = ({ of }: { of: readonly (string | null | undefined | false)[] }) => (
  <span className="dots">
    {[...new Set(of.filter(Boolean) as string[])].map((text) => (
      <Fragment key={text}>
        <span>{text}</span>{' '}
      </Fragment>
    ))}
  </span>
);
