import { fold, foldEmail, foldName } from "@/lib/db/fold";
import type { AssessmentsTable, Instant, InvitationsTable } from "@/lib/db/types";

/** The columns of an assessment that our directory decides: who it is, and for which interview. */
export type DirectoryColumns = Pick<
  AssessmentsTable,
  | "identity"
  | "invitation_id"
  | "interview_id"
  | "email"
  | "email_folded"
  | "first_name"
  | "last_name"
  | "phone_number"
  | "external_id"
  | "resume_url"
  | "invited_by"
  | "email_suppressed"
  | "candidate_folded"
  | "search_text"
>;

/** The columns of a row that enters the store, besides the service's and the directory's. */
export const entering = (at: Instant, version: number, list = 0) => ({
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
  archived_at: null,
  note_count: 0,
  last_link_copied_at: null,
  snoozed_until: null,
  version,
});

/** Sorts behind every name. */
const unknownCandidate = "\uffff";

export type Person = Pick<
  InvitationsTable,
  "email" | "first_name" | "last_name" | "phone_number" | "external_id" | "resume_url"
>;

/** What search looks through: name, e-mail, external id and assessment id, folded. */
const searchText = (id: number, person?: Person) =>
  fold(
    [person?.first_name, person?.last_name, person?.email, person?.external_id, id].filter(Boolean).join(" "),
  );

const nothingElse: Omit<Person, "email"> = {
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
};

/** Of one made elsewhere. */
const nobodyInvited = { invitation_id: null, invited_by: null, email_suppressed: 0 } as const;

/** The columns that tell a person, with those that search and sort look at. */
export function describePerson(id: number, person: Person) {
  const name = [person.first_name, person.last_name].filter(Boolean).join(" ");
  return {
    email: person.email,
    email_folded: foldEmail(person.email),
    first_name: person.first_name,
    last_name: person.last_name,
    phone_number: person.phone_number,
    external_id: person.external_id,
    resume_url: person.resume_url,
    candidate_folded: foldName(name || person.email),
    search_text: searchText(id, person),
  };
}

/** The directory's columns for an assessment that was invited here. */
export const invitedHere = (
  id: number,
  invitation: Person &
    Pick<InvitationsTable, "id" | "interview_id"> &
    Partial<Pick<InvitationsTable, "invited_by" | "suppress_candidate_email">>,
): DirectoryColumns => ({
  identity: "invited_here",
  invitation_id: invitation.id,
  invited_by: invitation.invited_by ?? null,
  email_suppressed: invitation.suppress_candidate_email ?? 0,
  interview_id: invitation.interview_id,
  ...describePerson(id, invitation),
});

/** For one made elsewhere of which a recruiter has said whose it is. */
export const claimed = (id: number, interviewId: number, person: Person): DirectoryColumns => ({
  identity: "claimed",
  ...nobodyInvited,
  interview_id: interviewId,
  ...describePerson(id, person),
});

/** For one made elsewhere, of which the completed single read told the e-mail and the interview. */
export const learned = (
  id: number,
  email: string,
  interviewId: number | null,
  /** What else is known of the one with this address. */
  known: Omit<Person, "email"> = nothingElse,
): DirectoryColumns => ({
  identity: "learned",
  ...nobodyInvited,
  interview_id: interviewId,
  ...describePerson(id, { ...known, email }),
});

/** For one made elsewhere of which nobody has said yet whose it is. */
export const unclaimed = (id: number): DirectoryColumns => ({
  identity: "unclaimed",
  ...nobodyInvited,
  interview_id: null,
  email: null,
  email_folded: null,
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
  candidate_folded: unknownCandidate,
  search_text: searchText(id),
});
