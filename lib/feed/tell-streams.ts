import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import { type LimitedReader, openLimitedReader } from "@/lib/feed/limited-reader";
import type { Listener } from "@/lib/feed/listener";
import type { Position } from "@/lib/feed/position";
import { type Head, readHead, readNews } from "@/lib/feed/read-news";
import { sharedWriter } from "@/lib/feed/shared-writer";
import type { Streams } from "@/lib/feed/streams";
import { createSyncPace } from "@/lib/feed/sync-pace";
import { newsMessage, syncMessage, writeEvent } from "@/lib/feed/write-message";

const watchEveryMs = 20_000;
/** Browsers poll when a stream was silent for 10 s, and proxies close silent connections. */
const silentMs = 4_000;
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
  /** One for each stream of a limited member. */
  const limited = new WeakMap<Listener, LimitedReader>();

  /** What a stream that joins lacks; undefined: nothing. */
  async function readFor(listener: Listener, from: Position | undefined, head: Head, isFirst: boolean) {
    const { limit } = listener.reader;
    if (!limit) return readNews(store, from, head);
    const reader = limited.get(listener) ?? openLimitedReader(store, limit);
    limited.set(listener, reader);
    return isFirst ? reader.begin(head, from) : reader.next(head);
  }

  function tellSync(head: Head, nowMs: number): void {
    const write = sharedWriter((reader) => syncMessage(head.mirror, reader, store.now()));
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
    const write = sharedWriter((reader) => newsMessage(news, reader, store.now()));
    const waiting = streams
      .told()
      .filter(([, at]) => at.epoch !== known?.epoch || at.version < known.version);
    const isLimited = ([listener]: [Listener, Position]) => limited.has(listener);
    for (const [listener, position] of waiting.filter((one) => !isLimited(one))) {
      if (write(listener)) streams.tell(listener, news.position);
      else streams.fallBehind(listener, position);
    }
    for (const [listener, position] of waiting.filter(isLimited)) await tellLimited(listener, position, head);
  }

  /** If its rows can’t be read now, the stream ends, and loads everything when it comes back. */
  async function tellLimited(listener: Listener, position: Position, head: Head): Promise<void> {
    try {
      const own = await limited.get(listener)?.next(head);
      const upTo = { epoch: head.epoch, version: head.version };
      if (!own || listener.write(writeEvent(newsMessage(own, listener.reader, store.now()))))
        streams.tell(listener, upTo);
      else streams.fallBehind(listener, position);
    } catch (error) {
      log.warn({ err: error }, "a limited reader could not be told of changes");
      listener.end();
    }
  }

  return {
    async join(listener, after) {
      let from = after;
      let isFirst = true;
      try {
        do {
          const head = await readHead(store);
          const news = await readFor(listener, from, head, isFirst);
          if (!listener.isOpen()) return;
          if (news && !listener.write(writeEvent(newsMessage(news, listener.reader, store.now()))))
            return streams.fallBehind(listener, from);
          from = { epoch: head.epoch, version: head.version };
          isFirst = false;
          if (!streams.isAnyTold()) syncPace.note(head.mirror, performance.now());
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
