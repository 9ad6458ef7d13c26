import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";
import { fold } from "@/lib/fold";

/** Who made a link to a shortlist, who wrote each of its texts, and its name as search compares it. */
export const makers: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema.alterTable("shortlist_links").addColumn("made_by", text).execute();
    await db.schema.createIndex("shortlist_links_maker").on("shortlist_links").column("made_by").execute();
    // Who wrote what is there already can’t be known: the log counts a person’s changes together.
    for (const name of ["name_by_name", "note_by_name"])
      await db.schema.alterTable("shortlists").addColumn(name, text).execute();
    await db.schema.alterTable("shortlist_entries").addColumn("word_by_name", text).execute();
    await db.schema
      .alterTable("shortlists")
      .addColumn("name_folded", text, (column) => column.notNull().defaultTo(""))
      .execute();
    await foldNames(db);
    await findMakers(db);
    await endLinksOfLeavers(db);
  },
};

async function foldNames(db: Kysely<Tables>): Promise<void> {
  for (const { id, name } of await db.selectFrom("shortlists").select(["id", "name"]).execute())
    await db
      .updateTable("shortlists")
      .set({ name_folded: fold(name) })
      .where("id", "=", id)
      .execute();
}

/** The audit log names a link by its list and the millisecond at which it ends. */
async function findMakers(db: Kysely<Tables>): Promise<void> {
  const links = await db
    .selectFrom("shortlist_links")
    .select(["id", "shortlist_id", "expires_at", "made_by_name"])
    .execute();
  if (links.length === 0) return;
  const entries = await db
    .selectFrom("audit_log")
    .select(["subject_id", "actor_id", "actor_name", "details"])
    .where("action", "=", "shortlist_link_made")
    .execute();
  for (const { id, shortlist_id, expires_at, made_by_name } of links) {
    const makers = entries
      .filter(({ subject_id, actor_name }) => subject_id === shortlist_id && actor_name === made_by_name)
      .filter(({ details }) => JSON.parse(details).expiresAt === expires_at)
      .map(({ actor_id }) => actor_id);
    const [made_by = null, ...others] = new Set(makers);
    // Two namesakes within a millisecond: neither is known.
    if (made_by === null || others.length > 0) continue;
    await db.updateTable("shortlist_links").set({ made_by }).where("id", "=", id).execute();
  }
}

async function endLinksOfLeavers(db: Kysely<Tables>): Promise<void> {
  const leavers = await db
    .selectFrom("members")
    .select("id")
    .where((where) => where.or([where("disabled_at", "is not", null), where("role", "=", "viewer")]))
    .execute();
  for (const { id } of leavers)
    await db
      .updateTable("shortlist_links")
      .set({ revoked_at: new Date().toISOString() })
      .where("made_by", "=", id)
      .where("revoked_at", "is", null)
      .execute();
}
