import { covers } from "@/lib/feed/position";
import type { FeedMessage } from "@/lib/feed/schema";

export type FeedListener = (message: FeedMessage) => void;

/** One tab’s end of the feed: each listener gets every message once, without a gap. */
export type TabFeed = {
  /** @returns a function that ends it. */
  subscribe(listener: FeedListener): () => void;
  /** `since`: the sender’s position before the message; by default this tab’s. */
  receive(message: FeedMessage, since?: string): void;
  /** The worker’s position: if it is ahead, this tab has missed something. */
  noteAhead(position: string): void;
  position(): string;
};

const askAgainMs = 2_000;

/** @param parts.after the position of the tab’s first data. */
export function createTabFeed(parts: {
  after: string;
  ask: (after: string) => Promise<FeedMessage>;
}): TabFeed {
  let position = parts.after;
  let asking = false;
  let missed = false;
  const listeners = new Set<FeedListener>();

  function deliver(message: FeedMessage): void {
    if (message.kind === "changes" || message.kind === "reload") {
      const isBehind = covers(position, message.version) && !covers(message.version, position);
      // A late answer to an earlier request. A reload counts: the server may have been restored.
      if (isBehind && message.kind === "changes") return;
      position = message.version;
    }
    for (const listener of [...listeners]) listener(message);
  }

  async function catchUp(): Promise<void> {
    missed = true;
    if (asking) return;
    asking = true;
    while (missed) {
      missed = false;
      try {
        deliver(await parts.ask(position));
      } catch {
        missed = true;
        await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      }
    }
    asking = false;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive(message, since = position) {
      if (message.kind !== "changes") {
        // Its version replaces whatever was missing.
        deliver(message);
      } else if (asking || !covers(position, since)) {
        void catchUp();
      } else if (covers(message.version, position)) {
        deliver(message);
      }
    },
    noteAhead(other) {
      if (!covers(position, other)) void catchUp();
    },
    position: () => position,
  };
}
