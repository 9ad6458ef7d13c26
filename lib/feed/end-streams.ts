import type { Store } from "@/lib/db/store";
import type { Listener } from "@/lib/feed/listener";
import { readSessionStates } from "@/lib/feed/read-session-states";
import type { Streams } from "@/lib/feed/streams";
import { writeEvent } from "@/lib/feed/write-message";

/** A session that was ended elsewhere loses its streams within 5 s, slow looks included. */
const sessionsEveryMs = 2_000;
/** A stream that nobody reads for this long has probably lost its browser. */
const usualUnreadMs = 60_000;

export type StreamEnder = {
  look(): Promise<void>;
  endSession(id: string): void;
};

/** `bye` tells the reader not to come back. */
const endWithBye = (listener: Listener) => listener.end(writeEvent({ kind: "bye" }));

export function openStreamEnder(parts: {
  store: Store;
  streams: Streams;
  sessionIdleMs: number;
  unreadMs?: number;
}): StreamEnder {
  const { store, streams, sessionIdleMs: idleMs, unreadMs = usualUnreadMs } = parts;
  let sessionsDueMs = 0;

  /** A slow reader comes back, and goes on from where it was. */
  function endUnread(nowMs: number): void {
    for (const listener of streams.all()) if (nowMs - listener.unreadSinceMs() >= unreadMs) listener.end();
  }

  async function checkSessions(nowMs: number): Promise<void> {
    if (nowMs < sessionsDueMs) return;
    sessionsDueMs = nowMs + sessionsEveryMs;
    const readers = streams.all().map(({ reader }) => reader);
    const stateOf = await readSessionStates(store, readers, { now: store.now(), idleMs });
    for (const listener of streams.all()) {
      const now = stateOf(listener.reader);
      if (now === "ended") endWithBye(listener);
      // It comes back at once, with its new rights.
      if (now === "other_rights") listener.end();
    }
  }

  return {
    async look() {
      endUnread(performance.now());
      await checkSessions(performance.now());
    },
    endSession(id) {
      for (const listener of streams.all()) if (listener.reader.sessionId === id) endWithBye(listener);
    },
  };
}
