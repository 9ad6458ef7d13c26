import type { SessionLeft } from "@/lib/auth/session-schema";

/** When a session ends, by this computer's clock, in milliseconds since 1970. */
export type SessionTimes = { idleAtMs: number; endAtMs: number; warnMs: number; noteEveryMs: number };

export type SessionPhase =
  | { kind: "quiet" }
  /** Nothing is done, and it ends for that soon. */
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

/** What a person is to know of their session's end at this moment. */
export function phaseAt({ idleAtMs, endAtMs, warnMs }: SessionTimes, nowMs: number): SessionPhase {
  if (nowMs >= Math.min(idleAtMs, endAtMs)) return { kind: "over" };
  // To stay is no help where the other end comes first.
  if (idleAtMs < endAtMs && nowMs >= idleAtMs - warnMs) return { kind: "idle", atMs: idleAtMs };
  if (nowMs >= endAtMs - endWarnMs) return { kind: "ending", atMs: endAtMs };
  return { kind: "quiet" };
}

export const isSamePhase = (one: SessionPhase, other: SessionPhase): boolean =>
  one.kind === other.kind && ("atMs" in one ? one.atMs : 0) === ("atMs" in other ? other.atMs : 0);

/** How long until the phase may be another one. */
export function nextLookMs({ idleAtMs, endAtMs, warnMs }: SessionTimes, nowMs: number): number {
  const moments = [idleAtMs - warnMs, idleAtMs, endAtMs - endWarnMs, endAtMs];
  return Math.min(...moments.map((atMs) => (atMs > nowMs ? atMs - nowMs : Number.POSITIVE_INFINITY)));
}
