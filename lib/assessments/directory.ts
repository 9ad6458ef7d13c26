import { type CandidateColumns, candidateColumns, candidateOf, noCandidate } from "@/lib/candidates/columns";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Instant } from "@/lib/db/types";
import { fold, foldEmail, foldName } from "@/lib/fold";
import { fullName, type NameOrder } from "@/lib/full-name";

export type DirectoryColumns = Pick<
  AssessmentsTable,
  | "identity"
  | "invitation_id"
  | "import_id"
  | "interview_id"
  | keyof CandidateColumns
  | "email_folded"
  | "name_lent"
  | "invited_by"
  | "email_suppressed"
  | "candidate_folded"
  | "search_text"
>;

export const newRowColumns = (at: Instant, version: number, list = 0) => ({
  first_seen_at: at,
  first_seen_version: version,
  first_seen_list: list,
  completed_after: null,
  completed_before: null,
  learn_attempts: 0,
  learn_after: null,
  identity_read_at: null,
  read_oddities: null,
  claimed_by: null,
  claimed_by_name: null,
  claimed_at: null,
  overruled_claim: null,
  absent_lists: 0,
  gone_at: null,
  decision: null,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  decision_reason: null,
  assignee_id: null,
  assignee_name: null,
  assigned_by_name: null,
  archived_at: null,
  note_count: 0,
  last_link_copied_at: null,
  last_contacted_at: null,
  last_contacted_by_name: null,
  snoozed_until: null,
  erased_at: null,
  version,
});

const unknownCandidate = "\uffff";

const searchText = (id: number, person?: CandidateColumns) =>
  fold(
    [person?.first_name, person?.last_name, person?.email, person?.external_id, id].filter(Boolean).join(" "),
  );

const notInvitedHere = {
  invitation_id: null,
  import_id: null,
  invited_by: null,
  email_suppressed: 0,
} as const;

/** A candidate's columns, with those that search and sort read: the name is their own. `person` may have others too. */
export function describePerson(id: number, person: CandidateColumns, nameOrder?: NameOrder | null) {
  const name = fullName({ firstName: person.first_name, lastName: person.last_name, nameOrder });
  return {
    ...candidateColumns(candidateOf(person)),
    name_lent: 0 as const,
    email_folded: foldEmail(person.email),
    candidate_folded: foldName(name || person.email),
    search_text: searchText(id, person),
  };
}

/** What is the row’s own: a name that was lent to it belongs to another. */
export const withoutLentName = <Row extends Pick<AssessmentsTable, "name_lent" | "first_name" | "last_name">>(
  row: Row,
): Row => (row.name_lent === 1 ? { ...row, first_name: null, last_name: null } : row);

export const invitedHere = (
  id: number,
  invitation: CandidateColumns &
    Pick<InvitationsTable, "id" | "interview_id"> &
    Partial<Pick<InvitationsTable, "invited_by" | "suppress_candidate_email" | "import_id">>,
): DirectoryColumns => ({
  identity: "invited_here",
  invitation_id: invitation.id,
  import_id: invitation.import_id ?? null,
  invited_by: invitation.invited_by ?? null,
  email_suppressed: invitation.suppress_candidate_email ?? 0,
  interview_id: invitation.interview_id,
  ...describePerson(id, invitation),
});

export const claimed = (id: number, interviewId: number, person: CandidateColumns): DirectoryColumns => ({
  identity: "claimed",
  ...notInvitedHere,
  interview_id: interviewId,
  ...describePerson(id, person),
});

/** For one made elsewhere whose completed single read told the e-mail and the interview. */
export const learned = (
  id: number,
  email: string,
  interviewId: number | null,
  known?: Omit<CandidateColumns, "email">,
): DirectoryColumns => ({
  identity: "learned",
  ...notInvitedHere,
  interview_id: interviewId,
  ...describePerson(id, { ...noCandidate, ...known, email }),
});

/**
 * An erased candidate’s row: interview, times, status, decision and inviter stay for statistics. It is archived, so no
 * queue has it.
 */
export const erased = (id: number, at: Instant) =>
  ({
    // The state in which the service isn’t asked about a row again.
    identity: "learned",
    erased_at: at,
    archived_at: at,
    invitation_id: null,
    ...noCandidate,
    name_lent: 0,
    email_folded: null,
    candidate_folded: unknownCandidate,
    search_text: searchText(id),
    application_url: "",
    report_url: null,
    detail: null,
    identity_read_at: at,
    read_oddities: null,
    claimed_by: null,
    claimed_by_name: null,
    claimed_at: null,
    overruled_claim: null,
    decision_reason: null,
    assignee_id: null,
    assignee_name: null,
    assigned_by_name: null,
    note_count: 0,
    last_link_copied_at: null,
    last_contacted_at: null,
    last_contacted_by_name: null,
    snoozed_until: null,
  }) as const satisfies Partial<AssessmentsTable>;

export const unclaimed = (id: number): DirectoryColumns => ({
  identity: "unclaimed",
  ...notInvitedHere,
  interview_id: null,
  ...noCandidate,
  name_lent: 0,
  email_folded: null,
  candidate_folded: unknownCandidate,
  search_text: searchText(id),
});
