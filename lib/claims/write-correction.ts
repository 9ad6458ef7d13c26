import type { Transaction } from "kysely";
import { describePerson } from "@/lib/assessments/directory";
import { resettlePerson, settlePerson } from "@/lib/assessments/person/settle-person";
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

/** What the entry of a correction keeps. Fields that were empty are left out of `before`. */
export type Corrected = { before?: Partial<Candidate>; now?: Partial<Candidate>; nameWasLent?: boolean };

export const differing = (one: Partial<Candidate>, other: Partial<Candidate>): Field[] =>
  correctedFields.filter((field) => (one[field] ?? "") !== (other[field] ?? ""));

export const only = (candidate: Partial<Candidate>, some: readonly Field[]): Partial<Candidate> =>
  Object.fromEntries(some.map((field) => [field, candidate[field]]));

/** Writes a correction into a row and its timeline. @param lendsName it takes back one of a name that was lent. */
export async function writeCorrection(
  transaction: Transaction<Tables>,
  store: Store,
  { id, candidate: before, identity, claim }: AssessmentView,
  after: Candidate,
  { by, version, lendsName = false }: { by: Corrector; version: number; lendsName?: boolean },
): Promise<void> {
  if (!before) return;
  const changed = differing(before, after);
  const isRenamed = changed.includes("firstName") || changed.includes("lastName");
  const isRehoused = changed.includes("email");
  const wasLent = await isNameLent(transaction, store, id);
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
      name_lent: lendsName || (wasLent && !isRenamed) ? 1 : 0,
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
    details: {
      before: only(before, changed),
      now: only(after, changed),
      ...(wasLent && isRenamed && ({ nameWasLent: true } satisfies Pick<Corrected, "nameWasLent">)),
    },
    version,
  });
  if (isRehoused) await resettlePerson(transaction, store, before.email, version);
  const isNamed = after.firstName || after.lastName;
  // Emptied names stay empty.
  const settle = isNamed || (isRehoused && !isRenamed) ? settlePerson : resettlePerson;
  await settle(transaction, store, after.email, version);
}

async function isNameLent(
  transaction: Transaction<Tables>,
  store: Pick<Store, "sourceId">,
  id: number,
): Promise<boolean> {
  const lent = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .where("name_lent", "=", 1)
    .executeTakeFirst();
  return lent !== undefined;
}
