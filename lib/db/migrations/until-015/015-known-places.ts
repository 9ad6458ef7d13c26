import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Where each person signed in from lately, so that others behind the same address can't lock them out. */
export const knownPlaces: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("known_places")
      .addColumn("member_id", text, (column) => column.notNull().references("members.id").onDelete("cascade"))
      .addColumn("place", text, (column) => column.notNull())
      .addColumn("seen_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("known_places_key", ["member_id", "place"])
      .execute();
  },
};
