import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

export const lastCall: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("invitations").addColumn("lists_before_last_call", "bigint").execute();
    // Of those that were sent several times, only the first call is known.
    await sql`update invitations set lists_before_last_call = lists_before_call`.execute(db);
  },
};
