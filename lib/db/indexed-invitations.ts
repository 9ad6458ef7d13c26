import { sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";
import type { InvitationsTable } from "@/lib/db/types";

/** Migration 007's: those that a person settled by choosing a row. */
export type InvitationsIndex = "invitations_chosen";

/**
 * A source's invitations as `v`, read along an index: SQLite guesses that the index by state leaves fewer.
 * The conditions of a partial index must be the query's as well, word for word.
 */
export const indexedInvitations = (store: Store, index: InvitationsIndex) => {
  const hint = engineOf(store.db) === "sqlite" ? sql`indexed by ${sql.id(index)}` : sql``;
  return store.db
    .selectFrom(sql<InvitationsTable>`invitations`.as<"v">(sql`v ${hint}`))
    .where("v.source_id", "=", store.sourceId);
};
