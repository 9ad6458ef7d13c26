import type { FeedState } from "@/components/feed/feed-protocol";
import { feedMessage } from "@/components/feed/read-message";
import type { FeedMessage } from "@/lib/feed/schema";

export type Stream = Pick<EventSource, "addEventListener" | "close">;

export type Follower = {
  position(): string;
  pause(): void;
  resume(): void;
  end(): void;
};

type Parts = {
  after: string;
  /** Opens the stream; without it, the follower asks for changes every few seconds. */
  open?: (after: string) => Stream;
  ask: (after: string) => Promise<FeedMessage>;
  /** `since`: the follower’s position before the message. */
  tell: (message: FeedMessage, since: string) => void;
  changeState: (state: FeedState) => void;
};

const kinds = ["changes", "sync", "reload", "bye"] as const satisfies FeedMessage["kind"][];

/** The server says something every 15 s: a connection silent for longer is dead. */
const silentMs = 45_000;
const askEveryMs = 3_000;
const longestRetryMs = 30_000;

/**
 * The wait before the next try, in milliseconds: longer with each failure, and spread, so that a restarted server
 * doesn’t meet all browsers at once.
 * @param random from 0 up to 1.
 */
export const retryDelayMs = (failures: number, random: number): number =>
  Math.min(1_000 * 2 ** Math.max(failures - 1, 0), longestRetryMs) * (0.25 + random * 0.75);

export function followFeed({ after, open, ask, tell, changeState }: Parts): Follower {
  let position = after;
  let stream: Stream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let brokenSinceMs: number | undefined;
  /** Raised when what is under way no longer counts. */
  let turn = 0;
  let ended = false;

  function stop(): void {
    turn += 1;
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  }

  function finish(): void {
    ended = true;
    stop();
    changeState({ kind: "ended" });
  }

  function take(message: FeedMessage): void {
    const since = position;
    if (message.kind === "changes" || message.kind === "reload") position = message.version;
    brokenSinceMs = undefined;
    changeState({ kind: "live" });
    tell(message, since);
    if (message.kind === "bye") finish();
  }

  function wait(delayMs: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, delayMs);
  }

  function connect(): void {
    stop();
    if (!open) {
      wait(askEveryMs, () => void recover());
      return;
    }
    const mine = open(position);
    stream = mine;
    const lost = () => {
      if (stream !== mine) return;
      stop();
      failures += 1;
      wait(retryDelayMs(failures, Math.random()), () => void recover());
    };
    for (const kind of kinds) {
      mine.addEventListener(kind, (event) => {
        if (stream !== mine) return;
        const message = readMessage(kind, (event as MessageEvent<unknown>).data);
        if (!message) return lost();
        failures = 0;
        wait(silentMs, lost);
        take(message);
      });
    }
    mine.addEventListener("error", lost);
    wait(silentMs, lost);
  }

  /** A plain request first: unlike a stream, it tells an ended session from a broken connection. */
  async function recover(): Promise<void> {
    const mine = ++turn;
    try {
      const message = await ask(position);
      if (turn !== mine) return;
      take(message);
      if (!ended) connect();
    } catch {
      if (turn !== mine) return;
      failures += 1;
      brokenSinceMs ??= Date.now();
      changeState({ kind: "broken", sinceMs: brokenSinceMs });
      wait(retryDelayMs(failures, Math.random()), () => void recover());
    }
  }

  const begin = () => (open ? connect() : void recover());
  begin();

  return {
    position: () => position,
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
