import { sql } from "kysely";
import { expect, test } from "vitest";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";
import { listMembers } from "@/lib/members/list-members";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "008"));

onEachStore("an audit log from before", (store) => {
  test("is searched like what came since", async () => {
    const { where } = await store({ isMigrated: false });
    const database = connectDatabase(where);
    const { db } = database;
    try {
      await migrate(db, older);
      await sql`insert into sources values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(
        db,
      );
      await sql`insert into members values
        ('m', 'dana@example.com', 'dana@example.com', 'Dana', 'recruiter', null, 0, null, 'x')`.execute(db);
      await sql`insert into assessments (source_id, id, status, created_at, application_url, identity, email,
          first_name, candidate_folded, search_text, first_seen_at, first_seen_version, first_seen_list,
          learn_attempts, absent_lists, version)
        values ('s', 7, 'pending', 'x', 'x', 'learned', 'zoe@example.com', 'Zoë', 'zoe', 'zoe', 'x', 1, 1, 0, 0, 1)`.execute(
        db,
      );
      const entries = [
        ["1", "m", "Dana", "link_copied", "assessment", "7", "{}"],
        ["2", null, "Command line", "member_disabled", "member", "m", "{}"],
        ["3", "m", "Dana", "invitation_submitted", "invitation", "i", '{"email":"mei@example.com"}'],
        ["4", "m", "Dana", "signed_in", "member", "m", "{}"],
      ];
      for (const [id, actor, name, action, type, subject, details] of entries) {
        await sql`insert into audit_log values (${id}, ${`2026-03-01T10:00:0${id}.000Z`}, ${actor}, ${name},
          ${action}, ${type}, ${subject}, ${details})`.execute(db);
      }

      await migrate(db);
      const shown = async (given: { person?: string; candidate?: string }) => {
        const page = await listAudit(
          { db, sourceId: "s", now: () => new Date() },
          auditQuerySchema.parse(given),
        );
        return page.entries.map(({ id, subject, assessmentId }) => [id, subject.label, assessmentId]);
      };
      expect(await shown({ person: "dana" })).toHaveLength(4);
      expect(await shown({ candidate: "zoe" })).toEqual([["1", "Zoë", 7]]);
      expect(await shown({ candidate: "mei@" })).toEqual([["3", "mei@example.com", undefined]]);
      expect(await shown({ person: "dana", candidate: "7" })).toEqual([["1", "Zoë", 7]]);
      expect(await listMembers(db)).toMatchObject([{ lastSignedInAt: "2026-03-01T10:00:04.000Z" }]);
    } finally {
      await database.close();
    }
  });
});
