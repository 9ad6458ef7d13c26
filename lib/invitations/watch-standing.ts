import type { InvitationsTable } from "@/lib/db/types";
import { callDeadlineMs, waitingDeadlineMs } from "@/lib/invitations/deadlines";

export type Submitting = Pick<InvitationsTable, "id" | "sends" | "call_began_at" | "deadline_at">;

/** Watches, by the process's own clock, which *submitting* invitations nothing happens to. */
export type StandingWatch = {
  /** @returns the ids of those that have stood unchanged, in every look, for as long as their deadline gives. */
  look(rows: Submitting[]): Set<string>;
};

/** @param nowMs a clock that nobody sets; `deadline_at` was written by one that may have been set since. */
export function watchStanding(nowMs: () => number = () => performance.now()): StandingWatch {
  let seen = new Map<string, { mark: string; sinceMs: number }>();
  return {
    look(rows) {
      const now = nowMs();
      const next: typeof seen = new Map();
      const standing = new Set<string>();
      for (const row of rows) {
        const mark = `${row.sends} ${row.call_began_at} ${row.deadline_at}`;
        const before = seen.get(row.id);
        const sinceMs = before?.mark === mark ? before.sinceMs : now;
        next.set(row.id, { mark, sinceMs });
        const givenMs = row.call_began_at === null ? waitingDeadlineMs : callDeadlineMs;
        if (now - sinceMs >= givenMs) standing.add(row.id);
      }
      seen = next;
      return standing;
    },
  };
}
