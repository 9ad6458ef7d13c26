import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Which rows of the list have no id; before, only how many there were before a call. */
export const withoutId: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema.alterTable("mirror_state").addColumn("rows_without_id", text).execute();
    await db.schema.alterTable("invitations").dropColumn("unreadable_before_call").execute();
    // An invitation gave these rows back after the service had said whose they are: it is asked again.
    await sql`update assessments set identity_read_at = null
      where identity = 'unclaimed' and identity_read_at is not null`.execute(db);
  },
};
