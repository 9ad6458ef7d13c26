import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "030"));

onEachStore("a directory from before names were known to be lent", (store) => {
  test("knows which were, as far as that is on record, and who was joined to whom", async () => {
    const database = connectDatabase((await store({ isMigrated: false })).where);
    const { db } = database;
    const enter = (id: number, identity: string, name: string | null, email = "ana@example.com") =>
      sql`insert into assessments (source_id, id, status, created_at, application_url, identity, email, email_folded,
          first_name, candidate_folded, search_text, first_seen_at, first_seen_version, first_seen_list,
          learn_attempts, absent_lists, version)
        values ('s', ${id}, 'pending', ${`2026-03-0${id}`}, 'x', ${identity}, ${email}, ${email}, ${name}, 'x', 'x',
          'x', 1, 1, 0, 0, 1)`.execute(db);
    try {
      await migrate(db, older);
      await sql`insert into sources (id, kind, base_url, account, epoch, version, created_at)
        values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(db);
      await enter(1, "claimed", "Ana");
      await enter(2, "learned", "Ana");
      await enter(3, "learned", null);
      await enter(4, "learned", "Anna");
      await enter(5, "learned", "Bo", "bo@example.com");
      await sql`insert into events (id, source_id, assessment_id, kind, at, version)
        values ('e', 's', 4, 'corrected', 'x', 1)`.execute(db);
      await sql`update candidates set same_as = (select min(id) from candidates)
        where email_folded = 'bo@example.com'`.execute(db);
      await migrate(db);
      const rows = await db.selectFrom("assessments").select("name_lent").orderBy("id").execute();
      expect(rows.map((row) => row.name_lent)).toEqual([0, 1, 0, 0, 0]);
      const joined = await db
        .selectFrom("candidates")
        .select(["same_as", "joined_to"])
        .orderBy("id")
        .execute();
      expect(joined.map((row) => row.joined_to === row.same_as)).toEqual([true, true]);
      expect(joined[1]?.joined_to).not.toBeNull();
    } finally {
      await database.close();
    }
  });
});
