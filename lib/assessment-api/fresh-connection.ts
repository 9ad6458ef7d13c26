type Dispatcher = { destroy(): Promise<void> };

/** Where every undici, Node's own included, keeps the dispatcher of its `fetch`. */
const globalDispatcher = Symbol.for("undici.globalDispatcher.1");

/**
 * A dispatcher for one call of Node's own `fetch`, which opens a connection for it: one that was kept, and
 * breaks as it is used again, may have carried the request or not. To be destroyed when the call is over.
 * Node has no module for it: its class is had from the one that `fetch` itself goes by.
 * @returns undefined in a Node whose `fetch` keeps that elsewhere; connections are shared then.
 */
export function freshConnection(): Dispatcher | undefined {
  // Node makes it together with the first of these.
  void globalThis.Response;
  const { [globalDispatcher]: shared } = globalThis as {
    [globalDispatcher]?: { constructor: new () => Dispatcher };
  };
  return shared && new shared.constructor();
}
