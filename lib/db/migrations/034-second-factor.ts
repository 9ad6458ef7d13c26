import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** What a password alone doesn't open: a second factor, who must have one, and the step between both. */
export const secondFactor: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("second_factors")
      .addColumn("member_id", text, (column) => column.primaryKey().references("members.id"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("begun_at", text, (column) => column.notNull())
      .addColumn("turned_on_at", text)
      .addColumn("last_step", "integer")
      .addColumn("recovery_salt", "text")
      .execute();
    await db.schema
      .createTable("recovery_codes")
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("code_hash", text, (column) => column.notNull())
      .addColumn("used_at", text)
      .addPrimaryKeyConstraint("recovery_codes_key", ["member_id", "code_hash"])
      .execute();
    await db.schema
      .createTable("sign_in_steps")
      .addColumn("token_hash", text, (column) => column.primaryKey())
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("password_mark", text, (column) => column.notNull())
      .addColumn("begun_at", text, (column) => column.notNull())
      .addColumn("expires_at", text, (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sign_in_steps_by_member").on("sign_in_steps").column("member_id").execute();
    await db.schema
      .createTable("sign_in_rules")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("second_factor", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("updated_by_name", text, (column) => column.notNull())
      .execute();
  },
};
