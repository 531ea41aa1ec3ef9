/** Which fields of a report the reader of a link may see, and with which sections: written by hand, to be held against what is sent. */
import { SHARE_SECTIONS, type ShareSection } from '../../src/contract/sharing.ts';

const ALL: readonly ShareSection[] = ['horizon', 'sources'];
const any = (prefix: string, names: string, sections: readonly ShareSection[] | 'always') =>
  names.split(' ').map((name) => [`${prefix}${name}`, sections] as const);

/** `*` stands for a place in a list. With `always`, the field needs no section. */
export const SHOWN: ReadonlyMap<string, readonly ShareSection[] | 'always'> = new Map([
  ...any('', 'subject.name headline.text headline.refs.* coverage.totals.sources coverage.totals.domains', 'always'),
  ...any('method.', 'generatedAt code demo', 'always'),
  ...any('stories.*.', 'id from to outlets.* pages.* headline.text headline.refs.* told.*.text told.*.refs.* happened excerpts.*.text excerpts.*.refs.*', [
    'stories',
  ]),
  ...any('stories.*.', 'voices.*.side voices.*.speaker voices.*.quotes.*.n voices.*.quotes.*.text', ['stories']),
  ...any('stories.*.', 'ending ending.pattern ending.text ending.refs.*', ['stories']),
  ...any('kpis.*.', 'id name score low high support refs.* thin formula version', ['kpi']),
  ...any('kpis.*.inputs.*.', 'key label value weight share', ['kpi']),
  ...any('dashboard_kpi.analiza_dashboard.', 'najsilniejsze_obszary.* najslabsze_obszary.*', ['kpi']),
  ...any('risks.*.', 'kind name level for.*.refs.* against.*.refs.* unknown.*.text', ['risks']),
  ...any('platforms.*.', 'platform state followers lastPost posts90 mentions', ['platforms']),
  ...any('recommendations.*.', 'id text effort', ['plan']),
  ...any('plan.', 'lead weeks.*.week weeks.*.title weeks.*.steps.*', ['plan']),
  ...any('evidence.*.', 'n href domain title publishedAt kind own role genre quote.text reach.value', ALL),
  ...any('evidence.*.', 'sentiment sentiment.label sentiment.score sentiment.confidence', ALL),
  ...any('evidence.*.', 'rank', ['sources']),
]);

/** Whether a field is shown with these sections. Null: only where a source is cited. */
export function isShown(field: string, sections: readonly ShareSection[]): boolean | null {
  if (field === 'stories.*.advice') return sections.includes('stories') && sections.includes('plan');
  const shown = SHOWN.get(field);
  if (shown === undefined) return false;
  if (shown === 'always' || shown.some((section) => sections.includes(section))) return true;
  if (field === 'evidence.*.rank') return sections.includes('screen') ? null : false;
  // The one sentence cites sources too.
  return field.startsWith('evidence.') ? null : false;
}

/** Each single section, none and all. */
export const CHOICES: readonly (readonly ShareSection[])[] = [[], SHARE_SECTIONS, ...SHARE_SECTIONS.map((section) => [section])];

type Node = null | boolean | number | string | Node[] | { [key: string]: Node };

/** A copy in which `change` has replaced each leaf. */
export function withLeaves<T>(value: T, change: (field: string, leaf: unknown) => unknown): T {
  const walk = (node: Node, field: string): unknown => {
    if (node === null || typeof node !== 'object') return change(field, node);
    const inside = (key: string) => (field === '' ? key : `${field}.${key}`);
    if (Array.isArray(node)) return node.map((inner) => walk(inner, inside('*')));
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, walk(inner, inside(key))]));
  };
  return walk(value as Node, '') as T;
}

/** Every field of a value that has a leaf. */
export function fieldsOf(value: unknown): string[] {
  const fields = new Set<string>();
  withLeaves(value, (field) => fields.add(field));
  return [...fields];
}
