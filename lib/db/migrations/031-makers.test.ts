import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "031"));

onEachStore("links to shortlists from before", (store) => {
  test("belong to whom the log says, end with those who left, and stay where it isn’t known", async () => {
    const database = connectDatabase((await store({ isMigrated: false })).where);
    const { db } = database;
    const join = (id: string, role: string, disabledAt: string | null) =>
      sql`insert into members (id, email, email_folded, name, role, disabled_at, created_at)
        values (${id}, ${id}, ${id}, 'Dana', ${role}, ${disabledAt}, 'x')`.execute(db);
    const link = (id: string, expiresAt: string, ...makers: string[]) =>
      Promise.all([
        sql`insert into shortlist_links (id, shortlist_id, token_hash, made_by_name, created_at, expires_at, opened)
          values (${id}, 'list', ${id}, 'Dana', 'x', ${expiresAt}, 0)`.execute(db),
        ...makers.map((maker) =>
          sql`insert into audit_log (id, at, actor_id, actor_name, action, subject_type, subject_id, details)
            values (${id + maker}, 'x', ${maker}, 'Dana', 'shortlist_link_made', 'shortlist', 'list',
              ${JSON.stringify({ days: 30, expiresAt })})`.execute(db),
        ),
      ]);
    try {
      await migrate(db, older);
      await sql`insert into sources (id, kind, base_url, account, epoch, version, created_at)
        values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(db);
      await join("here", "recruiter", null);
      await join("left", "recruiter", "x");
      await join("viewer", "viewer", null);
      await sql`insert into shortlists (id, source_id, name, note, shows_decision, shows_email, shows_phone, made_by,
          made_by_name, created_at, updated_at, updated_by_name, version)
        values ('list', 's', 'Größe', '', 0, 0, 0, 'here', 'Dana', 'x', 'x', 'Dana', 1)`.execute(db);
      await link("a", "2027-01-01", "here");
      await link("b", "2027-01-02", "left");
      await link("c", "2027-01-03", "viewer");
      await link("d", "2027-01-04");
      await link("e", "2027-01-05", "here", "left");
      await migrate(db);
      const links = await db.selectFrom("shortlist_links").selectAll().orderBy("id").execute();
      expect(links.map(({ id, made_by, revoked_at }) => [id, made_by, revoked_at !== null])).toEqual([
        ["a", "here", false],
        ["b", "left", true],
        ["c", "viewer", true],
        ["d", null, false],
        ["e", null, false],
      ]);
      expect(await db.selectFrom("shortlists").selectAll().execute()).toMatchObject([
        { name_folded: "grosse", name_by_name: null, note_by_name: null },
      ]);
    } finally {
      await database.close();
    }
  });
});
