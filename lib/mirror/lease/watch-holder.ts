import type { MirrorLeasesTable } from "@/lib/db/mirror-tables";

/** A holder whose counter stands still for this long, by the watcher's own clock, counts as dead. */
export const deadAfterMs = 10_000;

type Seen = Pick<MirrorLeasesTable, "epoch" | "heartbeat">;

/** Watches by the counter alone whether another holder lives: the clocks of two machines can't be compared. */
export type HolderWatch = {
  isDead(row: Seen): boolean;
  forget(): void;
};

export function watchHolder(monotonicMs: () => number): HolderWatch {
  let seen: (Seen & { since: number }) | undefined;
  return {
    isDead({ epoch, heartbeat }) {
      if (seen?.epoch !== epoch || seen.heartbeat !== heartbeat)
        seen = { epoch, heartbeat, since: monotonicMs() };
      return monotonicMs() - seen.since >= deadAfterMs;
    },
    forget() {
      seen = undefined;
    },
  };
}
