import type { Transaction } from "kysely";
import { findPerson, findPersonByEmail, type Person } from "@/lib/assessments/person/find-person";
import { settlePerson } from "@/lib/assessments/person/settle-person";
import { recordAudit } from "@/lib/audit/record-audit";
import { candidateMissing } from "@/lib/claims/correct-candidate";
import type { Corrector } from "@/lib/claims/write-correction";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { conflict, invalid } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import type { NameOrder } from "@/lib/full-name";
import { fieldText } from "@/lib/i18n/field-texts";

/**
 * Records that the person with this address is the candidate, too. No assessment changes, so it can be taken back.
 * @throws ProblemError 404; 422 at `email` for an address that no assessment has, or that is theirs already.
 */
export const joinCandidates = (store: Store, id: number, email: string, by: Corrector): Promise<void> =>
  change(store, id, async (transaction, person, version) => {
    const other = await findPersonByEmail({ ...store, db: transaction }, foldEmail(email));
    if (!other) throw invalid({ email: [fieldText("noSuchCandidate")] });
    if (other.id === person.id) throw invalid({ email: [fieldText("alreadyTheirs")] });
    await transaction
      .updateTable("candidates")
      .set({
        same_as: person.id,
        name_order: person.nameOrder ?? null,
        joined_by_name: by.name,
        joined_at: instant(store.now()),
      })
      .where("source_id", "=", store.sourceId)
      .where(
        "id",
        "in",
        other.addresses.map((address) => address.id),
      )
      .execute();
    await touch(transaction, store, other, version);
    await record(transaction, store, person, { action: "candidates_joined", email, by });
  });

/** Separates one address again. @throws ProblemError 404; 409 `separated_here` if it is no longer theirs. */
export const separateCandidates = (
  store: Store,
  id: number,
  addressId: number,
  by: Corrector,
): Promise<void> =>
  change(store, id, async (transaction, person, version) => {
    const address = person.addresses.find((one) => one.id === addressId && one.joined);
    if (!address) {
      throw conflict("separated_here", "This address isn’t joined to the candidate any more.", {});
    }
    await transaction
      .updateTable("candidates")
      .set({ same_as: null, joined_by_name: null, joined_at: null })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", addressId)
      .execute();
    await touch(transaction, store, { addresses: [address] }, version);
    await record(transaction, store, person, {
      action: "candidates_separated",
      email: address.emailFolded,
      by,
    });
  });

/** Records the candidate’s name order; undefined leaves it to the script. @throws ProblemError 404. */
export const orderName = (
  store: Store,
  id: number,
  order: NameOrder | undefined,
  by: Corrector,
): Promise<void> =>
  change(store, id, async (transaction, person, version) => {
    await transaction
      .updateTable("candidates")
      .set({ name_order: order ?? null })
      .where("source_id", "=", store.sourceId)
      .where(
        "id",
        "in",
        person.addresses.map((address) => address.id),
      )
      .execute();
    await touch(transaction, store, person, version);
    for (const { emailFolded } of person.addresses)
      await settlePerson(transaction, store, emailFolded, version);
    await record(transaction, store, person, {
      action: "name_ordered",
      email: person.addresses[0].emailFolded,
      by,
    });
  });

async function change(
  store: Store,
  id: number,
  work: (transaction: Transaction<Tables>, person: Person, version: number) => Promise<void>,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const person = await findPerson({ ...store, db: transaction }, id);
    if (!person) throw candidateMissing();
    await work(transaction, person, version);
  });
}

/** Rows carry the candidate’s id, so open screens must learn of the change. */
async function touch(
  transaction: Transaction<Tables>,
  store: Store,
  { addresses }: Pick<Person, "addresses">,
  version: number,
): Promise<void> {
  await transaction
    .updateTable("assessments")
    .set({ version })
    .where("source_id", "=", store.sourceId)
    .where(
      "email_folded",
      "in",
      addresses.map(({ emailFolded }) => emailFolded),
    )
    .execute();
}

/** Names the candidate's newest assessment, by which the log finds them. */
async function record(
  transaction: Transaction<Tables>,
  store: Store,
  { addresses }: Person,
  done: {
    action: "candidates_joined" | "candidates_separated" | "name_ordered";
    email: string;
    by: Corrector;
  },
): Promise<void> {
  const newest = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "=", addresses[0].emailFolded)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  await recordAudit(transaction, {
    actor: done.by,
    action: done.action,
    subject: { type: "assessment", id: String(newest?.id), sourceId: store.sourceId },
    details: { email: done.email },
    at: store.now(),
  });
}
