import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import { openStreamEnder } from "@/lib/feed/end-streams";
import { readFor } from "@/lib/feed/limited-reader";
import type { FeedReader } from "@/lib/feed/listener";
import { createLookTimer } from "@/lib/feed/look-timer";
import type { Position } from "@/lib/feed/position";
import { readHead, readNews } from "@/lib/feed/read-news";
import type { FeedMessage } from "@/lib/feed/schema";
import { type MostStreams, openStreams } from "@/lib/feed/streams";
import { openTeller } from "@/lib/feed/tell-streams";
import { newsMessage } from "@/lib/feed/write-message";

/** One look at the store serves any number of readers. */
export type Feed = {
  /** @param after undefined: only what is new from now on. @throws ProblemError 429 `too_many_streams`. */
  open(reader: FeedReader, after: Position | undefined, signal: AbortSignal): ReadableStream<Uint8Array>;
  changesSince(after: Position | undefined, reader: Pick<FeedReader, "role" | "limit">): Promise<FeedMessage>;
  wake(): void;
  endSession(id: string): void;
  size(): number;
  /** Its readers reconnect, to this process or another. */
  close(): void;
};

/** Looks at the store only while a stream is open. */
export function openFeed(parts: {
  store: Store;
  log: Logger;
  sessionIdleMs: number;
  watch: () => void;
  atMost?: MostStreams;
  unreadMs?: number;
}): Feed {
  const { store, log } = parts;
  const streams = openStreams(parts.atMost);
  const teller = openTeller({ ...parts, streams });
  const ender = openStreamEnder({ ...parts, streams });
  const timer = createLookTimer(look);
  let isFailing = false;
  let isClosed = false;

  async function look(): Promise<boolean> {
    try {
      await ender.look();
      await teller.look();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "looking for changes failed");
      isFailing = true;
    }
    teller.forgetUnheard();
    return streams.size() > 0;
  }

  return {
    open(reader, after, signal) {
      streams.refuseMore(reader);
      const { listener, stream } = streams.open(reader, signal, teller.join);
      if (isClosed) listener.end();
      if (listener.isOpen()) {
        timer.goOn();
        void teller.join(listener, after);
      }
      return stream;
    },
    async changesSince(after, reader) {
      const head = await readHead(store);
      const news = reader.limit
        ? await readFor(store, reader.limit, head, after)
        : await readNews(store, after, head);
      return newsMessage(news, reader, store.now());
    },
    wake: () => timer.wake(streams.isAnyTold()),
    endSession: ender.endSession,
    size: streams.size,
    close() {
      isClosed = true;
      for (const listener of streams.all()) listener.end();
      timer.stop();
    },
  };
}
