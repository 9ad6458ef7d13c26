import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "022"));

onEachStore("a directory from before", (store) => {
  test("has a candidate for each address, and sorts names as they are written", async () => {
    const database = connectDatabase((await store({ isMigrated: false })).where);
    const { db } = database;
    const enter = (id: number, email: string, first: string, last: string) =>
      sql`insert into assessments (source_id, id, status, created_at, application_url, identity, email, email_folded,
          first_name, last_name, candidate_folded, search_text, first_seen_at, first_seen_version, first_seen_list,
          learn_attempts, absent_lists, version)
        values ('s', ${id}, 'pending', ${`2026-03-0${id}`}, 'x', 'learned', ${email}, ${email}, ${first}, ${last},
          ${`${first} ${last}`}, 'x', 'x', 1, 1, 0, 0, 1)`.execute(db);
    try {
      await migrate(db, older);
      await sql`insert into sources values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(
        db,
      );
      await enter(1, "ken@example.com", "健", "渡辺");
      await enter(2, "nora@example.com", "nora", "berg");
      await enter(3, "ken@example.com", "健", "渡辺");
      await migrate(db);
      await enter(4, "zoe@example.com", "zoë", "lang");
      await enter(5, "nora@example.com", "nora", "berg");
      await sql`update assessments set email_folded = 'new@example.com' where id = 5`.execute(db);
      const known = await db.selectFrom("candidates").select("email_folded").orderBy("id").execute();
      expect(known.map((row) => row.email_folded)).toEqual([
        "ken@example.com",
        "nora@example.com",
        "zoe@example.com",
        "new@example.com",
      ]);
      const sorted = await db.selectFrom("assessments").select("candidate_folded").orderBy("id").execute();
      expect(sorted.slice(0, 3).map((row) => row.candidate_folded)).toEqual([
        "渡辺 健",
        "nora berg",
        "渡辺 健",
      ]);
    } finally {
      await database.close();
    }
  });
});
