import { newestFirst } from "@/lib/db/sql/newest-first";
import type { Store } from "@/lib/db/store";
import { namedStore } from "@/lib/db/visibility/limit-store";
import type { NameOrder } from "@/lib/full-name";

/** `joined.to`: the address it was joined to, by whose side it stays when that one is separated. */
type Address = { id: number; emailFolded: string; joined?: { by?: string; at: string; to: number } };

/** A person: the candidate that the id names or was joined to, with all their addresses, their own first. */
export type Person = { id: number; nameOrder?: NameOrder; addresses: [Address, ...Address[]] };

/** @param id a candidate’s. @returns undefined for an unknown one. */
export async function findPerson(store: Store, id: number): Promise<Person | undefined> {
  const all = store.db.selectFrom("candidates").selectAll().where("source_id", "=", store.sourceId);
  const named = await all.where("id", "=", id).executeTakeFirst();
  if (!named) return undefined;
  const own =
    named.same_as === null ? named : await all.where("id", "=", named.same_as).executeTakeFirstOrThrow();
  const joined = await all.where("same_as", "=", own.id).orderBy("joined_at").orderBy("id").execute();
  const addresses: Address[] = [
    { id: own.id, emailFolded: own.email_folded },
    ...joined.map((row) => ({
      id: row.id,
      emailFolded: row.email_folded,
      joined: {
        by: row.joined_by_name ?? undefined,
        at: row.joined_at ?? "",
        to: row.joined_to ?? own.id,
      },
    })),
  ];
  const [first, ...others] = store.limit ? await withAssessments(store, addresses) : addresses;
  return first && { id: own.id, nameOrder: own.name_order ?? undefined, addresses: [first, ...others] };
}

/** A limited member sees the person’s page by one address, and learns of no other. */
async function withAssessments(store: Store, addresses: readonly Address[]): Promise<Address[]> {
  const ids = await idsOf(store, addresses);
  if (ids.length === 0) return [];
  const seen = await store.db
    .selectFrom("assessments")
    .select("email_folded")
    .distinct()
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  const emails = new Set(seen.map(({ email_folded }) => email_folded));
  return addresses.filter(({ emailFolded }) => emails.has(emailFolded));
}

/** More than any candidate has. */
const mostRows = 500;

/**
 * The assessments of these addresses, the newest first, blind ones too: in a blind reviewer’s store, a query by address
 * reads all rows.
 */
export async function idsOf(
  store: Store,
  addresses: readonly Pick<Address, "emailFolded">[],
): Promise<number[]> {
  const rows = await namedStore(store)
    .db.selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where(
      "email_folded",
      "in",
      addresses.map(({ emailFolded }) => emailFolded),
    )
    .orderBy(newestFirst("created_at"), "desc")
    .orderBy("id", "desc")
    .limit(mostRows)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined for an address that no assessment has had. */
export async function findPersonByEmail(store: Store, emailFolded: string): Promise<Person | undefined> {
  const row = await store.db
    .selectFrom("candidates")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "=", emailFolded)
    .executeTakeFirst();
  return row && findPerson(store, row.id);
}
