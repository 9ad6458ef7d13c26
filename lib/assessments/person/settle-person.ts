import type { Transaction } from "kysely";
import { describePerson } from "@/lib/assessments/directory";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";

/** More assessments than any candidate has. */
const mostRead = 500;

/**
 * Gives the assessments of an address that have no name the newest one known, and sorts them all by the name as it is
 * written. To be called after a row was given an address. @param version that of the change itself.
 */
export async function settlePerson(
  transaction: Transaction<Tables>,
  store: Pick<Store, "sourceId">,
  email: string,
  version: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom("assessments as a")
    .leftJoin("candidates as c", (join) =>
      join.onRef("c.source_id", "=", "a.source_id").onRef("c.email_folded", "=", "a.email_folded"),
    )
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "a.phone_number", "a.external_id"])
    .select(["a.resume_url", "a.candidate_folded", "a.created_at", "a.identity", "c.name_order"])
    .where("a.source_id", "=", store.sourceId)
    .where("a.email_folded", "=", foldEmail(email))
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(mostRead)
    .execute();
  // A probable match isn’t settled yet.
  const known = rows.find((row) => row.identity !== "probable" && (row.first_name || row.last_name));
  for (const { id, name_order, candidate_folded, ...row } of rows) {
    const isNameless = !row.first_name && !row.last_name;
    const named = isNameless && known ? { first_name: known.first_name, last_name: known.last_name } : {};
    const described = describePerson(id, { ...row, email: row.email ?? email, ...named }, name_order);
    if (!(isNameless && known) && described.candidate_folded === candidate_folded) continue;
    await transaction
      .updateTable("assessments")
      .set({ ...described, version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .execute();
  }
}
