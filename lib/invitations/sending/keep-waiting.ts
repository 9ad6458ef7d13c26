import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import { renewDeadlines } from "@/lib/invitations/sending/renew-deadlines";
import { renewEveryMs } from "@/lib/invitations/state/deadlines";

/** Invitations that wait for their turn in this process: while it lives, they don't count as lost. */
export type Waiting = {
  add(id: string): void;
  delete(id: string): void;
  stop(): void;
};

export function keepWaiting(store: Store, log: Logger): Waiting {
  const waiting = new Set<string>();
  const renewing = setInterval(() => {
    if (waiting.size === 0) return;
    renewDeadlines(store, [...waiting]).catch((error: unknown) =>
      log.warn({ err: error }, "the deadlines of waiting invitations were not moved"),
    );
  }, renewEveryMs).unref();
  return {
    add: (id) => waiting.add(id),
    delete: (id) => waiting.delete(id),
    stop: () => clearInterval(renewing),
  };
}
