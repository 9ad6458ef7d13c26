import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import type { Listener } from "@/lib/feed/listener";
import type { Position } from "@/lib/feed/position";
import { type Head, readHead, readNews } from "@/lib/feed/read-news";
import { sharedWriter } from "@/lib/feed/shared-writer";
import type { Streams } from "@/lib/feed/streams";
import { createSyncPace } from "@/lib/feed/sync-pace";
import { newsMessage, syncMessage } from "@/lib/feed/write-message";

const watchEveryMs = 20_000;
/** Proxies close silent connections, and browsers take them for dead. */
const silentMs = 15_000;
/** A first list takes minutes: readers are told to reload at most this often. */
const reloadEveryMs = 2_000;

export type Teller = {
  /** Tells a stream all that it lacks, or ends it. */
  join(listener: Listener, after: Position | undefined): Promise<void>;
  look(): Promise<void>;
  forgetUnheard(): void;
};

export function openTeller(parts: {
  store: Store;
  streams: Streams;
  log: Logger;
  watch: () => void;
}): Teller {
  const { store, streams, log, watch } = parts;
  const syncPace = createSyncPace();
  const dueMs = { watch: 0, news: 0 };
  let known: Position | undefined;

  function tellSync(head: Head, nowMs: number): void {
    const write = sharedWriter((role) => syncMessage(head.mirror, role, store.now()));
    const isDue = syncPace.isDue(head.mirror, nowMs);
    if (isDue) syncPace.note(head.mirror, nowMs);
    for (const [listener, position] of streams.told()) {
      if (!isDue && nowMs - listener.writtenAtMs() < silentMs) continue;
      if (!write(listener)) streams.fallBehind(listener, position);
    }
  }

  async function tellNews(head: Head, nowMs: number): Promise<void> {
    const news = await readNews(store, known, head);
    if (!news.rows) dueMs.news = nowMs + reloadEveryMs;
    known = news.position;
    syncPace.note(news.mirror, nowMs);
    const write = sharedWriter((role) => newsMessage(news, role, store.now()));
    for (const [listener, position] of streams.told()) {
      if (position.epoch === known.epoch && position.version >= known.version) continue;
      if (write(listener)) streams.tell(listener, known);
      else streams.fallBehind(listener, position);
    }
  }

  return {
    async join(listener, after) {
      let from = after;
      try {
        do {
          const news = await readNews(store, from, await readHead(store));
          if (!listener.isOpen()) return;
          if (!sharedWriter((role) => newsMessage(news, role, store.now()))(listener))
            return streams.fallBehind(listener, from);
          from = news.position;
          if (!streams.isAnyTold()) syncPace.note(news.mirror, performance.now());
        } while (known && known.epoch === from.epoch && known.version > from.version);
      } catch (error) {
        log.warn({ err: error }, "a reader could not be told what it lacks");
        return listener.end();
      }
      known ??= from;
      streams.tell(listener, from);
    },
    async look() {
      if (!streams.isAnyTold()) return;
      const head = await readHead(store);
      const nowMs = performance.now();
      if (nowMs >= dueMs.watch) {
        dueMs.watch = nowMs + watchEveryMs;
        watch();
      }
      const isNew = head.epoch !== known?.epoch || head.version !== known.version;
      if (isNew && nowMs >= dueMs.news) await tellNews(head, nowMs);
      else tellSync(head, nowMs);
    },
    forgetUnheard() {
      if (!streams.isAnyTold()) known = undefined;
    },
  };
}
