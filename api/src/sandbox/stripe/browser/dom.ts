type Attributes = Record<string, string | number | boolean | undefined>;
type Child = Node | string | null | undefined;

/** Creates an element with attributes (false and undefined are skipped) and children. No styles: the page's CSP forbids them. */
export function el<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export type Handler = (event: Record<string, unknown>) => void;

/** `on`, `once` and `off` of Stripe's elements. A handler that throws does not stop the others. */
export function createEmitter() {
  const handlers = new Map<string, Set<Handler>>();
  const off = (type: string, handler?: Handler): void => {
    if (handler) handlers.get(type)?.delete(handler);
    else handlers.delete(type);
  };
  const on = (type: string, handler: Handler): void => {
    handlers.set(type, (handlers.get(type) ?? new Set()).add(handler));
  };
  return {
    on,
    off,
    once(type: string, handler: Handler): void {
      const once: Handler = (event) => {
        off(type, once);
        handler(event);
      };
      on(type, once);
    },
    emit(type: string, event: Record<string, unknown>): void {
      for (const handler of [...(handlers.get(type) ?? [])]) {
        try {
          handler(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}

let counter = 0;
/** Returns an id that is unique in the page. */
export const uniqueId = (name: string): string => `stripe-sandbox-${name}-${++counter}`;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
