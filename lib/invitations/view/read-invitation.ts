import type { Store } from "@/lib/db/store";
import type { InvitationRow } from "@/lib/invitations/view/invitation-view";

/** Every read of invitations starts here: one source's, with the interview's name. */
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

export const findInvitation = async (store: Store, id: string): Promise<InvitationRow | undefined> =>
  isInvitationId(id) ? selectInvitations(store).where("v.id", "=", id).executeTakeFirst() : undefined;

export const getInvitationOrThrow = (store: Store, id: string): Promise<InvitationRow> =>
  selectInvitations(store).where("v.id", "=", id).executeTakeFirstOrThrow();

export const findSubmission = (store: Store, submissionId: string): Promise<InvitationRow | undefined> =>
  selectInvitations(store).where("v.submission_id", "=", submissionId).executeTakeFirst();
