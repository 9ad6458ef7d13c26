import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Tombstones of numbers: neither the service’s list nor an older backup brings an erased candidate back. */
export const erasing: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    const text = sortedText(engine);
    await db.schema
      .createTable("erasures")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("at", text, (column) => column.notNull())
      .addColumn("erased", text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("erased_assessments")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("erasure_id", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("erased_assessments_key", ["source_id", "assessment_id"])
      .execute();
    // Work on SQLite's files that is due: an erasure's id, or `vacuum`.
    await db.schema
      .createTable("cleanups")
      .addColumn("id", text, (column) => column.primaryKey())
      .execute();
    // Until now deleted pages were not overwritten, so the file of an older store still has what was in them.
    if (engine === "sqlite" && (await db.selectFrom("sources").select("id").limit(1).executeTakeFirst()))
      await db.insertInto("cleanups").values({ id: "vacuum" }).execute();
    await db.schema.alterTable("assessments").addColumn("erased_at", text).execute();
    // Until now no entry of the log changed, so no trigger kept the search index in step with one that does.
    if (engine === "sqlite")
      await sql`create trigger audit_log_found_otherwise after update of candidate_text on audit_log
        when old.candidate_text <> new.candidate_text begin
          update audit_words set person_text = new.person_text, candidate_text = new.candidate_text
            where rowid = (select key from audit_search where id = new.id);
        end`.execute(db);
  },
};
