import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Which saved views stand as tabs, by person. */
export const pinnedViews: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("view_pins")
      .addColumn("member_id", text, (column) => column.notNull().references("members.id").onDelete("cascade"))
      .addColumn("view_id", text, (column) =>
        column.notNull().references("saved_views.id").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("view_pins_key", ["member_id", "view_id"])
      .execute();
    await db.schema.createIndex("view_pins_of_view").on("view_pins").column("view_id").execute();
  },
};
