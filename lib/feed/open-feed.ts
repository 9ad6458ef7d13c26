import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { tooMany } from "@/lib/errors";
import { type FeedReader, type Listener, openListener } from "@/lib/feed/listener";
import type { Position } from "@/lib/feed/position";
import { type Head, readHead, readNews } from "@/lib/feed/read-news";
import { readStandings } from "@/lib/feed/read-standings";
import type { FeedMessage } from "@/lib/feed/schema";
import { sharedWriter } from "@/lib/feed/shared-writer";
import { createSyncPace } from "@/lib/feed/sync-pace";
import { newsMessage, syncMessage, writeEvent } from "@/lib/feed/write-message";

/** Tells any number of readers what changes in one source, for the price of one look. */
export type Feed = {
  /**
   * A stream of server-sent events (schema.ts) that begins at once, with what came after the position.
   * @param after undefined for a reader that only wants what comes.
   * @throws ProblemError 429 `too_many_streams` where the reader, or all of them, have as many as they may.
   */
  open(reader: FeedReader, after: Position | undefined, signal: AbortSignal): ReadableStream<Uint8Array>;
  /** The same as one message, for readers without a stream. */
  changesSince(after: Position | undefined, role: Role): Promise<FeedMessage>;
  /** Something was committed: this process's readers needn't wait for the next look. */
  wake(): void;
  /** This session was ended here: its streams needn’t wait for the next look at sessions. */
  endSession(id: string): void;
  /** How many streams are open. */
  size(): number;
  /** Ends every stream; its reader tries again, here or elsewhere. */
  close(): void;
};

const lookEveryMs = 1_000;
/** Writes come in pairs and more: they are told together. */
const wakeMs = 50;
/** A session that was ended elsewhere has no streams after 5 s, slow looks included. */
const sessionsEveryMs = 2_000;
const watchEveryMs = 20_000;
/** Where nothing is fetched for so long, nobody may be there to fetch it. */
const usualUnreadMs = 60_000;
/** Proxies close what is silent, and browsers take it for dead. */
const silentMs = 15_000;
/** Meanwhile one of the streams may have ended. */
const refusedForMs = 30_000;
/** A first sync goes on for minutes: nobody is told to reload more often than this. */
const reloadEveryMs = 2_000;

/**
 * Opens the feed of this process. It looks at the store only while somebody listens.
 * @param parts.sessionIdleMs how long sessions stay without anything done in them.
 * @param parts.watch told from time to time while anybody does.
 * @param parts.atMost how many streams may be open, of one person and in all; without it, any number.
 * @param parts.unreadMs how long a stream may lie there unread before it is ended.
 */
export function openFeed(parts: {
  store: Store;
  log: Logger;
  sessionIdleMs: number;
  watch: () => void;
  atMost?: { perPerson: number; inAll: number };
  unreadMs?: number;
}): Feed {
  const { store, log, watch, atMost, unreadMs = usualUnreadMs } = parts;
  const listeners = new Set<Listener>();
  /** Who has everything up to here, and is told what comes. */
  const told = new Map<Listener, Position>();
  /** Who didn't fetch what was written, and has everything up to here. */
  const behind = new Map<Listener, Position | undefined>();
  /** Up to where `told` has been told. */
  let known: Position | undefined;
  const syncPace = createSyncPace();
  const dueMs = { sessions: 0, watch: 0, news: 0 };
  let timer: NodeJS.Timeout | undefined;
  let timerAtMs = Number.POSITIVE_INFINITY;
  let isLooking = false;
  let isWoken = false;
  let isFailing = false;
  let isClosed = false;

  function lookIn(delayMs: number): void {
    const atMs = performance.now() + delayMs;
    if (isLooking || atMs >= timerAtMs) return;
    clearTimeout(timer);
    timerAtMs = atMs;
    timer = setTimeout(() => void look(), delayMs).unref();
  }

  async function look(): Promise<void> {
    timerAtMs = Number.POSITIVE_INFINITY;
    isLooking = true;
    isWoken = false;
    try {
      endUnread(performance.now());
      await checkSessions(performance.now());
      if (told.size > 0) await tell(await readHead(store), performance.now());
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "looking for changes failed");
      isFailing = true;
    }
    isLooking = false;
    if (told.size === 0) known = undefined;
    if (listeners.size > 0) lookIn(isWoken ? wakeMs : lookEveryMs);
  }

  async function tell(head: Head, nowMs: number): Promise<void> {
    if (nowMs >= dueMs.watch) {
      dueMs.watch = nowMs + watchEveryMs;
      watch();
    }
    const isNew = head.epoch !== known?.epoch || head.version !== known.version;
    if (isNew && nowMs >= dueMs.news) return tellNews(head, nowMs);
    const write = sharedWriter((role) => syncMessage(head.mirror, role, store.now()));
    const isDue = syncPace.isDue(head.mirror, nowMs);
    if (isDue) syncPace.note(head.mirror, nowMs);
    for (const [listener, position] of [...told]) {
      if (!isDue && nowMs - listener.writtenAtMs() < silentMs) continue;
      if (!write(listener)) fallBehind(listener, position);
    }
  }

  async function tellNews(head: Head, nowMs: number): Promise<void> {
    const news = await readNews(store, known, head);
    if (!news.rows) dueMs.news = nowMs + reloadEveryMs;
    known = news.position;
    syncPace.note(news.mirror, nowMs);
    const write = sharedWriter((role) => newsMessage(news, role, store.now()));
    for (const [listener, position] of [...told]) {
      if (position.epoch === known.epoch && position.version >= known.version) continue;
      if (write(listener)) told.set(listener, known);
      else fallBehind(listener, position);
    }
  }

  function fallBehind(listener: Listener, position: Position | undefined): void {
    told.delete(listener);
    if (listener.isOpen()) behind.set(listener, position);
  }

  /** Tells a listener what it lacks, until it has what all others have. */
  async function join(listener: Listener, after: Position | undefined): Promise<void> {
    let from = after;
    try {
      do {
        const news = await readNews(store, from, await readHead(store));
        if (!listener.isOpen()) return;
        if (!sharedWriter((role) => newsMessage(news, role, store.now()))(listener))
          return fallBehind(listener, from);
        from = news.position;
        if (told.size === 0) syncPace.note(news.mirror, performance.now());
      } while (known && known.epoch === from.epoch && known.version > from.version);
    } catch (error) {
      log.warn({ err: error }, "a reader could not be told what it lacks");
      return listener.end();
    }
    known ??= from;
    told.set(listener, from);
    lookIn(lookEveryMs);
  }

  /** A reader that is only slow comes back, and goes on from where it was. */
  function endUnread(nowMs: number): void {
    for (const listener of [...listeners]) if (nowMs - listener.unreadSinceMs() >= unreadMs) listener.end();
  }

  function refuseMore({ memberId }: FeedReader): void {
    if (!atMost) return;
    const own = [...listeners].filter(({ reader }) => reader.memberId === memberId);
    if (own.length < atMost.perPerson && listeners.size < atMost.inAll) return;
    throw tooMany(
      "Shortlist is open in too many places at once to tell all of them of changes. Close some, then try again.",
      refusedForMs,
      { reason: "too_many_streams" },
    );
  }

  async function checkSessions(nowMs: number): Promise<void> {
    if (nowMs < dueMs.sessions) return;
    dueMs.sessions = nowMs + sessionsEveryMs;
    const readers = [...listeners].map(({ reader }) => reader);
    const clock = { now: store.now(), idleMs: parts.sessionIdleMs };
    const standing = await readStandings(store.db, readers, clock);
    for (const listener of [...listeners]) {
      const now = standing(listener.reader);
      if (now === "ended") listener.end(writeEvent({ kind: "bye" }));
      // It comes back at once, with the new role.
      if (now === "other_role") listener.end();
    }
  }

  return {
    open(reader, after, signal) {
      refuseMore(reader);
      const { listener, stream } = openListener(reader, signal, {
        ready(waiting) {
          if (!behind.has(waiting)) return;
          const position = behind.get(waiting);
          behind.delete(waiting);
          void join(waiting, position);
        },
        gone(ended) {
          listeners.delete(ended);
          told.delete(ended);
          behind.delete(ended);
        },
      });
      if (isClosed) listener.end();
      if (listener.isOpen()) {
        listeners.add(listener);
        lookIn(lookEveryMs);
        void join(listener, after);
      }
      return stream;
    },
    async changesSince(after, role) {
      return newsMessage(await readNews(store, after, await readHead(store)), role, store.now());
    },
    wake() {
      isWoken = true;
      if (told.size > 0) lookIn(wakeMs);
    },
    endSession(id) {
      for (const listener of [...listeners])
        if (listener.reader.sessionId === id) listener.end(writeEvent({ kind: "bye" }));
    },
    size: () => listeners.size,
    close() {
      isClosed = true;
      for (const listener of [...listeners]) listener.end();
      clearTimeout(timer);
    },
  };
}
