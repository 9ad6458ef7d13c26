import { restFactor } from "@/lib/sync/rest-factor";

export type PollLoop = {
  run(): void;
  /** Checks after the rest that the last check requires. */
  runSoon(): void;
  /** Checks now unless a check is under way or planned. */
  goOn(): void;
  /** Checks now, or right after the check under way. Resolves when that check has ended. */
  runAnew(): Promise<void>;
  pause(): void;
  isRunning(): boolean;
  ended(): Promise<void>;
  /** Reports progress of the check under way, which may take minutes. */
  noteProgress(): void;
  /** By `performance.now()`; during a rest, its end. */
  turnedAt(): number;
};

type State =
  | { kind: "paused" }
  | { kind: "resting"; timer: NodeJS.Timeout }
  | { kind: "checking"; work: Promise<void>; isAskedAnew: boolean };

/** @param parts.check must never fail. `tookMs`: how long it kept the service busy. */
export function openPollLoop<Checked extends { tookMs: number }>(parts: {
  mayRun: () => boolean;
  check: () => Promise<Checked>;
  delayMs: (checked: Checked) => Promise<number>;
}): PollLoop {
  const { mayRun, check, delayMs } = parts;
  let state: State = { kind: "paused" };
  let restUntil = 0;
  let turnedAt = performance.now();

  async function turn(): Promise<void> {
    turnedAt = performance.now();
    const checked = await check();
    turnedAt = performance.now();
    restUntil = turnedAt + checked.tookMs * restFactor;
    const restMs = mayRun() ? await delayMs(checked) : undefined;
    const isAskedAnew = state.kind === "checking" && state.isAskedAnew;
    state = { kind: "paused" };
    if (isAskedAnew) run();
    else if (restMs !== undefined) rest(restMs);
  }

  function rest(forMs: number): void {
    pause();
    state = { kind: "resting", timer: setTimeout(run, forMs) };
    turnedAt = performance.now() + forMs;
  }

  function pause(): void {
    if (state.kind !== "resting") return;
    clearTimeout(state.timer);
    state = { kind: "paused" };
  }

  function run(): void {
    if (state.kind === "checking") return;
    pause();
    if (mayRun()) state = { kind: "checking", work: turn(), isAskedAnew: false };
  }

  async function ended(): Promise<void> {
    if (state.kind === "checking") await state.work;
  }

  return {
    run,
    runSoon() {
      const restMs = restUntil - performance.now();
      if (restMs <= 0) run();
      else if (state.kind !== "checking" && mayRun()) rest(restMs);
    },
    goOn() {
      if (state.kind === "paused") run();
    },
    async runAnew() {
      if (state.kind === "checking") {
        state.isAskedAnew = true;
        await state.work;
      }
      run();
      await ended();
    },
    pause,
    isRunning: () => state.kind === "checking",
    ended,
    noteProgress() {
      turnedAt = performance.now();
    },
    turnedAt: () => turnedAt,
  };
}
