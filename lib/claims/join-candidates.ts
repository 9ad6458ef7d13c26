import type { Transaction } from "kysely";
import { findPerson, findPersonByEmail, type Person } from "@/lib/assessments/person/find-person";
import { resettlePerson } from "@/lib/assessments/person/settle-person";
import { refuseBlindPerson } from "@/lib/assessments/refuse-blind";
import { recordAudit } from "@/lib/audit/record-audit";
import { joinedThrough } from "@/lib/candidates/joined-through";
import { candidateMissing } from "@/lib/claims/correct-candidate";
import type { Corrector } from "@/lib/claims/write-correction";
import { nextVersion } from "@/lib/db/next-version";
import { newestFirst } from "@/lib/db/sql/newest-first";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { conflict, invalid } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import type { NameOrder } from "@/lib/full-name";
import { fieldText } from "@/lib/i18n/field-texts";

/**
 * Records that the person with this address is the candidate, too, with whoever was joined to them before. Neither an
 * assessment nor a candidate loses anything by it, so it can be taken back.
 * @throws ProblemError 404; 409 `blind_person`; 422 at `email` for an address that no assessment has, or that is theirs
 * already.
 */
export const joinCandidates = (store: Store, id: number, email: string, by: Corrector): Promise<void> =>
  change(store, id, async (transaction, person, version, limited) => {
    const emailFolded = foldEmail(email);
    // The recruiter has to see them; all their addresses go with them.
    const seen = await newestOf(limited, store, [{ emailFolded }]);
    const other =
      seen && (await findPersonByEmail({ ...store, db: transaction, limit: undefined }, emailFolded));
    if (!other) throw invalid({ email: [fieldText("noSuchCandidate")] });
    await refuseBlindPerson(limited, store, emailsOf(other.addresses));
    if (other.id === person.id) throw invalid({ email: [fieldText("alreadyTheirs")] });
    const candidates = transaction.updateTable("candidates").where("source_id", "=", store.sourceId);
    await candidates.set({ same_as: person.id }).where("id", "in", idsOf(other.addresses)).execute();
    await candidates
      .set({ joined_to: person.id, joined_by_name: by.name, joined_at: instant(store.now()) })
      .where("id", "=", other.id)
      .execute();
    await touch(transaction, store, other.addresses, version);
    await record(transaction, store, person, {
      action: "candidates_joined",
      email,
      moved: other.addresses,
      by,
    });
  });

/**
 * Separates one address again, with those that were joined to it. @throws ProblemError 404; 409 `separated_here` if it
 * is no longer theirs, `blind_person`.
 */
export const separateCandidates = (
  store: Store,
  id: number,
  addressId: number,
  by: Corrector,
): Promise<void> =>
  change(store, id, async (transaction, person, version) => {
    const address = person.addresses.find((one) => one.id === addressId && one.joined);
    if (!address) {
      throw conflict("separated_here", "This address is no longer joined to the candidate.", {});
    }
    const leaving = joinedThrough(address, person.addresses);
    const candidates = transaction.updateTable("candidates").where("source_id", "=", store.sourceId);
    await candidates.set({ same_as: addressId }).where("id", "in", idsOf(leaving)).execute();
    await candidates
      .set({ same_as: null, joined_to: null, joined_by_name: null, joined_at: null })
      .where("id", "=", addressId)
      .execute();
    await touch(transaction, store, leaving, version);
    await record(transaction, store, person, {
      action: "candidates_separated",
      email: address.emailFolded,
      moved: leaving,
      by,
    });
  });

/** Records the person’s name order; undefined leaves it to the script. @throws ProblemError 404; 409 `blind_person`. */
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
      .where("id", "=", person.id)
      .execute();
    await touch(transaction, store, person.addresses, version);
    await record(transaction, store, person, {
      action: "name_ordered",
      email: person.addresses[0].emailFolded,
      by,
    });
  });

type Address = Person["addresses"][number];

const emailsOf = (addresses: readonly Pick<Address, "emailFolded">[]): string[] =>
  addresses.map(({ emailFolded }) => emailFolded);

const idsOf = (addresses: readonly Address[]): number[] => addresses.map((address) => address.id);

async function change(
  store: Store,
  id: number,
  work: (
    transaction: Transaction<Tables>,
    person: Person,
    version: number,
    limited: Transaction<Tables>,
  ) => Promise<void>,
): Promise<void> {
  await store.db.transaction().execute(async (limited) => {
    const version = await nextVersion(limited, store.sourceId);
    const seen = await findPerson({ ...store, db: limited }, id);
    if (!seen) throw candidateMissing();
    await newestOfOrThrow(limited, store, seen.addresses);
    // Who is one person is so for everyone, with the addresses that this recruiter doesn’t see.
    const transaction = wholeDb(limited);
    const person = await findPerson({ ...store, db: transaction, limit: undefined }, id);
    if (!person) throw candidateMissing();
    await refuseBlindPerson(limited, store, emailsOf(person.addresses));
    await work(transaction, person, version, limited);
  });
}

/** Rows carry the candidate’s id and name order, so open screens must learn of the change. */
async function touch(
  transaction: Transaction<Tables>,
  store: Store,
  addresses: readonly Address[],
  version: number,
): Promise<void> {
  await transaction
    .updateTable("assessments")
    .set({ version })
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "in", emailsOf(addresses))
    .execute();
  for (const { emailFolded } of addresses) await resettlePerson(transaction, store, emailFolded, version);
}

/** The newest assessment of these addresses. Whose a probable match is isn’t settled. */
const newestOf = (
  transaction: Transaction<Tables>,
  store: Store,
  addresses: readonly Pick<Address, "emailFolded">[],
) =>
  transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "in", emailsOf(addresses))
    .where("identity", "!=", "probable")
    .orderBy(newestFirst("created_at"), "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
async function newestOfOrThrow(...asked: Parameters<typeof newestOf>) {
  const newest = await newestOf(...asked);
  if (!newest) throw candidateMissing();
  return newest;
}

/** Names the person’s newest assessment, by which the log finds them. */
async function record(
  transaction: Transaction<Tables>,
  store: Store,
  { addresses }: Person,
  done: {
    action: "candidates_joined" | "candidates_separated" | "name_ordered";
    email: string;
    moved?: readonly Address[];
    by: Corrector;
  },
): Promise<void> {
  const { id } = await newestOfOrThrow(transaction, store, addresses);
  const moved = done.moved ?? [];
  await recordAudit(transaction, {
    actor: done.by,
    action: done.action,
    subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
    details: {
      email: done.email,
      ...(moved.length > 1 && { emails: moved.map(({ emailFolded }) => emailFolded) }),
    },
    at: store.now(),
  });
}
