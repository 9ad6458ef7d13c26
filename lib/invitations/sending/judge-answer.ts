import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";

export type Named = {
  row?: Pick<
    AssessmentsTable,
    "first_seen_list" | "identity" | "identity_read_at" | "email_folded" | "interview_id"
  >;
  holder?: Pick<InvitationsTable, "state" | "settled_by_name">;
};

type Asked = Pick<InvitationsTable, "email_folded" | "interview_id">;

/**
 * False if a list before the call has it, if the service said that it is another candidate's, or if another create was
 * answered with it. What looking or a recruiter concluded doesn't count.
 */
export function canBeNew(asked: Asked, listsBefore: number, { row, holder }: Named): boolean {
  if (holder?.state === "created" && holder.settled_by_name === null) return false;
  if (!row) return true;
  if (row.first_seen_list <= listsBefore) return false;
  const hasServiceSpoken = row.identity === "learned" || row.identity_read_at !== null;
  if (!hasServiceSpoken) return true;
  return holder === undefined && row.email_folded !== null && isOf(asked, row);
}

const isOf = (asked: Asked, { email_folded, interview_id }: NonNullable<Named["row"]>) =>
  email_folded === asked.email_folded && (interview_id === null || interview_id === asked.interview_id);
