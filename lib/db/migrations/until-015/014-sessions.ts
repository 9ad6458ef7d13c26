import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Sessions that can be ended one by one; before, one number ended all of a person's. */
export const sessions: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("sessions")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("started_at", text, (column) => column.notNull())
      .addColumn("last_seen_at", text, (column) => column.notNull())
      .addColumn("address", text, (column) => column.notNull())
      .addColumn("user_agent", text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("sessions_by_member")
      .on("sessions")
      .columns(["member_id", "started_at"])
      .execute();
    await db.schema.alterTable("members").dropColumn("session_epoch").execute();
  },
};
