import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/** Whether any invitation changed since a version is asked each time the feed tells something. */
export const feed: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createIndex("invitations_by_version")
      .on("invitations")
      .columns(["source_id", "version"])
      .execute();
  },
};
