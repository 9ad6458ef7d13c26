import type { Store } from "@/lib/db/store";
import type { ListComparing } from "@/lib/mirror/comparing/open-comparing";
import { beginPolling, type PollClient, type Polling } from "@/lib/mirror/polling/poll-assessments";
import type { Guard } from "@/lib/sync/guard";

/** Keeps the comparing thread, with what it knows, from one poll to the next. */
export type PollingKeeper = {
  ready(): Promise<Polling>;
  /** For when another process may change what it knows. */
  forget(): Promise<void>;
};

export function keepPolling(parts: {
  store: Store;
  client: PollClient;
  guard: Guard;
  openComparing: () => ListComparing;
}): PollingKeeper {
  const { store, client, guard, openComparing } = parts;
  let polling: Polling | undefined;

  return {
    async ready() {
      if (polling && !polling.comparing.isOver()) return polling;
      const comparing = openComparing();
      try {
        polling = await beginPolling({ store, client, comparing, guard });
        return polling;
      } catch (error) {
        await comparing.close();
        throw error;
      }
    },
    async forget() {
      const comparing = polling?.comparing;
      polling = undefined;
      await comparing?.close();
    },
  };
}
