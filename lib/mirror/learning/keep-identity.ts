import type { Transaction } from "kysely";
import { learned, withoutLentName } from "@/lib/assessments/directory";
import { resettlePerson, settlePerson } from "@/lib/assessments/person/settle-person";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordOverruled } from "@/lib/assessments/timeline/record-overruled";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";
import { confirmProbable } from "@/lib/invitations/looking/confirm-probable";
import { sendBack } from "@/lib/invitations/state/hold-row";

export type Told = { email: string; interviewId: number | null };

/**
 * The service has the last word on who the candidate is: an unclaimed assessment is *learned*, a matched invitation
 * confirmed or sent back, a claim or a choice confirmed or overruled.
 * @param transaction has asked its guard. @returns false when the row no longer needs it.
 */
export async function keepIdentityIn(
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  told: Told,
  version: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("assessments")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .where("identity_read_at", "is", null)
    .executeTakeFirst();
  if (!row) return false;
  switch (row.identity) {
    case "unclaimed":
      await set(transaction, store, row, { ...learned(id, told.email, told.interviewId), version });
      await settlePerson(transaction, store, told.email, version);
      await recordEvent(transaction, store, {
        assessmentId: id,
        kind: "identity_learned",
        at: instant(store.now()),
        version,
      });
      return true;
    case "probable":
      if (row.invitation_id === null) return false;
      await confirmProbable(transaction, store, { id, invitation_id: row.invitation_id }, told, version);
      return true;
    case "claimed":
      if (agrees(row, told)) await set(transaction, store, row, { version });
      else await overrule(transaction, store, row, told, version);
      return true;
    case "invited_here":
      return checkChosen(transaction, store, row, told, version);
    case "learned":
      return false;
    default:
      return row.identity satisfies never;
  }
}

export const keepIdentity = (store: Store, id: number, told: Told): Promise<boolean> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    return keepIdentityIn(transaction, store, id, told, version);
  });

/** Only for rows that a recruiter chose: the answer to our own create isn't asked about again. */
async function checkChosen(
  transaction: Transaction<Tables>,
  store: Store,
  row: AssessmentsTable,
  told: Told,
  version: number,
): Promise<boolean> {
  const invitation = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", row.invitation_id)
    .where("settled_by_name", "is not", null)
    .executeTakeFirst();
  // The address may have been corrected here; the service knows the one that was submitted.
  if (agrees(row, told) || (invitation && agrees(invitation, told))) {
    await set(transaction, store, row, { version });
    return true;
  }
  if (!invitation) return false;
  await sendBack(transaction, store, invitation, version);
  await overrule(transaction, store, { ...row, claimed_by_name: invitation.settled_by_name }, told, version);
  return true;
}

type Directed = Pick<AssessmentsTable, "email_folded" | "interview_id">;

const isSamePerson = (row: Directed, told: Told) => row.email_folded === foldEmail(told.email);

const agrees = (row: Directed, told: Told) =>
  isSamePerson(row, told) && (told.interviewId === null || told.interviewId === row.interview_id);

async function overrule(
  transaction: Transaction<Tables>,
  store: Store,
  row: AssessmentsTable,
  told: Told,
  version: number,
): Promise<void> {
  const claim = await recordOverruled(transaction, store, row, row.claimed_by_name, version);
  // The names were typed for this address; another address is another person's.
  const known = isSamePerson(row, told) ? withoutLentName(row) : undefined;
  await set(transaction, store, row, {
    ...learned(row.id, told.email, told.interviewId, known),
    overruled_claim: claim,
    version,
  });
  if (!known && row.email !== null) await resettlePerson(transaction, store, row.email, version);
  await settlePerson(transaction, store, told.email, version);
}

const set = (
  transaction: Transaction<Tables>,
  store: Store,
  row: Pick<AssessmentsTable, "id">,
  columns: Partial<AssessmentsTable>,
) =>
  transaction
    .updateTable("assessments")
    .set({ ...columns, identity_read_at: instant(store.now()), read_oddities: null })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", row.id)
    .execute();
