import type { Transaction } from "kysely";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import type { ShortlistsTable } from "@/lib/db/shortlist-tables";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeStore } from "@/lib/db/visibility/limit-store";
import { findShortlist, type ShortlistUser } from "@/lib/shortlists/find-shortlist";

/** `seen`: as the person reads the list, in which texts may be hidden from a blind reviewer. */
type Within = { transaction: Transaction<Tables>; row: ShortlistsTable; seen: ShortlistsTable };

/** What an act has written: nothing, something of what readers read, or something beside that (votes, sharing). */
export type Written = "nothing" | "content" | "beside";

/**
 * Changes a list under the next version; changes are serialised and open screens are told. An act that has written
 * nothing takes no version and is nobody’s last change.
 * @throws ProblemError 404, and what `change` throws.
 */
export const inShortlist = <Outcome extends { written: Written }>(
  store: Store,
  id: string,
  user: ShortlistUser,
  change: (within: Within) => Promise<Outcome>,
): Promise<Outcome> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const seen = await findShortlist({ ...store, db: transaction }, id, user);
    const row = await findShortlist(wholeStore({ ...store, db: transaction }), id, user);
    const outcome = await change({ transaction, row, seen });
    if (outcome.written === "nothing") return outcome;
    await transaction
      .updateTable("shortlists")
      .set({
        version: await nextVersion(transaction, store.sourceId),
        ...(outcome.written === "content" && {
          updated_at: laterThan(row.updated_at, store.now()),
          updated_by_name: user.name,
        }),
      })
      .where("id", "=", id)
      .execute();
    return outcome;
  });

export const subjectOf = (row: Pick<ShortlistsTable, "id" | "name" | "source_id">) =>
  ({ type: "shortlist", id: row.id, label: row.name, sourceId: row.source_id }) as const;
