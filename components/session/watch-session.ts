import {
  isSamePhase,
  nextLookMs,
  phaseAt,
  type SessionPhase,
  type SessionTimes,
  timesOf,
} from "@/components/session/session-phase";
import { sessionRequests } from "@/components/session/session-requests";
import type { SessionLeft } from "@/lib/auth/session-schema";

type Parts = {
  /** The session’s id: its tabs share a channel by it. */
  id: string;
  /** As the page was rendered, at `learnedMs` by this computer’s clock. */
  left: SessionLeft;
  learnedMs: number;
  requests?: typeof sessionRequests;
  changePhase: (phase: SessionPhase) => void;
  /** Called once, when the server has said that the session is over. */
  over: () => void;
};

export type SessionWatch = {
  /** @returns whether the session goes on. */
  stay(): Promise<boolean>;
  close(): void;
};

type Told = { times: SessionTimes; learnedMs: number };

/** What only a person does. Scrolling and focus are left out: pages cause them by themselves. */
const acts = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Timers stand still while a computer sleeps: a regular look at the clock notices. */
const lookEveryMs = 15_000;
const askAgainMs = 3_000;

/** Follows the end of this browser’s session, and postpones it while the person does something in any tab. */
export function watchSession({
  id,
  left,
  requests: { ask, tellActivity } = sessionRequests,
  changePhase,
  over,
  ...parts
}: Parts): SessionWatch {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(`shortlist-session ${id}`) : undefined;
  let { learnedMs } = parts;
  let times = timesOf(left, learnedMs);
  let phase: SessionPhase = { kind: "quiet" };
  /** The person has done something that the server doesn’t know of; opening the page is the first. */
  let isActive = document.visibilityState === "visible";
  let toldMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isClosed = false;

  function learn(told: SessionLeft): void {
    learnedMs = Date.now();
    times = timesOf(told, learnedMs);
    channel?.postMessage({ times, learnedMs } satisfies Told);
  }

  async function exchange(request: typeof ask): Promise<"goes_on" | "over" | "no_answer"> {
    try {
      const answer = await request();
      if (answer && !isClosed) learn(answer);
      return answer ? "goes_on" : "over";
    } catch {
      return "no_answer";
    }
  }

  /** Asks the server before any warning: another tab may have postponed the end. */
  async function check(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const outcome = await exchange(ask);
    isAsking = false;
    if (isClosed) return;
    if (outcome === "over") {
      close();
      return over();
    }
    show();
    plan(phase.kind === "over" ? askAgainMs : undefined);
  }

  function show(): void {
    const next = phaseAt(times, Date.now());
    if (isSamePhase(phase, next)) return;
    phase = next;
    changePhase(phase);
  }

  async function tell(): Promise<void> {
    isActive = false;
    toldMs = Date.now();
    await exchange(tellActivity);
    if (!isClosed) look();
  }

  /** A clock that was set back must not keep it waiting until it has caught up. */
  const isToldLongAgo = (nowMs: number) => Math.abs(nowMs - toldMs) >= times.noteEveryMs;

  function look(): void {
    const nowMs = Date.now();
    const next = phaseAt(times, nowMs);
    if (isActive && next.kind !== "over" && isToldLongAgo(nowMs)) void tell();
    // By a clock that was set back, the end would be expected too late.
    else if (nowMs < learnedMs || next.kind === "over" || (next.kind !== "quiet" && next.kind !== phase.kind))
      void check();
    else show();
    plan();
  }

  function plan(delayMs = lookEveryMs): void {
    clearTimeout(timer);
    const nowMs = Date.now();
    const untilTold = isActive ? Math.max(toldMs + times.noteEveryMs - nowMs, 0) : Number.POSITIVE_INFINITY;
    timer = setTimeout(look, Math.min(delayMs, nextLookMs(times, nowMs), untilTold));
  }

  /** Out of sight a tab may have missed that the session ended, and that another person’s began. */
  function comeBack(): void {
    if (document.visibilityState === "visible") void check();
  }

  function act(): void {
    // While the person is asked whether they are there, only their answer counts.
    if (isActive || phase.kind === "idle" || phase.kind === "over") return;
    isActive = true;
    if (isToldLongAgo(Date.now())) look();
    else plan();
  }

  function hear({ data }: MessageEvent<Told>): void {
    if (data.learnedMs <= learnedMs) return;
    ({ times, learnedMs } = data);
    toldMs = Math.max(toldMs, learnedMs);
    show();
    plan();
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    channel?.close();
    for (const kind of acts) window.removeEventListener(kind, act, { capture: true });
    document.removeEventListener("visibilitychange", comeBack);
    window.removeEventListener("pageshow", comeBack);
  }

  channel?.addEventListener("message", hear);
  for (const kind of acts) window.addEventListener(kind, act, { capture: true, passive: true });
  document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("pageshow", comeBack);
  look();

  return {
    async stay() {
      const outcome = await exchange(tellActivity);
      if (isClosed) return false;
      if (outcome === "over") {
        close();
        over();
      } else look();
      return outcome === "goes_on";
    },
    close,
  };
}
