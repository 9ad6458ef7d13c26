import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Lets the feed know that somebody’s notifications are others now. @param version that of the change itself. */
export async function noteChange(
  transaction: Transaction<Tables>,
  { sourceId }: Pick<Store, "sourceId">,
  version: number,
): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ notified_version: version })
    .where("id", "=", sourceId)
    .execute();
}
