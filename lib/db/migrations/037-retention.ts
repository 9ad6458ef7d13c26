import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** After how long candidates are erased, who is listed as due, and who must not be erased. */
export const retention: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("retention_rules")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      // 0: for all interviews without a period of their own.
      .addColumn("interview_id", "bigint", (column) => column.notNull())
      .addColumn("months", "integer")
      .addPrimaryKeyConstraint("retention_rules_key", ["source_id", "interview_id"])
      .execute();
    await db.schema
      .createTable("retention_state")
      .addColumn("source_id", text, (column) => column.primaryKey().references("sources.id"))
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("updated_by_name", text, (column) => column.notNull())
      .addColumn("ran_at", text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("retention_notices")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("since", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("retention_notices_key", ["source_id", "assessment_id"])
      .execute();
    await db.schema
      .createTable("erasure_blocks")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("blocked_by_name", text, (column) => column.notNull())
      .addColumn("blocked_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("erasure_blocks_key", ["source_id", "assessment_id"])
      .execute();
  },
};
