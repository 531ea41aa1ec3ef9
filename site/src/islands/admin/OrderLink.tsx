import { shortId } from '#contract/format.ts';
import { showOrder } from '../../stores/admin.ts';
import { admin as t } from '../../text/admin.ts';

/** Id of the search field, to which the link moves. */
const SEARCH_FIELD = 'q';

/** A link to an order in the table above: it is found by its number. */
export const OrderLink = ({ id }: { id: string }) => (
  <a
    className="num"
    href={`#${SEARCH_FIELD}`}
    aria-label={t.showOrder(shortId(id))}
    onClick={(event) => {
      event.preventDefault();
      void showOrder(id);
      const field = document.getElementById(SEARCH_FIELD);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    }}
  >
    {shortId(id)}
  </a>
);
