import type { AssessmentsTable, InvitationsTable } from "@/lib/db/types";

/** What the store has of the assessment that a create was answered with. */
export type Named = {
  row?: Pick<
    AssessmentsTable,
    "first_seen_list" | "identity" | "identity_read_at" | "email_folded" | "interview_id"
  >;
  /** Another invitation that has it. */
  holder?: Pick<InvitationsTable, "state" | "settled_by_name">;
};

type Asked = Pick<InvitationsTable, "email_folded" | "interview_id">;

/**
 * Whether the assessment that a create was answered with can be the new one. It can't where a list that had
 * arrived before the call began has it already, where the service has said that it is somebody else's, or where
 * another create was answered with it: then the answer proves nothing. Looking's guess and a person's word about
 * a row that came since the call began don't stand against the answer.
 * @param listsBefore the number of the last list that had arrived before that call.
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
