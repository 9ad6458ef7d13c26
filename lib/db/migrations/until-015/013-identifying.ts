import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/**
 * How many candidates are left to learn and how fast it goes, and which ones people are looking at. The index of
 * migration 004 gets the columns that counting needs, its own condition's among them: without them SQLite would look up
 * the rows.
 */
export const identifying: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    for (const name of ["identities_left", "identities_per_minute"])
      await db.schema.alterTable("mirror_state").addColumn(name, "bigint").execute();
    await db.schema
      .createTable("identity_wishes")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("wished_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("identity_wishes_key", ["source_id", "assessment_id"])
      .execute();
    await db.schema.dropIndex("assessments_to_learn").execute();
    await sql`create index assessments_to_learn on assessments
      (source_id, identity, learn_after, created_at, id, learn_attempts, status, identity_read_at, gone_at)
      where status <> 'pending' and identity_read_at is null and gone_at is null
        and identity in ('unclaimed', 'probable', 'claimed')`.execute(db);
  },
};
