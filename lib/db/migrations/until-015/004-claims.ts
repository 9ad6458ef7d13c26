import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

export const claims: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create index assessments_to_learn on assessments
      (source_id, identity, learn_after, created_at, id)
      where status <> 'pending' and identity_read_at is null and gone_at is null
        and identity in ('unclaimed', 'probable', 'claimed')`.execute(db);
    await sql`create index assessments_to_claim on assessments (source_id, created_at, id)
      where identity = 'unclaimed' and status = 'pending' and gone_at is null`.execute(db);
  },
};
