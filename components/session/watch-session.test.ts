import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionPhase } from "@/components/session/session-phase";
import { type SessionWatch, watchSession } from "@/components/session/watch-session";
import type { SessionLeft } from "@/lib/auth/session-schema";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const idleMs = 8 * hourMs;

/** The server's side of one session, by its own clock. */
function createServer() {
  const session = { idleAtMs: Date.now() + idleMs, endAtMs: Date.now() + 12 * hourMs, isOver: false };
  const calls = { ask: 0, tell: 0 };
  let isAway = false;
  const left = (): SessionLeft => ({
    idleMs: session.idleAtMs - Date.now(),
    endMs: session.endAtMs - Date.now(),
    warnMs: 2 * minuteMs,
    noteEveryMs: minuteMs,
  });
  const answer = () => {
    if (isAway) throw new Error("no answer");
    return session.isOver || left().idleMs <= 0 || left().endMs <= 0 ? undefined : left();
  };
  return {
    calls,
    left,
    end: () => {
      session.isOver = true;
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    async ask() {
      calls.ask += 1;
      return answer();
    },
    async tellActivity() {
      calls.tell += 1;
      const told = answer();
      if (told) session.idleAtMs = Date.now() + idleMs;
      return told && left();
    },
  };
}

/** As in browsers: a message reaches the other tabs only. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent("message", { data }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const watches: SessionWatch[] = [];
let page: EventTarget & { BroadcastChannel?: unknown };
let view: EventTarget & { visibilityState?: string };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-01T08:00:00Z") });
  page = Object.assign(new EventTarget(), { BroadcastChannel: FakeChannel });
  view = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", view);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close();
  FakeChannel.open.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openTab(server: ReturnType<typeof createServer>) {
  const phases: SessionPhase["kind"][] = [];
  const over = vi.fn();
  const watch = watchSession({
    id: "s",
    left: server.left(),
    learnedMs: Date.now(),
    requests: server,
    changePhase: ({ kind }) => phases.push(kind),
    over,
  });
  watches.push(watch);
  return { watch, phases, over };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const press = () => page.dispatchEvent(new Event("keydown"));

test("what a person does is told once a minute at most, the last of it too, and nothing is told for nothing", async () => {
  const server = createServer();
  openTab(server);
  await pass(1_000);
  expect(server.calls.tell).toBe(1);
  for (let second = 0; second < 30; second += 1) {
    press();
    await pass(1_000);
  }
  expect(server.calls.tell).toBe(1);
  await pass(minuteMs);
  expect(server.calls.tell).toBe(2);
  await pass(hourMs);
  expect(server.calls).toEqual({ ask: 0, tell: 2 });
});

test("without anything done it asks two minutes before the end, and one press goes on", async () => {
  const server = createServer();
  const { watch, phases, over } = openTab(server);
  await pass(idleMs - 2 * minuteMs - 1_000);
  expect(phases).toEqual([]);
  await pass(2_000);
  expect(phases).toEqual(["idle"]);
  // From now on only the person’s answer counts.
  press();
  await pass(minuteMs);
  expect(phases).toEqual(["idle"]);
  expect(await watch.stay()).toBe(true);
  expect(phases).toEqual(["idle", "quiet"]);
  await pass(4 * minuteMs);
  expect(over).not.toHaveBeenCalled();
});

test("what is done in one tab counts for all, and the question goes away in all", async () => {
  const server = createServer();
  const [one, other] = [openTab(server), openTab(server)];
  await pass(idleMs - minuteMs);
  expect([one.phases, other.phases]).toEqual([["idle"], ["idle"]]);
  await one.watch.stay();
  expect([one.phases, other.phases]).toEqual([
    ["idle", "quiet"],
    ["idle", "quiet"],
  ]);
});

test("a tab that wasn’t told asks the server before it says anything", async () => {
  const server = createServer();
  const { phases } = openTab(server);
  await pass(4 * hourMs);
  // A tab of another browser, which no channel reaches.
  await server.tellActivity();
  await pass(4 * hourMs);
  expect(phases).toEqual([]);
  expect(server.calls.ask).toBe(1);
});

test("at the end it is over, once", async () => {
  const server = createServer();
  const { over } = openTab(server);
  await pass(idleMs + minuteMs);
  expect(over).toHaveBeenCalledTimes(1);
});

test("a computer that slept through the end finds out when it wakes", async () => {
  const server = createServer();
  const { over } = openTab(server);
  await pass(hourMs);
  // The timers stood still meanwhile.
  vi.setSystemTime(Date.now() + 20 * hourMs);
  view.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(over).toHaveBeenCalledTimes(1);
});

test("a tab that comes back into sight asks whether its session still goes on", async () => {
  const server = createServer();
  const { over, phases } = openTab(server);
  await pass(minuteMs);
  const show = (state: string) => {
    view.visibilityState = state;
    view.dispatchEvent(new Event("visibilitychange"));
  };
  show("hidden");
  show("visible");
  await pass(0);
  expect(over).not.toHaveBeenCalled();
  server.end();
  show("hidden");
  await pass(minuteMs);
  expect(over).not.toHaveBeenCalled();
  show("visible");
  await pass(0);
  expect(over).toHaveBeenCalledTimes(1);
  expect(phases).toEqual([]);
});

test("while the server doesn’t answer, nothing is thrown away", async () => {
  const server = createServer();
  const { watch, phases, over } = openTab(server);
  await pass(1_000);
  server.goAway(true);
  await pass(idleMs - minuteMs);
  expect(phases).toEqual(["idle"]);
  expect(await watch.stay()).toBe(false);
  await pass(2 * minuteMs);
  expect(phases).toEqual(["idle", "over"]);
  expect(over).not.toHaveBeenCalled();
  server.goAway(false);
  await pass(5_000);
  expect(over).toHaveBeenCalledTimes(1);
});

test("the end that stands is told, however busy the person is", async () => {
  const server = createServer();
  const { phases, over } = openTab(server);
  for (let minute = 0; minute < 12 * 60 + 1; minute += 1) {
    press();
    await pass(minuteMs);
  }
  expect(phases[0]).toBe("ending");
  expect(phases).not.toContain("idle");
  expect(over).toHaveBeenCalledTimes(1);
});

test("a clock that is set back keeps nobody’s activity from being told, and the end is asked for anew", async () => {
  const server = createServer();
  openTab(server);
  await pass(5 * minuteMs);
  const { tell, ask } = server.calls;
  vi.setSystemTime(Date.now() - hourMs);
  await pass(minuteMs);
  expect(server.calls.ask).toBeGreaterThan(ask);
  press();
  await pass(1_000);
  expect(server.calls.tell).toBe(tell + 1);
  press();
  await pass(minuteMs);
  expect(server.calls.tell).toBe(tell + 2);
});
