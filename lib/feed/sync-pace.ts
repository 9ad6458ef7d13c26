import type { MirrorStateTable } from "@/lib/db/mirror-tables";

type Mirror = MirrorStateTable | undefined;

/** For messages that only change the time of the last check, or the number left to identify. */
const everyMs = 3_500;

const isIdentifying = (mirror: Mirror) => (mirror?.identities_left ?? 0) > 0;

export function createSyncPace() {
  let said: { mirror: Mirror; atMs: number } | undefined;
  return {
    note(mirror: Mirror, nowMs: number): void {
      said = { mirror, atMs: nowMs };
    },
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
