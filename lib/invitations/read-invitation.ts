import type { Store } from "@/lib/db/store";
import type { InvitationRow } from "@/lib/invitations/invitation-view";

/** Every read of invitations starts here: one source's rows, with the interview's name. */
export const selectInvitations = (store: Store) =>
  store.db
    .selectFrom("invitations as v")
    .leftJoin("interviews as i", (join) =>
      join.onRef("i.source_id", "=", "v.source_id").onRef("i.id", "=", "v.interview_id"),
    )
    .selectAll("v")
    .select("i.name as interview_name")
    .where("v.source_id", "=", store.sourceId);

/** Ids come from outside, and PostgreSQL refuses some texts even in a comparison. */
export const isInvitationId = (id: string) => /^[\da-f-]{36}$/.test(id);

/** An invitation of the source; undefined for an id that is none of its. */
export const findInvitation = async (store: Store, id: string): Promise<InvitationRow | undefined> =>
  isInvitationId(id) ? selectInvitations(store).where("v.id", "=", id).executeTakeFirst() : undefined;

/** One that is known to be there. @throws Error when it isn’t. */
export const getInvitationOrThrow = (store: Store, id: string): Promise<InvitationRow> =>
  selectInvitations(store).where("v.id", "=", id).executeTakeFirstOrThrow();

/** The invitation that a form's submission became, if it was ever written down. */
export const findSubmission = (store: Store, submissionId: string): Promise<InvitationRow | undefined> =>
  selectInvitations(store).where("v.submission_id", "=", submissionId).executeTakeFirst();
