import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Shortlists: their candidates, readers, links and votes. */
export const shortlists: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));

    await db.schema
      .createTable("shortlists")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("shows_decision", "integer", (column) => column.notNull())
      .addColumn("shows_email", "integer", (column) => column.notNull())
      .addColumn("shows_phone", "integer", (column) => column.notNull())
      .addColumn("made_by", text, (column) => column.notNull())
      .addColumn("made_by_name", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("updated_by_name", text, (column) => column.notNull())
      .addColumn("archived_at", text)
      .addColumn("deleted_at", text)
      .addColumn("version", "bigint", (column) => column.notNull())
      .execute();
    await sql`create index shortlists_version on shortlists (source_id, version)`.execute(db);

    await db.schema
      .createTable("shortlist_entries")
      .addColumn("shortlist_id", text, (column) => column.notNull().references("shortlists.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("word", text, (column) => column.notNull())
      .addColumn("added_by_name", text, (column) => column.notNull())
      .addColumn("added_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("shortlist_entries_key", ["shortlist_id", "assessment_id"])
      .execute();

    await db.schema
      .createTable("shortlist_readers")
      .addColumn("shortlist_id", text, (column) => column.notNull().references("shortlists.id"))
      .addColumn("member_id", text, (column) => column.notNull().references("members.id"))
      .addColumn("shared_at", text, (column) => column.notNull())
      .addColumn("shared_by_name", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("shortlist_readers_key", ["shortlist_id", "member_id"])
      .execute();
    await db.schema
      .createIndex("shortlist_readers_member")
      .on("shortlist_readers")
      .column("member_id")
      .execute();

    await db.schema
      .createTable("shortlist_links")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("shortlist_id", text, (column) => column.notNull().references("shortlists.id"))
      .addColumn("token_hash", text, (column) => column.notNull().unique())
      .addColumn("made_by_name", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("expires_at", text, (column) => column.notNull())
      .addColumn("revoked_at", text)
      .addColumn("opened", "integer", (column) => column.notNull())
      .addColumn("last_opened_at", text)
      .execute();
    await db.schema
      .createIndex("shortlist_links_list")
      .on("shortlist_links")
      .column("shortlist_id")
      .execute();

    // Kept when a candidate leaves the list, so that undo restores them.
    await db.schema
      .createTable("shortlist_votes")
      .addColumn("shortlist_id", text, (column) => column.notNull().references("shortlists.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("member_id", text, (column) => column.notNull())
      .addColumn("member_name", text, (column) => column.notNull())
      .addColumn("answer", text, (column) => column.notNull())
      .addColumn("comment", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("shortlist_votes_key", ["shortlist_id", "assessment_id", "member_id"])
      .execute();
  },
};
