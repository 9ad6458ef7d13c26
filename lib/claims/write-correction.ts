import type { Transaction } from "kysely";
import { describePerson } from "@/lib/assessments/directory";
import { settlePerson } from "@/lib/assessments/person/settle-person";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { candidateColumns } from "@/lib/candidates/columns";
import { laterThan } from "@/lib/db/sql/later-than";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Role } from "@/lib/roles";

export type Corrector = { id: string; name: string; role: Role };
export type Candidate = NonNullable<AssessmentView["candidate"]>;

const correctedFields = ["email", "firstName", "lastName", "phoneNumber", "externalId", "resumeUrl"] as const;
type Field = (typeof correctedFields)[number];

export const differing = (one: Partial<Candidate>, other: Partial<Candidate>): Field[] =>
  correctedFields.filter((field) => (one[field] ?? "") !== (other[field] ?? ""));

export const only = (candidate: Partial<Candidate>, some: readonly Field[]): Partial<Candidate> =>
  Object.fromEntries(some.map((field) => [field, candidate[field]]));

/** Writes a correction into a row and its timeline. */
export async function writeCorrection(
  transaction: Transaction<Tables>,
  store: Store,
  { id, candidate: before, identity, claim }: AssessmentView,
  after: Candidate,
  { by, version }: { by: Corrector; version: number },
): Promise<void> {
  if (!before) return;
  const changed = differing(before, after);
  // Until the service names the candidate, the last corrector counts as the claimer.
  const isTheirWord = identity === "claimed" && claim?.isConfirmed === false;
  const claimed = {
    claimed_by: by.id,
    claimed_by_name: by.name,
    claimed_at: laterThan(claim?.at, store.now()),
  };
  await transaction
    .updateTable("assessments")
    .set({
      ...describePerson(id, candidateColumns(after), before.nameOrder),
      ...(isTheirWord ? claimed : {}),
      version,
    })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .execute();
  await recordEvent(transaction, store, {
    assessmentId: id,
    kind: "corrected",
    at: instant(store.now()),
    actorName: by.name,
    details: { before: only(before, changed), now: only(after, changed) },
    version,
  });
  // Emptied names stay empty.
  if (after.firstName || after.lastName) await settlePerson(transaction, store, after.email, version);
}
