import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { callDeadlineMs, waitingDeadlineMs } from "@/lib/invitations/state/deadlines";

export type Submitting = Pick<InvitationsTable, "id" | "sends" | "call_began_at" | "deadline_at">;

export type UnchangedWatch = {
  /** @returns the ids of those unchanged beyond their deadline. */
  look(rows: Submitting[]): Set<string>;
};

/** @param nowMs a clock that is never set; the one that wrote `deadline_at` may have been. */
export function watchUnchanged(nowMs: () => number = () => performance.now()): UnchangedWatch {
  let seen = new Map<string, { mark: string; sinceMs: number }>();
  return {
    look(rows) {
      const now = nowMs();
      const next: typeof seen = new Map();
      const unchanged = new Set<string>();
      for (const row of rows) {
        const mark = `${row.sends} ${row.call_began_at} ${row.deadline_at}`;
        const before = seen.get(row.id);
        const sinceMs = before?.mark === mark ? before.sinceMs : now;
        next.set(row.id, { mark, sinceMs });
        const givenMs = row.call_began_at === null ? waitingDeadlineMs : callDeadlineMs;
        if (now - sinceMs >= givenMs) unchanged.add(row.id);
      }
      seen = next;
      return unchanged;
    },
  };
}
