/** What failed and why, on the page for as long as it holds. Not announced: the toast with the same words has been. */
export const Failure = ({ said }: { said: { title: string; text: string } | null }) =>
  said ? (
    <div className="errsum failure">
      <p>
        <b>{said.title}</b>
      </p>
      {said.text ? <p className="sm wrap-anywhere">{said.text}</p> : null}
    </div>
  ) : null;
