import type { Kysely, Migration } from "kysely";
import type { Tables } from "@/lib/db/types";

/** What people choose for themselves. */
export const people: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("members").addColumn("preferences", "text").execute();
  },
};
