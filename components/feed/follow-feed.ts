import type { FeedState } from "@/components/feed/feed-protocol";
import { feedMessage } from "@/components/feed/read-message";
import { covers } from "@/lib/feed/position";
import type { FeedMessage } from "@/lib/feed/schema";

export type Stream = Pick<EventSource, "addEventListener" | "close">;

export type Follower = {
  position(): string;
  /** Asks at once: changes may have been missed, or the network may be another one. */
  check(): void;
  pause(): void;
  resume(): void;
  end(): void;
};

type Parts = {
  after: string;
  /** Opens the stream; without it, the follower only polls. */
  open?: (after: string) => Stream;
  ask: (after: string) => Promise<FeedMessage>;
  /** `since`: the follower’s position before the message. */
  tell: (message: FeedMessage, since: string) => void;
  changeState: (state: FeedState) => void;
};

const kinds = ["changes", "sync", "reload", "bye"] as const satisfies FeedMessage["kind"][];

/** The server sends something every 5 s: a stream silent for this long is withheld or dead. */
const silentMs = 10_000;
/** One that is still open after the computer slept may be dead. */
const doubtfulMs = 6_000;
const pollEveryMs = 3_000;
const longestRetryMs = 30_000;
const longestStreamRetryMs = 5 * 60_000;

/**
 * The wait before the next try, in milliseconds: longer with each failure, and spread, so that a restarted server
 * doesn’t meet all browsers at once.
 * @param random from 0 up to 1.
 */
export const retryDelayMs = (failures: number, random: number): number =>
  Math.min(1_000 * 2 ** Math.max(failures - 1, 0), longestRetryMs) * (0.25 + random * 0.75);

/** The first two streams that fail are replaced at once; later ones after 30 s, a minute and so on. */
const streamRetryMs = (failures: number): number =>
  failures < 2 ? 0 : Math.min(7_500 * 2 ** failures, longestStreamRetryMs);

/** Follows the changes by a stream, and polls while something withholds it. */
export function followFeed({ after, open, ask, tell, changeState }: Parts): Follower {
  let position = after;
  let stream: Stream | undefined;
  let heardAtMs = 0;
  let failedStreams = 0;
  let streamDueMs = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isPolling = !open;
  let failedPolls = 0;
  let nextPoll: ReturnType<typeof setTimeout> | undefined;
  let brokenSinceMs: number | undefined;
  /** Raised when the answer under way no longer counts. */
  let turn = 0;
  let ended = false;

  function closeStream(): void {
    clearTimeout(silence);
    stream?.close();
    stream = undefined;
  }

  function stop(): void {
    turn += 1;
    clearTimeout(nextPoll);
    closeStream();
  }

  function finish(): void {
    ended = true;
    stop();
    changeState({ kind: "ended" });
  }

  function take(message: FeedMessage): void {
    const since = position;
    failedPolls = 0;
    brokenSinceMs = undefined;
    changeState({ kind: isPolling ? "polling" : "live" });
    if (message.kind === "changes" || message.kind === "reload") {
      const isBehind = covers(position, message.version) && !covers(message.version, position);
      // A stream that was withheld delivers what polling has brought. A reload may go back: the server was restored.
      if (isBehind && message.kind === "changes") return;
      position = message.version;
    }
    tell(message, since);
    if (message.kind === "bye") finish();
  }

  function connect(): void {
    if (!open) return;
    closeStream();
    const mine = open(position);
    stream = mine;
    heardAtMs = Date.now();
    const lose = () => {
      if (stream !== mine) return;
      closeStream();
      failedStreams += 1;
      streamDueMs = Date.now() + streamRetryMs(failedStreams);
      if (failedStreams > 1) isPolling = true;
      pollIn(retryDelayMs(1, Math.random()));
    };
    const missTheNext = () => {
      isPolling = true;
      if (brokenSinceMs === undefined) changeState({ kind: "polling" });
      lose();
    };
    const awaitTheNext = () => {
      clearTimeout(silence);
      silence = setTimeout(missTheNext, silentMs);
    };
    for (const kind of kinds) {
      mine.addEventListener(kind, (event) => {
        if (stream !== mine) return;
        const message = readMessage(kind, (event as MessageEvent<unknown>).data);
        if (!message) return lose();
        turn += 1;
        clearTimeout(nextPoll);
        isPolling = false;
        failedStreams = 0;
        heardAtMs = Date.now();
        awaitTheNext();
        take(message);
      });
    }
    mine.addEventListener("error", lose);
    awaitTheNext();
  }

  function pollIn(delayMs: number): void {
    clearTimeout(nextPoll);
    nextPoll = setTimeout(() => void poll(), delayMs);
  }

  /** Unlike a stream, a plain request tells an ended session from a broken connection. */
  async function poll(): Promise<void> {
    const mine = ++turn;
    clearTimeout(nextPoll);
    try {
      const message = await ask(position);
      if (turn !== mine) return;
      take(message);
      if (ended) return;
      if (!stream && Date.now() >= streamDueMs) connect();
      if (isPolling) pollIn(pollEveryMs);
    } catch {
      if (turn !== mine) return;
      failedPolls += 1;
      brokenSinceMs ??= Date.now();
      changeState({ kind: "broken", sinceMs: brokenSinceMs });
      pollIn(retryDelayMs(failedPolls, Math.random()));
    }
  }

  const begin = () => (open ? connect() : void poll());
  begin();

  return {
    position: () => position,
    check() {
      if (ended) return;
      if (isPolling || Date.now() - heardAtMs > doubtfulMs) closeStream();
      failedStreams = 0;
      streamDueMs = 0;
      void poll();
    },
    pause: stop,
    resume() {
      if (!ended) begin();
    },
    end: finish,
  };
}

function readMessage(kind: FeedMessage["kind"], data: unknown): FeedMessage | undefined {
  try {
    const read = feedMessage.safeParse({ ...JSON.parse(String(data)), kind });
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
