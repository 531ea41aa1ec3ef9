type Props = {
  /** What is asked; without it the region is empty, so that a screen reader hears what comes into it. */
  ask: string | null;
  /** Label of the button that takes the answer over. */
  take: string;
  onTake: () => void;
};

/** Asks under a field whether something else was meant. */
export const Suggestion = ({ ask, take, onTake }: Props) => (
  <span className="suggest" role="status">
    {ask ? (
      <>
        <span className="wrap-anywhere">{ask}</span>{' '}
        <button type="button" className="btn bare small" onClick={onTake}>
          {take}
        </button>
      </>
    ) : null}
  </span>
);
