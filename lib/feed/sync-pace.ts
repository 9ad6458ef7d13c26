import type { MirrorStateTable } from "@/lib/db/types";

type Mirror = MirrorStateTable | undefined;

/** While only the time of the last check changes, it is told this often at most. */
const everyMs = 3_500;

/** Remembers how the mirror was said to be, so that it is said again only when it is worth it. */
export function createSyncPace() {
  let said: { mirror: Mirror; atMs: number } | undefined;
  return {
    note(mirror: Mirror, nowMs: number): void {
      said = { mirror, atMs: nowMs };
    },
    /** @param nowMs on a monotonic clock. */
    isDue(mirror: Mirror, nowMs: number): boolean {
      if (mirror?.failing_since !== said?.mirror?.failing_since) return true;
      if (mirror?.unreadable_rows !== said?.mirror?.unreadable_rows) return true;
      return mirror?.attempted_at !== said?.mirror?.attempted_at && nowMs - (said?.atMs ?? 0) >= everyMs;
    },
  };
}
