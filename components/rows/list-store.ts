import { type ListEvent, type ListState, nothingHeld } from "@/components/rows/list-state";
import { reduceList } from "@/components/rows/reduce-list";

/** The one place where this browser holds assessments’ rows. */
export type ListStore = {
  read: () => ListState;
  dispatch: (event: ListEvent) => void;
  /** What the state would be after an event: the same objects, if that is what happens next. */
  after: (event: ListEvent) => ListState;
  /** @returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  until: (test: (state: ListState) => boolean) => Promise<void>;
};

export function createListStore(): ListStore {
  let state = nothingHeld;
  let ahead: { from: ListState; event: ListEvent; to: ListState } | undefined;
  function after(event: ListEvent): ListState {
    if (ahead?.from !== state || ahead.event !== event)
      ahead = { from: state, event, to: reduceList(state, event) };
    return ahead.to;
  }
  const listeners = new Set<() => void>();
  const subscribe: ListStore["subscribe"] = (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read: () => state,
    after,
    dispatch(event) {
      const next = after(event);
      ahead = undefined;
      if (next === state) return;
      state = next;
      for (const tell of [...listeners]) tell();
    },
    subscribe,
    until: (test) =>
      new Promise((resolve) => {
        const check = () => {
          if (!test(state)) return;
          stop();
          resolve();
        };
        const stop = subscribe(check);
        check();
      }),
  };
}

const stores = new WeakMap<object, ListStore>();

/** One store for the browser’s lifetime; on the server, where each page has its own query client, one for each page. */
export function listStoreOf(client: object): ListStore {
  const store = stores.get(client) ?? createListStore();
  stores.set(client, store);
  return store;
}
