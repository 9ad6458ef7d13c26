import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Which members don’t see all assessments. */
export const visibility: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("member_limits")
      .addColumn("member_id", text, (column) => column.primaryKey().references("members.id"))
      .addColumn("own", "integer", (column) => column.notNull())
      .addColumn("unclaimed", "integer", (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("updated_by_name", text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("member_limit_interviews")
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("interview_id", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("member_limit_interviews_key", ["member_id", "source_id", "interview_id"])
      .execute();
  },
};
