import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/** Which lists had arrived before the last call of an invitation, beside those before its first. */
export const lastCall: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("invitations").addColumn("lists_before_last_call", "bigint").execute();
    // Of those that were sent several times nobody knows any more.
    await sql`update invitations set lists_before_last_call = lists_before_call`.execute(db);
  },
};
