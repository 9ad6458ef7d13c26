import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "018"));

onEachStore("a row that an invitation gave back before", (store) => {
  test("is asked about again, and one whose word stands is not", async () => {
    const { where } = await store({ isMigrated: false });
    const database = connectDatabase(where);
    const { db } = database;
    try {
      await migrate(db, older);
      await sql`insert into sources values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(
        db,
      );
      for (const [id, identity] of [
        [7, "unclaimed"],
        [8, "learned"],
      ])
        await sql`insert into assessments (source_id, id, status, created_at, application_url, identity,
            candidate_folded, search_text, first_seen_at, first_seen_version, first_seen_list, learn_attempts,
            absent_lists, identity_read_at, version)
          values ('s', ${id}, 'recommended', 'x', 'x', ${identity}, 'x', 'x', 'x', 1, 1, 0, 0, 'then', 1)`.execute(
          db,
        );
      await migrate(db);
      const rows = await db
        .selectFrom("assessments")
        .select(["id", "identity_read_at"])
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        { id: 7, identity_read_at: null },
        { id: 8, identity_read_at: "then" },
      ]);
    } finally {
      await database.close();
    }
  });
});
