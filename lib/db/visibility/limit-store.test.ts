import { sql } from "kysely";
import { expect, test } from "vitest";
import { countUnder, readCountGroups } from "@/lib/assessments/list/count-assessments";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import type { Limit, RowLimit } from "@/lib/db/visibility/limit";
import { limitStore, wholeDb, wholeStore } from "@/lib/db/visibility/limit-store";

const nothing = { interviewIds: [], own: false, unclaimed: false };

const only = (rows: Partial<RowLimit>): Limit => ({ memberId: "dana", rows: { ...nothing, ...rows } });

onEachStore("the store of a limited member", (open) => {
  /** 1: of interview 1. 2: of interview 2. 3: of 2, invited by Dana. 4: of 2, Dana is responsible. 5: unclaimed. */
  async function filled(): Promise<Store> {
    const store = await createStore((await (await open()).open()).db);
    for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
    for (const id of ["dana", "eve"]) await createMember(store, id, id);
    const of = (id: number) => ({ email: `c${id}@example.com`, interview_id: id === 1 ? 1 : 2 });
    await createAssessment(store, 1, of(1));
    await createAssessment(store, 2, of(2));
    await createAssessment(store, 3, { ...of(3), invited_by: "dana" });
    await createAssessment(store, 4, { ...of(4), assignee_id: "dana" });
    await createAssessment(store, 5);
    return store;
  }

  const idsIn = async ({ db }: Pick<Store, "db">) =>
    (await db.selectFrom("assessments").select("id").orderBy("id").execute()).map(({ id }) => id);

  test.each<[string, Partial<RowLimit>, number[]]>([
    ["nothing", {}, []],
    ["an interview", { interviewIds: [1] }, [1]],
    ["their own", { own: true }, [3, 4]],
    ["unclaimed ones", { unclaimed: true }, [5]],
    ["the union of all", { interviewIds: [1], own: true, unclaimed: true }, [1, 3, 4, 5]],
    ["several interviews", { interviewIds: [1, 2] }, [1, 2, 3, 4]],
  ])("has %s", async (_what, limit, ids) => {
    const store = limitStore(await filled(), only(limit));
    expect(await idsIn(store)).toEqual(ids);
    const counts = countUnder(await readCountGroups(store));
    expect(counts.all).toBe(ids.length);
  });

  test("limits joins, subqueries and sets, and an outer join has nothing to show", async () => {
    const store = limitStore(await filled(), only({ interviewIds: [1] }));
    const whole = wholeStore(store);
    const joined = (of: Store) =>
      of.db
        .selectFrom("members as m")
        .leftJoin("assessments as a", "a.assignee_id", "m.id")
        .select(["m.id as member", "a.id"])
        .orderBy("m.id")
        .execute();
    expect(await joined(store)).toEqual([
      { member: "dana", id: null },
      { member: "eve", id: null },
    ]);
    expect(await joined(whole)).toEqual([
      { member: "dana", id: 4 },
      { member: "eve", id: null },
    ]);
    const counted = await store.db
      .selectFrom("members")
      .select(({ selectFrom, fn }) =>
        selectFrom("assessments").select(fn.countAll<number>().as("n")).as("number"),
      )
      .executeTakeFirstOrThrow();
    expect(Number(counted.number)).toBe(1);
    const both = await store.db
      .selectFrom("assessments as a")
      .select("a.id")
      .union(store.db.selectFrom("assessments as b").select("b.id"))
      .execute();
    expect(both).toEqual([{ id: 1 }]);
    expect((await selectAssessmentRows(store).execute()).map(({ id }) => id)).toEqual([1]);
  });

  test("changes and deletes what is seen, in transactions too, and nothing else", async () => {
    const whole = await filled();
    const store = limitStore(whole, only({ interviewIds: [1] }));
    await store.db.transaction().execute(async (transaction) => {
      await transaction.updateTable("assessments").set({ detail: "changed" }).execute();
      expect(await idsIn({ db: wholeDb(transaction) })).toEqual([1, 2, 3, 4, 5]);
    });
    const changed = await whole.db
      .selectFrom("assessments")
      .select("id")
      .where("detail", "=", "changed")
      .execute();
    expect(changed).toEqual([{ id: 1 }]);
    await store.db.deleteFrom("assessments").execute();
    expect(await idsIn(whole)).toEqual([2, 3, 4, 5]);
  });

  test("refuses SQL written by hand that it can’t limit", async () => {
    const store = limitStore(await filled(), only({ interviewIds: [1] }));
    for (const written of [
      sql`select id from assessments`,
      sql`select id from "Assessments"`,
      sql`select a.id from sources as s, assessments as a`,
      sql`select id from/**/assessments`,
      sql`select id from main.assessments`,
      sql`select id from (assessments)`,
      sql`select id from ${sql.table("notes")}`,
      sql`select id from ${sql.id("notes")}`,
      sql`select id from ${sql.ref("notes")}`,
      sql`select id from ${sql.raw("notes")}`,
      sql`select * from assessment_words`,
    ])
      await expect(written.execute(store.db)).rejects.toThrow("can’t be limited");
    const counted = store.db
      .selectFrom("members as m")
      .innerJoin("assessment_counts as k", (join) => join.onTrue())
      .select("k.number");
    await expect(counted.execute()).rejects.toThrow("can’t read assessment_counts");
    await expect(store.db.updateTable("assessment_counts").set({ number: 0 }).execute()).rejects.toThrow(
      "can’t read assessment_counts",
    );
    const nested = store.db
      .selectFrom("members")
      .select("id")
      .where(sql<boolean>`exists (select 1 from invitations)`);
    await expect(nested.execute()).rejects.toThrow("can’t be limited");
    const right = store.db.selectFrom("members as m").rightJoin("assessments as a", "a.assignee_id", "m.id");
    await expect(right.select("a.id").execute()).rejects.toThrow("RightJoin");
  });

  test("adds beside a row that isn’t seen, or leaves it as it is", async () => {
    const whole = await filled();
    const note = {
      id: "n",
      source_id: whole.sourceId,
      author_id: "dana",
      author_name: "Dana",
      written_blind: 0 as const,
    };
    const at = whole.now().toISOString();
    await whole.db
      .insertInto("notes")
      .values({ ...note, assessment_id: 2, body: "before", created_at: at, updated_at: at })
      .execute();
    const { db } = limitStore(whole, only({ interviewIds: [1] }));
    await db
      .insertInto("notes")
      .values({ ...note, assessment_id: 1, body: "after", created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ body: "after" }))
      .execute();
    expect(await whole.db.selectFrom("notes").select("body").execute()).toEqual([{ body: "before" }]);
  });

  test("limits a subquery that was made with it, however deep it is", async () => {
    const { db } = limitStore(await filled(), only({ interviewIds: [1] }));
    const inner = db.selectFrom("notes").select("assessment_id");
    const middle = db.selectFrom("assessments").select("id").where("id", "in", inner);
    const outer = db.selectFrom("assessments").select("id").where("id", "not in", middle);
    expect(await outer.execute()).toEqual([{ id: 1 }]);
  });

  test("a limit changes nothing of the store that it is made of", async () => {
    const whole = await filled();
    const store = limitStore(whole, only({}));
    expect(wholeDb(store.db)).toBe(whole.db);
    expect(wholeDb(whole.db)).toBe(whole.db);
    expect(await idsIn(whole)).toEqual([1, 2, 3, 4, 5]);
    expect(wholeStore(store).limit).toBeUndefined();
  });
});
