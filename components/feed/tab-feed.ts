import { covers } from "@/lib/feed/position";
import type { FeedMessage } from "@/lib/feed/schema";

export type FeedListener = (message: FeedMessage) => void;

/** One tab's end of the feed: what it is told goes to every listener once, and nothing is missing between. */
export type TabFeed = {
  /**
   * @param after the version of the data that the listener stands on: it is told what came since.
   * @returns what ends it.
   */
  subscribe(listener: FeedListener, after?: string): () => void;
  /** Takes a message. `since`: where its sender stood before it; without it, it follows on this tab's position. */
  receive(message: FeedMessage, since?: string): void;
  /** Notes that somebody is at this position: if that is ahead of this tab, the tab has missed something. */
  noteAhead(position: string): void;
  /** Up to where this tab has everything. */
  position(): string;
};

type Told = { since: string; message: Extract<FeedMessage, { version: string }> };

/** Enough for a screen that was rendered on the server some seconds ago. */
const keptMessages = 100;
const askAgainMs = 2_000;

/**
 * @param parts.after up to where the tab's first data went.
 * @param parts.ask what changed after a position (ask-for-changes.ts).
 */
export function createTabFeed(parts: {
  after: string;
  ask: (after: string) => Promise<FeedMessage>;
}): TabFeed {
  let position = parts.after;
  let asking = false;
  let missed = false;
  const listeners = new Set<FeedListener>();
  const kept: Told[] = [];

  function deliver(message: FeedMessage): void {
    if (message.kind === "changes" || message.kind === "reload") {
      const isBehind = covers(position, message.version) && position !== message.version;
      // An answer to an earlier question, overtaken. A reload counts: the server may have been restored.
      if (isBehind && message.kind === "changes") return;
      if (isBehind) kept.length = 0;
      kept.push({ since: position, message });
      if (kept.length > keptMessages) kept.shift();
      position = message.version;
    }
    for (const listener of [...listeners]) listener(message);
  }

  /** Asks until there is no gap. */
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

  /** What was told after a position, if that is still known. */
  function toldSince(after: string): FeedMessage[] | undefined {
    const rest = kept.filter(({ message }) => !covers(after, message.version));
    const [first] = rest;
    return first && covers(after, first.since) ? rest.map(({ message }) => message) : undefined;
  }

  async function catchUpAlone(listener: FeedListener, after: string): Promise<void> {
    try {
      const message = await parts.ask(after);
      if (listeners.has(listener)) listener(message);
    } catch {
      setTimeout(() => listeners.has(listener) && void catchUpAlone(listener, after), askAgainMs);
    }
  }

  return {
    subscribe(listener, after) {
      listeners.add(listener);
      if (after !== undefined && !covers(after, position)) {
        const told = toldSince(after);
        if (told) for (const message of told) listener(message);
        else void catchUpAlone(listener, after);
      }
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
