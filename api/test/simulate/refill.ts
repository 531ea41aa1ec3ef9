/** Sets what others hold by reference back to earlier contents. */
export function refill<K, V>(into: Map<K, V>, from: Iterable<[K, V]>): void;
export function refill<T>(into: Set<T> | T[], from: Iterable<T>): void;
export function refill(into: Map<unknown, unknown> | Set<unknown> | unknown[], from: Iterable<unknown>): void {
  if (Array.isArray(into)) {
    into.length = 0;
    into.push(...from);
    return;
  }
  into.clear();
  if (into instanceof Map) for (const [key, value] of from as Iterable<[unknown, unknown]>) into.set(key, value);
  else for (const one of from) into.add(one);
}
