/** Strangers that a subject's own orders keep: pages with its name that the set says are somebody else's. */
import type { Subject } from '../../src/contract/subject.ts';
import type { Case, Label, Order, SetPage } from './sets.ts';

/** Whether an order keeps each page that names the subject. */
export type Sorted = (subject: Subject, pages: Map<string, SetPage>) => Map<string, boolean>;
/** Strangers' pages with the name, and those of them that were kept. */
export type Strangers = { all: number; kept: string[] };

/**
 * Pages that the set says are not the subject's: no label and no true order of its has them, and a wrong order, or a true order paired
 * with strangers, does, or their mark names another bearer.
 */
export function strangersOf(subject: string, cases: Case[], labels: Label[], pages: Map<string, SetPage>): Set<string> {
  const own = new Set([
    ...labels.filter((label) => label.subject === subject).map(({ doc }) => doc),
    ...cases.filter((one) => one.subject === subject && one.same).flatMap(({ docs }) => docs),
  ]);
  const bearer = [...own].map((id) => pages.get(id)?.about).find(Boolean);
  const listed = cases.filter((one) => one.subject === subject && one.same === false).flatMap(({ docs }) => docs);
  const marked = bearer ? [...pages].filter(([, { about }]) => about && about !== bearer).map(([id]) => id) : [];
  return new Set([...listed, ...marked].filter((id) => !own.has(id)));
}

/** What the subject's true orders keep of strangers' pages. Pages that only an order's link brings in do not bear the name. */
function keptBy(subject: Subject, strangers: Set<string>, pages: Map<string, SetPage>, sorted: Sorted): Strangers {
  const named = sorted({ ...subject, links: [] }, pages);
  const got = subject.links.length === 0 ? named : sorted(subject, pages);
  const bearing = [...strangers].filter((id) => named.has(id));
  return { all: bearing.length, kept: bearing.filter((id) => got.get(id)) };
}

const sum = (to: Strangers, more: Strangers): Strangers => ({ all: to.all + more.all, kept: [...to.kept, ...more.kept] });
const NONE: Strangers = { all: 0, kept: [] };

/** Over a set: by what buyers type, with links, and by the descriptions of its true cases. */
export function byTrueOrders(
  orders: (Order & { urls: string[] })[],
  cases: Case[],
  labels: Label[],
  pages: Map<string, SetPage>,
  sorted: Sorted,
  kindOf: (one: Case) => Subject['kind'],
): { typed: Strangers; described: Strangers } {
  const strangers = (subject: string) => strangersOf(subject, cases, labels, pages);
  const told = ({ all, kept }: Strangers, by: string): Strangers => ({ all, kept: kept.map((id) => `${by} ${id}`) });
  const typed = orders.map(({ subject, kind, context, keywords, urls }) =>
    told(keptBy({ name: subject, kind, description: context, keywords, links: urls }, strangers(subject), pages, sorted), `${subject}:`),
  );
  const described = cases
    .filter(({ same }) => same)
    .map((one) =>
      told(
        keptBy({ name: one.subject, kind: kindOf(one), description: one.context, keywords: [], links: [] }, strangers(one.subject), pages, sorted),
        `${one.subject} | ${one.context}:`,
      ),
    );
  return { typed: typed.reduce(sum, NONE), described: described.reduce(sum, NONE) };
}
