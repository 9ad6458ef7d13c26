import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "028"));

onEachStore("contacts and messages from before", (store) => {
  test("are known with who and when, and every message is of an invitation", async () => {
    const database = connectDatabase((await store({ isMigrated: false })).where);
    const { db } = database;
    const enter = (id: number, copiedAt: string | null) =>
      sql`insert into assessments (source_id, id, status, created_at, application_url, identity,
          candidate_folded, search_text, first_seen_at, first_seen_version, first_seen_list,
          learn_attempts, absent_lists, last_link_copied_at, version)
        values ('s', ${id}, 'pending', '2026-03-01', 'x', 'unclaimed', 'x', 'x', 'x', 1, 1, 0, 0, ${copiedAt}, 1)`.execute(
        db,
      );
    const happened = (id: number, kind: string, at: string, who: string) =>
      sql`insert into events (id, source_id, assessment_id, kind, at, actor_name, version)
        values (${`${id}${kind}${at}`}, 's', ${id}, ${kind}, ${at}, ${who}, 1)`.execute(db);
    try {
      await migrate(db, older);
      await sql`insert into sources (id, kind, base_url, account, epoch, version, created_at)
        values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(db);
      await enter(1, "2026-03-04");
      await happened(1, "link_copied", "2026-03-02", "Dana");
      await happened(1, "reminded", "2026-03-04", "Ben");
      await happened(1, "snoozed", "2026-03-05", "Ada");
      await enter(2, "2026-03-03");
      await enter(3, null);
      await sql`insert into message_templates values ('s', 0, 'Hello', '{{link}}', 'x', 'Ada')`.execute(db);
      await migrate(db);
      const rows = await db
        .selectFrom("assessments")
        .select(["last_contacted_at", "last_contacted_by_name"])
        .orderBy("id")
        .execute();
      expect(rows.map(Object.values)).toEqual([
        ["2026-03-04", "Ben"],
        ["2026-03-03", null],
        [null, null],
      ]);
      expect(await db.selectFrom("message_templates").selectAll().execute()).toEqual([
        {
          source_id: "s",
          kind: "invitation",
          interview_id: 0,
          subject: "Hello",
          body: "{{link}}",
          locale: null,
          updated_at: "x",
          updated_by_name: "Ada",
        },
      ]);
    } finally {
      await database.close();
    }
  });
});
