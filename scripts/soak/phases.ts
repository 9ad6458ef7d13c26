import type { InvitationsTable } from "@/lib/db/invitation-tables";

export const phases = ["before commit", "committed", "in flight", "answered"] as const;
export type Phase = (typeof phases)[number];
export type PhaseCounts = Record<Phase, number>;

export const noPhases = (): PhaseCounts => ({
  "before commit": 0,
  committed: 0,
  "in flight": 0,
  answered: 0,
});

/**
 * *committed*: its call hasn't begun. *in flight*: no answer has left the service. *answered*: one has, settled or
 * not.
 */
export function phaseOf(row: InvitationsTable | undefined, isAnswered: boolean): Phase {
  if (!row) return "before commit";
  if (row.state !== "submitting" || isAnswered) return "answered";
  return row.call_began_at === null ? "committed" : "in flight";
}
