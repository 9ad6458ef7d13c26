import type { Kysely, Migration } from "kysely";
import type { Tables } from "@/lib/db/types";

export const looking: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("invitations").addColumn("skew_after_call_ms", "bigint").execute();
  },
};
