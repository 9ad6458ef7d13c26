import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTabFeed } from "@/components/feed/tab-feed";
import { countsOf } from "@/lib/assessments/testing-counts";
import type { FeedMessage } from "@/lib/feed/schema";

const at = (version: number, epoch = "e-1") => `${epoch}-${version}`;
const rest = {
  counts: countsOf(),
  sync: { state: "live", unreadableRows: 0 },
} as const;
const changes = (version: number): FeedMessage => ({
  kind: "changes",
  version: at(version),
  assessments: [],
  attention: false,
  notified: false,
  ...rest,
});
const reload = (version: string): FeedMessage => ({ kind: "reload", version, ...rest });

/** A tab at version 5 before a server at version `server.version`. */
function tab(server: { version: number; down?: boolean } = { version: 5 }) {
  const asked: string[] = [];
  const feed = createTabFeed({
    after: at(5),
    ask: async (after) => {
      asked.push(after);
      if (server.down) throw new Error("No answer.");
      return changes(server.version);
    },
  });
  const told: string[] = [];
  feed.subscribe((message) => told.push("version" in message ? message.version : message.kind));
  return { feed, asked, told, server };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("one tab's end of the feed", () => {
  it("hands on what follows on what it has", () => {
    const { feed, told, asked } = tab();
    feed.receive(changes(6), at(5));
    feed.receive({ kind: "sync", sync: rest.sync });
    feed.receive(changes(9), at(6));
    expect([told, asked, feed.position()]).toEqual([[at(6), "sync", at(9)], [], at(9)]);
  });

  it("asks for what it missed, and takes nothing over the gap", async () => {
    const { feed, told, asked, server } = tab();
    server.version = 9;
    feed.receive(changes(9), at(8));
    expect(told).toEqual([]);
    await settle();
    expect([asked, told, feed.position()]).toEqual([[at(5)], [at(9)], at(9)]);
  });

  it("learns from the worker that it is behind", async () => {
    const { feed, told, server } = tab();
    server.version = 7;
    feed.noteAhead(at(5));
    feed.noteAhead(at(4));
    await settle();
    expect(told).toEqual([]);
    feed.noteAhead(at(7));
    await settle();
    expect(told).toEqual([at(7)]);
  });

  it("asks once more when something came while it asked, and again while nobody answers", async () => {
    const { feed, told, asked, server } = tab({ version: 8, down: true });
    feed.receive(changes(8), at(7));
    await settle();
    server.down = false;
    feed.receive(changes(9), at(8));
    server.version = 9;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([asked.length, told.at(-1), feed.position()]).toEqual([2, at(9), at(9)]);
  });

  it("ignores what it has, and goes where a reload says, into another epoch too", () => {
    const { feed, told } = tab();
    feed.receive(changes(3), at(2));
    expect(told).toEqual([]);
    feed.receive(reload(at(0, "e-2")), at(5));
    feed.receive(reload(at(12)), at(5));
    expect([told, feed.position()]).toEqual([[at(0, "e-2"), at(12)], at(12)]);
  });

  it("goes back where a reload says, and on from there", () => {
    const { feed, told, asked } = tab();
    feed.receive(changes(9), at(5));
    feed.receive(reload(at(4)), at(4));
    feed.receive(changes(5), at(4));
    expect([told, asked, feed.position()]).toEqual([[at(9), at(4), at(5)], [], at(5)]);
  });
});
