import type { MirrorStateTable } from "@/lib/db/types";

type Mirror = MirrorStateTable | undefined;

/** While only the time of the last check changes, or how many are left to identify, it is told this often at most. */
const everyMs = 3_500;

const isIdentifying = (mirror: Mirror) => (mirror?.identities_left ?? 0) > 0;

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
      if (isIdentifying(mirror) !== isIdentifying(said?.mirror)) return true;
      const isOther =
        mirror?.attempted_at !== said?.mirror?.attempted_at ||
        mirror?.identities_left !== said?.mirror?.identities_left;
      return isOther && nowMs - (said?.atMs ?? 0) >= everyMs;
    },
  };
}
