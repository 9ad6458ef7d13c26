import { createHash } from "node:crypto";
import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { engineOf } from "@/lib/db/engine";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, migrate, openDatabase } from "@/lib/db/opening/open-database";
import { findFew } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import type { Db } from "@/lib/db/types";

const keptCounts = (db: Db) =>
  sql`select source_id, interview_id, status, identity, gone, archived, number from assessment_counts
    where number <> 0 order by 1, 2, 3, 4, 5, 6`.execute(db);
const trueCounts = (db: Db) =>
  sql`select source_id, coalesce(interview_id, 0) as interview_id, status, identity,
    case when gone_at is null then 0 else 1 end as gone,
    case when archived_at is null then 0 else 1 end as archived, count(*) as number
    from assessments group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(db);

const misnamed = (db: Db) =>
  sql`select a.id from assessments a left join interviews i on i.source_id = a.source_id and i.id = a.interview_id
    where a.interview_folded <> coalesce(substr(i.name_folded, 1, 200), ${sql.lit("\uffff")})`.execute(db);

async function expectKeptUp(store: Store) {
  expect((await keptCounts(store.db)).rows).toEqual((await trueCounts(store.db)).rows);
  expect((await misnamed(store.db)).rows).toEqual([]);
}

/** Longer than an index takes, and it can’t be compressed. */
const longName = createHash("shake256", { outputLength: 4_000 }).update("a name").digest("base64");

const ids = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.record({ does: fc.constant("insert" as const), id: ids, interview: fc.option(ids) }),
  fc.record({ does: fc.constant("delete" as const), id: ids }),
  fc.record({
    does: fc.constant("update" as const),
    // Several rows in one statement too: on PostgreSQL the counts are kept once per statement.
    upTo: ids,
    change: fc.oneof(
      fc.record({ status: fc.constantFrom("pending" as const, "recommended" as const) }),
      fc.record({ identity: fc.constantFrom("unclaimed" as const, "learned" as const, "probable" as const) }),
      fc.record({ archived_at: fc.option(fc.constant("2026-03-10T12:00:00.000Z")) }),
      fc.record({ gone_at: fc.option(fc.constant("2026-03-10T12:00:00.000Z")) }),
      fc.record({ interview_id: fc.option(ids) }),
      fc.record({ detail: fc.constant("only this") }),
    ),
  }),
  fc.record({
    does: fc.constant("name" as const),
    interview: ids,
    name: fc.constantFrom("a", "b", "c", longName),
  }),
);

async function take(store: Store, action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  const { db, sourceId } = store;
  if (action.does === "insert") {
    const taken = await db.selectFrom("assessments").select("id").where("id", "=", action.id).execute();
    if (taken.length === 0)
      await createAssessment(store, action.id, { email: "a@example.com", interview_id: action.interview });
  } else if (action.does === "delete") {
    await db.deleteFrom("assessments").where("id", "=", action.id).execute();
  } else if (action.does === "update") {
    await db.updateTable("assessments").set(action.change).where("id", "<=", action.upTo).execute();
  } else {
    const { interview: id, name } = action;
    await db
      .insertInto("interviews")
      .values({ source_id: sourceId, id, name, name_folded: name, position: 1, first_seen_at: "" })
      .onConflict((conflict) =>
        conflict.columns(["source_id", "id"]).doUpdateSet({ name, name_folded: name }),
      )
      .execute();
    // As the poll of the interviews does: triggers name what is written to assessments alone.
    await sql`update assessments set interview_folded = substr(${name}, 1, 200)
      where interview_id = ${id}`.execute(db);
  }
}

onEachStore("what the store keeps with the writes", (open) => {
  test("counts and interview names are right after whatever was written", async () => {
    const { db } = await (await open()).open();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const store = await createStore(db, { account: "property" });
        await db.deleteFrom("assessments").execute();
        await db.deleteFrom("interviews").execute();
        for (const one of steps) await take(store, one);
        await expectKeptUp(store);
      }),
      { numRuns: 40 },
    );
  });

  test("what a transaction takes back was never counted", async () => {
    const { db } = await (await open()).open();
    const store = await createStore(db);
    await createAssessment(store, 1, { email: "ana@example.com" });
    await expect(
      db.transaction().execute(async (transaction) => {
        await createAssessment({ ...store, db: transaction }, 2, { email: "ben@example.com" });
        await transaction.updateTable("assessments").set({ status: "recommended" }).execute();
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    await expectKeptUp(store);
    expect(await findFew(store, ["ben"], 10)).toEqual([]);
  });

  test("the search index follows its rows, also after a VACUUM", async () => {
    const { db } = await (await open()).open();
    const store = await createStore(db);
    for (const id of [1, 2, 3, 4]) await createAssessment(store, id, { email: `person${id}@example.com` });
    await db.deleteFrom("assessments").where("id", "=", 2).execute();
    await db.updateTable("assessments").set({ search_text: "quite another" }).where("id", "=", 3).execute();
    if (engineOf(db) === "sqlite") await sql`vacuum`.execute(db);
    await createAssessment(store, 5, { email: "person5@example.com" });

    expect((await findFew(store, ["person"], 10))?.sort()).toEqual([1, 4, 5]);
    expect(await findFew(store, ["quite", "another"], 10)).toEqual([3]);
    expect(await findFew(store, ["person3"], 10)).toEqual([]);
    expect(await findFew(store, ["person"], 2)).toBeUndefined();
    expect(await findFew(store, ['"person"'], 10)).toEqual([]);
    // Too short for either index: SQLite reads all rows for it, PostgreSQL has better ways.
    const ofTwoLetters = (await findFew(store, ["pe"], 10))?.sort();
    expect(ofTwoLetters).toEqual(engineOf(db) === "sqlite" ? [1, 4, 5] : undefined);
    const other = await createStore(db, { account: "other" });
    expect(await findFew(other, ["person"], 10)).toEqual([]);
  });

  test("a store of the first version keeps everything", async () => {
    const place = await open({ isMigrated: false });
    const old = connectDatabase(place.where);
    const { "001-first": first } = migrations;
    if (!first) throw new Error("There is no first migration.");
    await migrate(old.db, { "001-first": first });
    await fillFirst(old.db);
    const before = await everything(old.db);
    // Sessions have a table of their own since.
    for (const member of before.members ?? []) delete member.session_epoch;
    await old.close();

    const { db, close } = await openDatabase(place.where);
    try {
      const after = await everything(db);
      for (const [table, rows] of Object.entries(before)) {
        expect(after[table]?.length, table).toBe(rows.length);
        for (const [index, row] of rows.entries()) expect(after[table]?.[index], table).toMatchObject(row);
      }
      const store = { db, sourceId: "s", now: () => new Date() };
      await expectKeptUp(store);
      expect((await trueCounts(db)).rows).toHaveLength(3);
      // What was folded by older rules is found by the new ones.
      expect(await findFew(store, ["kjaer"], 10)).toEqual([1]);
      expect(
        await db.selectFrom("assessments").select("first_seen_version").where("id", "=", 1).execute(),
      ).toEqual([{ first_seen_version: 7 }]);
      await expect(
        db.updateTable("assessments").set({ invitation_id: "nobody’s" }).where("id", "=", 3).execute(),
      ).rejects.toThrow(/foreign key/i);
      if (engineOf(db) === "sqlite")
        expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    } finally {
      await close();
    }
  });
});

const at = "2026-03-10T12:00:00.000Z";

/** Rows of a store as the first migration alone leaves it; nothing that came later may be named here. */
async function fillFirst(db: Db): Promise<void> {
  const insert = (table: string, row: Record<string, unknown>) =>
    (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .insertInto(table)
      .values(row)
      .execute();
  await insert("sources", {
    id: "s",
    kind: "service",
    base_url: "https://service.example/v1",
    account: "default",
    epoch: "e",
    version: 9,
    created_at: at,
  });
  await insert("members", {
    id: "m",
    email: "dana@example.com",
    email_folded: "dana@example.com",
    name: "Dana",
    role: "recruiter",
    session_epoch: 1,
    created_at: at,
  });
  await insert("interviews", {
    source_id: "s",
    id: 5,
    name: "Sælger",
    name_folded: "sælger",
    position: 1,
    first_seen_at: at,
  });
  await insert("mirror_state", { source_id: "s", succeeded_at: at, unreadable_rows: 2 });
  await insert("invitations", {
    id: "i",
    source_id: "s",
    submission_id: "submitted",
    state: "created",
    open: 1,
    interview_id: 5,
    email: "soren@example.com",
    email_folded: "soren@example.com",
    first_name: "Søren",
    last_name: "Kjær",
    suppress_candidate_email: 1,
    assessment_id: 1,
    invited_by: "m",
    invited_by_name: "Dana",
    submitted_at: at,
    deadline_at: at,
    settled_at: at,
    version: 7,
  });
  const assessment = {
    source_id: "s",
    created_at: at,
    application_url: "https://apply.example/1",
    first_seen_at: at,
    learn_attempts: 0,
    version: 7,
  };
  const unclaimed = { ...assessment, identity: "unclaimed", candidate_folded: "\uffff" };
  await insert("assessments", {
    ...assessment,
    id: 1,
    status: "pending",
    identity: "invited_here",
    invitation_id: "i",
    interview_id: 5,
    email: "soren@example.com",
    email_folded: "soren@example.com",
    first_name: "Søren",
    last_name: "Kjær",
    candidate_folded: "soren kjær",
    search_text: "soren kjær soren@example.com 1",
  });
  await insert("assessments", { ...unclaimed, id: 2, status: "recommended", gone_at: at, search_text: "2" });
  await insert("assessments", { ...unclaimed, id: 3, status: "pending", search_text: "3" });
  await insert("events", {
    id: "v",
    source_id: "s",
    assessment_id: 1,
    kind: "invited",
    at,
    actor_name: "Dana",
    version: 7,
  });
}

/** All rows by table, without what a migration means to change. */
async function everything(db: Db): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const table of ["sources", "members", "interviews", "invitations", "assessments", "events"] as const) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} order by id`.execute(db);
    all[table] = rows.map(({ name_folded, candidate_folded, search_text, ...row }) => row);
  }
  return all;
}
