import { askForChanges } from "@/components/feed/ask-for-changes";
import type { FeedState, FromWorker, ToWorker } from "@/components/feed/feed-protocol";
import { type Follower, followFeed } from "@/components/feed/follow-feed";

// Browsers open at most six connections to a server: a seventh tab with a stream of its own would hang.

type Tab = { heardMs: number; visible: boolean };

/** A tab says that it is there every 20 s, a hidden one every minute; a silent one has crashed. */
const silentMs = 150_000;
/** With no tab in sight for so long, the stream ends: the service needn’t be polled for it. */
const unseenMs = 5 * 60_000;
const lookEveryMs = 10_000;

const tabs = new Map<MessagePort, Tab>();
let follower: Follower | undefined;
let state: FeedState = { kind: "connecting" };
let seenMs = Date.now();
let isPaused = false;

const tellAll = (message: FromWorker) => {
  for (const port of tabs.keys()) port.postMessage(message);
};

function changeState(next: FeedState): void {
  if (next.kind === state.kind) return;
  state = next;
  tellAll({ kind: "state", state });
}

function start(after: string): Follower {
  return followFeed({
    after,
    open: (position) => new EventSource(`/api/assessments/events?after=${encodeURIComponent(position)}`),
    ask: askForChanges,
    tell: (message, since) => tellAll({ kind: "told", message, since }),
    changeState,
  });
}

function hear(port: MessagePort, { visible, after }: { visible: boolean; after: string }): void {
  const isNew = !tabs.has(port);
  tabs.set(port, { heardMs: Date.now(), visible });
  // A tab that comes after the session’s end has a new one, or the server wouldn’t have given it the page.
  if (isNew && state.kind === "ended") {
    follower = undefined;
    changeState({ kind: "connecting" });
  }
  follower ??= start(after);
  if (visible) {
    seenMs = Date.now();
    if (isPaused) {
      isPaused = false;
      changeState({ kind: "connecting" });
      follower.resume();
    }
  }
  if (isNew) port.postMessage({ kind: "state", state } satisfies FromWorker);
  // Each time: a tab that hears nothing takes the worker for dead.
  port.postMessage({ kind: "at", position: follower.position() } satisfies FromWorker);
}

function check(): void {
  if (!isPaused) follower?.check();
}

function look(): void {
  const now = Date.now();
  for (const [port, tab] of tabs) if (now - tab.heardMs > silentMs) tabs.delete(port);
  if ([...tabs.values()].some(({ visible }) => visible)) seenMs = now;
  if (isPaused || (tabs.size > 0 && now - seenMs < unseenMs)) return;
  isPaused = true;
  follower?.pause();
}

addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === "here") hear(port, data);
    else if (data.kind === "check") check();
    else if (data.kind === "leave") tabs.delete(port);
    else {
      tellAll({ kind: "told", message: { kind: "bye" }, since: follower?.position() ?? "" });
      follower?.end();
    }
  });
  port.start();
});

setInterval(look, lookEveryMs);
