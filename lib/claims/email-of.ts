import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";

/** The address of an assessment’s candidate, which may be hidden from the recruiter; null if there is none. */
export async function emailOf(
  transaction: Transaction<Tables>,
  { sourceId }: Pick<Store, "sourceId">,
  id: number,
): Promise<string | null> {
  const row = await wholeDb(transaction)
    .selectFrom("assessments")
    .select("email")
    .where("source_id", "=", sourceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.email ?? null;
}
