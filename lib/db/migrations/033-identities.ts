import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Who a member is at the company's provider, and what a session may ask there, so that leaving it ends the session. */
export const identities: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("identities")
      .addColumn("issuer", text, (column) => column.notNull())
      .addColumn("subject", text, (column) => column.notNull())
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("linked_at", text, (column) => column.notNull())
      .addColumn("last_used_at", text, (column) => column.notNull())
      .addColumn("claims", text, (column) => column.notNull())
      .addColumn("role_group", text)
      .addPrimaryKeyConstraint("identities_key", ["issuer", "subject"])
      .execute();
    await db.schema.createIndex("identities_by_member").on("identities").column("member_id").execute();
    for (const name of ["identity_issuer", "identity_subject", "refresh_token", "confirmed_at"])
      await db.schema.alterTable("sessions").addColumn(name, text).execute();
  },
};
