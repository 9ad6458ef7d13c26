import { askForChanges } from "@/components/feed/ask-for-changes";
import type { FeedState, FromWorker, ToWorker } from "@/components/feed/feed-protocol";
import { followFeed } from "@/components/feed/follow-feed";
import { isVisible, onReturn } from "@/components/feed/on-return";
import type { FeedMessage } from "@/lib/feed/schema";

type Parts = {
  /** Of the session and the build: another sign-in or release gets a worker of its own. */
  name: string;
  position: () => string;
  receive: (message: FeedMessage, since: string) => void;
  noteAhead: (position: string) => void;
  changeState: (state: FeedState) => void;
  /** Whether messages are wanted while the tab is hidden. */
  isWantedUnseen: () => boolean;
};

export type FeedConnection = {
  signedOut(): void;
  close(): void;
};

type Connected = FeedConnection & {
  /** Asks for changes at once. */
  check(): void;
};

const hereEveryMs = 20_000;
/** The worker answers at once; one that is silent for so long has died, which no event tells. */
const answersWithinMs = 30_000;

/** Without shared workers, or when theirs has died, the tab asks for changes by itself. */
export function connectFeed(parts: Parts): FeedConnection {
  let connection: Connected | undefined;
  let closed = false;
  const askByItself = () => {
    if (closed) return;
    connection?.close();
    connection = connectAlone(parts);
  };
  try {
    connection = connectWorker(parts, askByItself);
  } catch {
    askByItself();
  }
  const stopListening = onReturn(() => connection?.check());
  return {
    signedOut: () => connection?.signedOut(),
    close() {
      closed = true;
      stopListening();
      connection?.close();
    },
  };
}

function connectWorker(parts: Parts, failed: () => void): Connected {
  const worker = new SharedWorker(new URL("./feed-worker.ts", import.meta.url), {
    name: parts.name,
    type: "module",
  });
  const { port } = worker;
  const say = (message: ToWorker) => port.postMessage(message);
  let unansweredSinceMs: number | undefined;
  const here = () => {
    // A hidden tab’s timers run late: only a visible one can tell a dead worker from its own sleep.
    if (isVisible()) {
      unansweredSinceMs ??= performance.now();
      if (performance.now() - unansweredSinceMs > answersWithinMs) return failed();
    } else unansweredSinceMs = undefined;
    say({ kind: "here", after: parts.position(), visible: isVisible() || parts.isWantedUnseen() });
  };
  const leave = () => say({ kind: "leave" });

  worker.addEventListener("error", failed);
  port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    unansweredSinceMs = undefined;
    if (data.kind === "told") parts.receive(data.message, data.since);
    else if (data.kind === "at") parts.noteAhead(data.position);
    else parts.changeState(data.state);
  });
  port.start();
  here();
  const timer = setInterval(here, hereEveryMs);
  document.addEventListener("visibilitychange", here);
  window.addEventListener("pageshow", here);
  window.addEventListener("pagehide", leave);

  return {
    check: () => say({ kind: "check" }),
    signedOut: () => say({ kind: "signed_out" }),
    close() {
      clearInterval(timer);
      worker.removeEventListener("error", failed);
      document.removeEventListener("visibilitychange", here);
      window.removeEventListener("pageshow", here);
      window.removeEventListener("pagehide", leave);
      leave();
      port.close();
    },
  };
}

function connectAlone({ position, receive, changeState, isWantedUnseen }: Parts): Connected {
  const follower = followFeed({ after: position(), ask: askForChanges, tell: receive, changeState });
  const look = () => (isVisible() || isWantedUnseen() ? follower.resume() : follower.pause());
  document.addEventListener("visibilitychange", look);
  return {
    check: follower.check,
    signedOut: () => undefined,
    close() {
      document.removeEventListener("visibilitychange", look);
      follower.pause();
    },
  };
}
