/** What failed and why, on the page for as long as it holds. Not announced: the toast with the same words has been. `id`: for the control that it describes. */
export const Failure = ({ said, id }: { said: { title: string; text: string } | null; id?: string }) =>
  said ? (
    <div id={id} className="errsum failure">
      <p>
        <b>{said.title}</b>
      </p>
      {said.text ? <p className="sm wrap-anywhere">{said.text}</p> : null}
    </div>
  ) : null;
