import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** When each person last signed in; for the time before, as the audit log has it. */
export const lastSignIn: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable("members")
      .addColumn("last_signed_in_at", sortedText(engineOf(db)))
      .execute();
    await sql`update members set last_signed_in_at = (select max(l.at) from audit_log l
        where l.action = 'signed_in' and l.actor_id = members.id)`.execute(db);
  },
};
