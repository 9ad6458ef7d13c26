import { sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";

export type InvitationsIndex = "invitations_chosen";

/** Invitations as `v`, by an index that SQLite wouldn't choose. Repeat its conditions in the query, word for word. */
export const indexedInvitations = (store: Store, index: InvitationsIndex) => {
  const hint = engineOf(store.db) === "sqlite" ? sql`indexed by ${sql.id(index)}` : sql``;
  return store.db
    .selectFrom(sql<InvitationsTable>`invitations`.as<"v">(sql`v ${hint}`))
    .where("v.source_id", "=", store.sourceId);
};
