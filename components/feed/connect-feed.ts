import type { Connected, FeedParts } from "@/components/feed/connect-alone";
import type { FromWorker, ToWorker } from "@/components/feed/feed-protocol";
import { isVisible, onReturn } from "@/components/feed/on-return";

export type FeedConnection = Omit<Connected, "check">;

const hereEveryMs = 20_000;
/** The worker answers at once; one that is silent for so long has died, which no event tells. */
const answersWithinMs = 30_000;

/** Without shared workers, or when theirs has died, the tab asks for changes by itself. */
export function connectFeed(parts: FeedParts): FeedConnection {
  let connection: Connected | undefined;
  let closed = false;
  // Few browsers need its script. Without a connection it is asked for again, as changes are.
  const askByItself = () => {
    if (closed) return;
    connection?.close();
    connection = undefined;
    import("@/components/feed/connect-alone").then(
      ({ connectAlone }) => {
        if (!closed) connection ??= connectAlone(parts);
      },
      () => setTimeout(askByItself, hereEveryMs),
    );
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

function connectWorker(parts: FeedParts, failed: () => void): Connected {
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
