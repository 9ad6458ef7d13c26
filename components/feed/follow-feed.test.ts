import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedState } from "@/components/feed/feed-protocol";
import { followFeed, retryDelayMs, type Stream } from "@/components/feed/follow-feed";
import { countsOf } from "@/lib/assessments/testing-counts";
import type { FeedMessage } from "@/lib/feed/schema";

const rest = {
  counts: countsOf(),
  sync: { state: "live", unreadableRows: 0 },
} as const;
const changes = (version: number): FeedMessage => ({
  kind: "changes",
  version: `e-${version}`,
  assessments: [],
  attention: false,
  notified: false,
  ...rest,
});

/** As the browser's EventSource, whose events the test says. */
class FakeStream extends EventTarget {
  isClosed = false;
  constructor(readonly after: string) {
    super();
  }
  close() {
    this.isClosed = true;
  }
  say(message: FeedMessage) {
    this.dispatchEvent(new MessageEvent(message.kind, { data: JSON.stringify(message) }));
  }
}

function follow(answer: (after: string) => Promise<FeedMessage>, withStream = true) {
  const streams: FakeStream[] = [];
  const told: { version: string; since: string }[] = [];
  const states: FeedState["kind"][] = [];
  const follower = followFeed({
    after: "e-1",
    open: withStream
      ? (after) => {
          const stream = new FakeStream(after);
          streams.push(stream);
          return stream as unknown as Stream;
        }
      : undefined,
    ask: answer,
    tell: (message, since) =>
      told.push({ version: "version" in message ? message.version : message.kind, since }),
    changeState: ({ kind }) => states.at(-1) !== kind && states.push(kind),
  });
  const stream = () => {
    const last = streams.at(-1);
    if (!last) throw new Error("No stream was opened.");
    return last;
  };
  return { follower, streams, stream, told, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("following the feed", () => {
  it("tells each message with where it stood before", () => {
    const { stream, told, states } = follow(async () => changes(1));
    stream().say(changes(2));
    stream().say(changes(5));
    stream().say({ kind: "sync", sync: rest.sync });
    expect(told).toEqual([
      { version: "e-2", since: "e-1" },
      { version: "e-5", since: "e-2" },
      { version: "sync", since: "e-5" },
    ]);
    expect(states).toEqual(["live"]);
  });

  it("asks what it missed when the line breaks, then opens the stream from there", async () => {
    const asked: string[] = [];
    const { stream, streams, told, states } = follow(async (after) => {
      asked.push(after);
      return changes(7);
    });
    stream().say(changes(2));
    stream().dispatchEvent(new Event("error"));
    expect(stream().isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(["e-2"]);
    expect(told.at(-1)).toEqual({ version: "e-7", since: "e-2" });
    expect(streams.map(({ after }) => after)).toEqual(["e-1", "e-7"]);
    expect(states).toEqual(["live"]);
  });

  it("says that the line is broken when nobody answers, and goes on trying", async () => {
    let isDown = true;
    const { stream, states } = follow(async () => {
      if (isDown) throw new Error("No answer.");
      return changes(3);
    });
    stream().dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states).toEqual(["broken"]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(states).toEqual(["broken", "live"]);
  });

  it("begins again with short waits once somebody has answered", async () => {
    let isDown = true;
    const ask = vi.fn(async () => {
      if (isDown) throw new Error("No answer.");
      return changes(3);
    });
    const { states } = follow(ask, false);
    await vi.advanceTimersByTimeAsync(120_000);
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states).toEqual(["broken", "polling"]);
    isDown = true;
    ask.mockClear();
    await vi.advanceTimersByTimeAsync(3_000 + 1_000);
    expect(ask.mock.calls.length).toBeGreaterThan(1);
  });

  it("polls and says so after ten seconds of silence, until the stream is heard again", async () => {
    let version = 2;
    const ask = vi.fn(async () => changes(++version));
    const { stream, streams, states, told } = follow(ask);
    stream().say(changes(2));
    await vi.advanceTimersByTimeAsync(9_900);
    stream().say({ kind: "sync", sync: rest.sync });
    await vi.advanceTimersByTimeAsync(9_900);
    expect([ask.mock.calls.length, states]).toEqual([0, ["live"]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(states).toEqual(["live", "polling"]);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(told.map((one) => one.version)).toEqual(["e-2", "sync", "e-3", "e-4", "e-5"]);
    expect(streams.map(({ after }) => after)).toEqual(["e-1", "e-3"]);
    stream().say(changes(6));
    ask.mockClear();
    await vi.advanceTimersByTimeAsync(9_000);
    expect([ask.mock.calls.length, states]).toEqual([0, ["live", "polling", "live"]]);
  });

  it("asks for a withheld stream ever less often, and goes on polling meanwhile", async () => {
    const ask = vi.fn(async () => changes(2));
    const { streams, states } = follow(ask);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(states).toEqual(["polling"]);
    expect(streams.length).toBeGreaterThan(4);
    expect(streams.length).toBeLessThan(9);
    expect(ask.mock.calls.length).toBeGreaterThan(180);
  });

  it("polls when the stream is refused", async () => {
    const ask = vi.fn(async () => changes(2));
    const { stream, states } = follow(ask);
    stream().dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(1_000);
    stream().dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(["live", "polling"]);
    expect(ask.mock.calls.length).toBeGreaterThan(3);
  });

  it("doesn't go back when a withheld stream delivers late what polling has brought", async () => {
    const { follower, stream, told } = follow(async () => changes(9));
    await vi.advanceTimersByTimeAsync(14_000);
    stream().say(changes(4));
    expect([follower.position(), told.at(-1)?.version]).toEqual(["e-9", "e-9"]);
    stream().say({ kind: "reload", version: "e-3", ...rest });
    expect(follower.position()).toBe("e-3");
  });

  it("asks for a withheld stream at once when told to", async () => {
    const { follower, stream, streams, states } = follow(async () => changes(2));
    await vi.advanceTimersByTimeAsync(60_000);
    const before = streams.length;
    follower.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(streams.length).toBe(before + 1);
    stream().say(changes(2));
    expect(states).toEqual(["polling", "live"]);
  });

  it("asks at once when told to, and replaces a stream that has been silent", async () => {
    const ask = vi.fn(async () => changes(3));
    const { follower, stream, streams, states } = follow(ask);
    stream().say(changes(2));
    follower.check();
    await vi.advanceTimersByTimeAsync(0);
    expect([ask.mock.calls.length, streams.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(7_000);
    follower.check();
    await vi.advanceTimersByTimeAsync(0);
    expect([ask.mock.calls.length, streams.length, streams[0]?.isClosed]).toEqual([2, 2, true]);
    stream().say(changes(4));
    await vi.advanceTimersByTimeAsync(9_000);
    expect([ask.mock.calls.length, states]).toEqual([2, ["live"]]);
  });

  it("ends with the session, whoever says so", async () => {
    const byStream = follow(async () => changes(2));
    byStream.stream().say({ kind: "bye" });
    expect([byStream.states, byStream.stream().isClosed]).toEqual([["live", "ended"], true]);

    const byAnswer = follow(async () => ({ kind: "bye" }));
    byAnswer.stream().dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(byAnswer.told).toEqual([{ version: "bye", since: "e-1" }]);
    expect([byAnswer.states.at(-1), byAnswer.streams.length]).toEqual(["ended", 1]);
  });

  it("rests while nobody looks, and goes on from where it was", async () => {
    const { follower, stream, streams } = follow(async () => changes(9));
    stream().say(changes(4));
    follower.pause();
    expect(stream().isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(streams).toHaveLength(1);
    follower.resume();
    expect(stream().after).toBe("e-4");
  });

  it("without a stream asks every few seconds", async () => {
    let version = 1;
    const { told, states } = follow(async () => changes(++version), false);
    await vi.advanceTimersByTimeAsync(6_500);
    expect(told.map((one) => one.version)).toEqual(["e-2", "e-3", "e-4"]);
    expect(states).toEqual(["polling"]);
  });

  it("waits longer with each failure, up to half a minute, and never all at once", () => {
    expect([1, 2, 3, 10].map((failures) => retryDelayMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
    expect(retryDelayMs(1, 0)).toBe(250);
  });
});
