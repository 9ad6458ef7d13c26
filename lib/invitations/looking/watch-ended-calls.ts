import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { settlesAfterMs } from "@/lib/invitations/looking/match";

type Ended = Pick<InvitationsTable, "id" | "state" | "sends" | "call_ended_at">;

export type EndedCallWatch = {
  /** @returns ids whose calls ended well before two good lists. @param isBlind this list may hide it. */
  look<T extends Ended>(rows: T[], begunAtMs: number, isBlind?: (row: T) => boolean): Set<string>;
};

/** @param nowMs a clock that is never set: by the store's instants, a minute may pass in a moment. */
export function watchEndedCalls(nowMs: () => number = () => performance.now()): EndedCallWatch {
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
        const counts = begunAtMs >= before.sinceMs + settlesAfterMs && !isBlind(row);
        const lists = before.lists + (counts ? 1 : 0);
        next.set(row.id, { ...before, lists });
        if (lists >= 2 && counts) overdue.add(row.id);
      }
      seen = next;
      return overdue;
    },
  };
}
