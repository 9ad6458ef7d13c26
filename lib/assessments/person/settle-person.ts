import type { Transaction } from "kysely";
import { describePerson } from "@/lib/assessments/directory";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { newestFirst } from "@/lib/db/sql/newest-first";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { blindDb, wholeDb } from "@/lib/db/visibility/limit-store";
import { foldEmail } from "@/lib/fold";

/** More assessments than any candidate has. */
const mostRead = 500;

type Settling = (
  transaction: Transaction<Tables>,
  store: Pick<Store, "sourceId">,
  email: string,
  version: number,
) => Promise<void>;

/**
 * Lends the assessments of an address that have no name the newest one known, and sorts them all by the name as it is
 * written. To be called after a row was given an address. @param version that of the change itself.
 */
export const settlePerson: Settling = (transaction, store, email, version) =>
  settle(transaction, store, email, version, { lends: true });

/**
 * The same without lending anew: after a row has lost this address or its name, or names are written in another order.
 * What was lent follows its lenders, and goes with the last one.
 */
export const resettlePerson: Settling = (transaction, store, email, version) =>
  settle(transaction, store, email, version, { lends: false });

type Named = Pick<AssessmentsTable, "first_name" | "last_name">;

const isNamed = (row: Named): boolean => Boolean(row.first_name || row.last_name);

async function settle(
  ...[limited, store, email, version, { lends }]: [...Parameters<Settling>, { lends: boolean }]
): Promise<void> {
  // A person has one name in all their assessments, hidden ones included.
  const transaction = wholeDb(limited);
  const rows = await transaction
    .selectFrom("assessments as a")
    .leftJoin("candidates as c", (join) =>
      join.onRef("c.source_id", "=", "a.source_id").onRef("c.email_folded", "=", "a.email_folded"),
    )
    .leftJoin("candidates as p", (join) =>
      join.on((eb) => eb("p.id", "=", eb.fn.coalesce("c.same_as", "c.id"))),
    )
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "a.phone_number", "a.external_id"])
    .select(["a.resume_url", "a.candidate_folded", "a.name_lent", "a.identity", "p.name_order"])
    .where("a.source_id", "=", store.sourceId)
    .where("a.email_folded", "=", foldEmail(email))
    .orderBy(newestFirst("a.created_at"), "desc")
    .orderBy("a.id", "desc")
    .limit(mostRead)
    .execute();
  const isKnown = await knownTo(limited, store, rows);
  const told = rows.filter(isKnown);
  // A probable match isn’t settled yet.
  const known = told.find((row) => row.identity !== "probable" && row.name_lent === 0 && isNamed(row));
  for (const row of told) {
    const { id, name_order, candidate_folded } = row;
    const borrows = row.name_lent === 1 || (lends && !isNamed(row) && row.identity !== "probable");
    const named: Named & Pick<AssessmentsTable, "name_lent"> = borrows
      ? {
          first_name: known?.first_name ?? null,
          last_name: known?.last_name ?? null,
          name_lent: known ? 1 : 0,
        }
      : row;
    const described = {
      ...describePerson(id, { ...row, ...named, email: row.email ?? email }, name_order),
      name_lent: named.name_lent,
    };
    const isAsBefore =
      described.first_name === row.first_name &&
      described.last_name === row.last_name &&
      described.name_lent === row.name_lent &&
      described.candidate_folded === candidate_folded;
    if (isAsBefore) continue;
    await transaction
      .updateTable("assessments")
      .set({ ...described, version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .execute();
  }
}

/**
 * Which rows a change may touch: one that a blind reviewer makes must not tell which blind assessments are the person’s.
 * Their names follow with the next change by someone else.
 */
async function knownTo(
  limited: Transaction<Tables>,
  { sourceId }: Pick<Store, "sourceId">,
  rows: readonly { id: number }[],
): Promise<(row: { id: number }) => boolean> {
  const blind = blindDb(limited);
  if (!blind || rows.length === 0) return () => true;
  const known = await blind
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", sourceId)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("email", "is not", null)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
