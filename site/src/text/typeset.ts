import { polish } from '#contract/format.ts';

/**
 * Applies Polish typography (no-break spaces) to all strings of a copy module, also to those its functions return.
 * Not for toasts whose wording the specification fixes.
 */
export function typeset<T>(tree: T): T {
  if (typeof tree === 'string') return polish(tree) as T;
  if (typeof tree === 'function') return ((...args: unknown[]) => typeset(tree(...args))) as T;
  if (Array.isArray(tree)) return tree.map(typeset) as T;
  if (tree !== null && typeof tree === 'object') return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeset(value)])) as T;
  return tree;
}
