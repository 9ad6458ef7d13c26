import type { SessionLeft } from "@/lib/auth/session-schema";

/** By this computer’s clock, in milliseconds since 1970. */
export type SessionTimes = { idleAtMs: number; endAtMs: number; warnMs: number; noteEveryMs: number };

export type SessionPhase =
  | { kind: "quiet" }
  /** It ends soon for lack of activity. */
  | { kind: "idle"; atMs: number }
  /** It ends soon, whatever is done. */
  | { kind: "ending"; atMs: number }
  | { kind: "over" };

/** The final end is announced earlier, so that there is time to finish. */
export const endWarnMs = 5 * 60_000;

export const timesOf = (left: SessionLeft, nowMs: number): SessionTimes => ({
  idleAtMs: nowMs + left.idleMs,
  endAtMs: nowMs + left.endMs,
  warnMs: left.warnMs,
  noteEveryMs: left.noteEveryMs,
});

export function phaseAt({ idleAtMs, endAtMs, warnMs }: SessionTimes, nowMs: number): SessionPhase {
  if (nowMs >= Math.min(idleAtMs, endAtMs)) return { kind: "over" };
  // Staying doesn’t help where the final end comes first.
  if (idleAtMs < endAtMs && nowMs >= idleAtMs - warnMs) return { kind: "idle", atMs: idleAtMs };
  if (nowMs >= endAtMs - endWarnMs) return { kind: "ending", atMs: endAtMs };
  return { kind: "quiet" };
}

export const isSamePhase = (one: SessionPhase, other: SessionPhase): boolean =>
  one.kind === other.kind && ("atMs" in one ? one.atMs : 0) === ("atMs" in other ? other.atMs : 0);

export function nextLookMs({ idleAtMs, endAtMs, warnMs }: SessionTimes, nowMs: number): number {
  const moments = [idleAtMs - warnMs, idleAtMs, endAtMs - endWarnMs, endAtMs];
  return Math.min(...moments.map((atMs) => (atMs > nowMs ? atMs - nowMs : Number.POSITIVE_INFINITY)));
}
