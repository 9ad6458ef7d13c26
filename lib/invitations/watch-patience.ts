import type { InvitationsTable } from "@/lib/db/types";
import { patienceMs } from "@/lib/invitations/match";

type Ended = Pick<InvitationsTable, "id" | "state" | "sends" | "call_ended_at">;

/** Watches, by the process's own clock, for how long ended calls have been looked for in good lists. */
export type PatienceWatch = {
  /**
   * A good list has arrived, and these are looked for.
   * @param begunAtMs when it was asked for, by the same clock.
   * @param isBlind whether the list has one that may be it, or may without our seeing it: it doesn't count for that one.
   * @returns the ids of those that were seen to have ended at least `patienceMs` before two such lists.
   */
  look<T extends Ended>(rows: T[], begunAtMs: number, isBlind?: (row: T) => boolean): Set<string>;
};

/**
 * @param nowMs a clock that nobody sets: by the store's instants a minute may be over in a moment. Whoever
 *   polls anew counts anew.
 */
export function watchPatience(nowMs: () => number = () => performance.now()): PatienceWatch {
  let seen = new Map<string, { mark: string; sinceMs: number; lists: number }>();
  return {
    look(rows, begunAtMs, isBlind = () => false) {
      const next: typeof seen = new Map();
      const overdue = new Set<string>();
      for (const row of rows) {
        if (row.state === "submitting") continue;
        const mark = `${row.sends} ${row.call_ended_at}`;
        const known = seen.get(row.id);
        const before = known?.mark === mark ? known : { mark, sinceMs: nowMs(), lists: 0 };
        const counts = begunAtMs >= before.sinceMs + patienceMs && !isBlind(row);
        const lists = before.lists + (counts ? 1 : 0);
        next.set(row.id, { ...before, lists });
        if (lists >= 2 && counts) overdue.add(row.id);
      }
      seen = next;
      return overdue;
    },
  };
}
