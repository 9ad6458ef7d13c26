import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** From whom the identity of candidates is hidden, and who has revealed it for themselves. */
export const blindReview: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("blind_rules")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("interview_id", "bigint", (column) => column.notNull())
      .addColumn("reviewers", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("blind_rules_key", ["source_id", "interview_id"])
      .execute();
    await db.schema
      .createTable("blind_settings")
      .addColumn("source_id", text, (column) => column.primaryKey().references("sources.id"))
      .addColumn("reveals_on_decision", "integer", (column) => column.notNull())
      .addColumn("shows_results", "integer", (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("updated_by_name", text, (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable("notes")
      .addColumn("written_blind", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("blind_reveals")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("revealed_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("blind_reveals_key", ["source_id", "assessment_id", "member_id"])
      .execute();
  },
};
