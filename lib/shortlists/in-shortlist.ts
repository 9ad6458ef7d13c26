import type { Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import type { ShortlistsTable, Tables } from "@/lib/db/types";
import { findShortlist, type ShortlistUser } from "@/lib/shortlists/find-shortlist";

type Within = { transaction: Transaction<Tables>; row: ShortlistsTable };

/**
 * Changes a list under the next version; changes are serialised and open screens are told.
 * @param options.isContent whether it counts as its last change, which votes and sharing don’t.
 * @throws ProblemError 404, and what `change` throws.
 */
export const inShortlist = <Result>(
  store: Store,
  id: string,
  user: ShortlistUser,
  { isContent }: { isContent: boolean },
  change: (within: Within) => Promise<Result>,
): Promise<Result> =>
  store.db.transaction().execute(async (transaction) => {
    // Locks the source, which serialises changes to its lists.
    const version = await nextVersion(transaction, store.sourceId);
    const row = await findShortlist({ ...store, db: transaction }, id, user);
    const result = await change({ transaction, row });
    await transaction
      .updateTable("shortlists")
      .set({
        version,
        ...(isContent && {
          updated_at: laterThan(row.updated_at, store.now()),
          updated_by_name: user.name,
        }),
      })
      .where("id", "=", id)
      .execute();
    return result;
  });

export const subjectOf = (row: Pick<ShortlistsTable, "id" | "name" | "source_id">) =>
  ({ type: "shortlist", id: row.id, label: row.name, sourceId: row.source_id }) as const;
