import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import { places } from "@/lib/db/places";
import { fewAssessments, indexedAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import type { Tables } from "@/lib/db/types";
import type { BlindReview } from "@/lib/db/visibility/limit";
import { limitStore, namedStore, wholeStore } from "@/lib/db/visibility/limit-store";

const canary = "Hiddenson";

const blind: BlindReview = {
  memberId: "vera",
  interviewIds: [1],
  isEveryOther: false,
  revealsOnDecision: false,
  showsResults: false,
};

const at = "2026-03-10T12:00:00.000Z";

onEachStore("the store of a blind reviewer", (open) => {
  /** Of interview 1, with the canary in every place of the store that may name its candidate. 2: of interview 2. */
  async function filled(): Promise<Store> {
    const store = await createStore((await (await open()).open()).db);
    const { db, sourceId: source_id } = store;
    for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
    for (const id of ["vera", "rita"]) await createMember(store, id, id);
    const text = (columns: object) => Object.fromEntries(Object.keys(columns).map((name) => [name, canary]));
    await createAssessment(store, 1, { email: "one@example.com", interview_id: 1, status: "recommended" });
    await createAssessment(store, 2, { email: "two@example.com", interview_id: 2 });
    await db.updateTable("assessments").set(text(places.assessments.columns)).where("id", "=", 1).execute();
    const ofRow = { source_id, assessment_id: 1 };
    const insert = <Table extends keyof Tables>(table: Table, values: object) =>
      db
        .insertInto(table)
        .values({
          ...text((places[table as keyof typeof places] ?? { columns: {} }).columns),
          ...values,
        } as never)
        .execute();
    await insert("events", { id: "e1", ...ofRow, kind: "corrected", at, version: 1 });
    await insert("events", {
      ...{ id: "e2", ...ofRow, kind: "decided", at, version: 1 },
      details: JSON.stringify({ decision: "hold", reason: { words: canary } }),
    });
    await insert("events", {
      ...{ id: "e3", ...ofRow, kind: "snoozed", at, version: 1 },
      details: JSON.stringify({ until: at }),
    });
    const author = {
      author_id: "rita",
      author_name: "Rita",
      created_at: at,
      updated_at: at,
      written_blind: 0,
    };
    await insert("notes", { id: "n1", ...ofRow, ...author });
    await insert("notes", { id: "n2", ...ofRow, ...author, author_id: "vera", body: "Vera’s own" });
    await insert("notes", {
      id: "n3",
      ...ofRow,
      ...author,
      body: "Vera’s peer, blind as she is",
      written_blind: 1,
    });
    const invitation = {
      source_id,
      state: "created",
      open: 1,
      interview_id: 1,
      suppress_candidate_email: 0,
      invited_by_name: "Rita",
      submitted_at: at,
      deadline_at: at,
      sends: 1,
      version: 1,
    };
    await insert("invitations", {
      ...invitation,
      id: "v1",
      submission_id: "s1",
      assessment_id: 1,
      invited_by: "vera",
    });
    await insert("invitations", {
      ...invitation,
      id: "v2",
      submission_id: "s2",
      email_folded: "x",
      invited_by: "rita",
    });
    const file = {
      source_id,
      state: "done",
      failed_in_a_row: 0,
      interview_id: 1,
      suppress_candidate_email: 0,
      made_by_name: "",
      created_at: at,
      version: 1,
    };
    await insert("imports", { ...file, id: "i1", name: "Vera’s", columns: "[]", made_by: "vera" });
    await insert("imports", { ...file, id: "i2", made_by: "rita" });
    const line = { line: 2, state: "created", again: 0 };
    await insert("import_rows", { import_id: "i1", ...line, assessment_id: 1 });
    await insert("import_rows", { import_id: "i2", ...line });
    const list = {
      source_id,
      shows_decision: 0,
      shows_email: 1,
      shows_phone: 1,
      made_by: "rita",
      made_by_name: "Rita",
      created_at: at,
      updated_at: at,
      updated_by_name: "Rita",
      version: 1,
    };
    await insert("shortlists", { id: "l1", ...list });
    const entry = { shortlist_id: "l1", assessment_id: 1 };
    await insert("shortlist_entries", { ...entry, position: 0, added_by_name: "Rita", added_at: at });
    const vote = { ...entry, answer: "yes", updated_at: at };
    await insert("shortlist_votes", { ...vote, member_id: "rita", member_name: "Rita" });
    await insert("shortlist_votes", {
      ...vote,
      member_id: "vera",
      member_name: "Vera",
      comment: "Vera’s own",
    });
    await insert("erasure_blocks", { ...ofRow, blocked_by_name: "Rita", blocked_at: at });
    await insert("saved_views", {
      ...{ id: "w1", source_id, owner_id: "rita", shared: 1, position: 1, created_at: at, updated_at: at },
      query: `status=all&q=${canary}`,
    });
    await db.updateTable("mirror_state").set({ failure_message: canary }).execute();
    return store;
  }

  /** All that there is in the places of the store, as text. */
  async function dump({ db }: Pick<Store, "db">): Promise<string> {
    const tables = Object.keys(places) as (keyof typeof places)[];
    const rows = await Promise.all(
      tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()]),
    );
    return JSON.stringify(rows);
  }

  test("has no text of any place that may name a candidate, save one’s own", async () => {
    const store = await filled();
    expect((await dump(store)).split(canary).length).toBeGreaterThan(30);
    const hidden = await dump(limitStore(store, { memberId: "vera", blind }));
    expect(hidden).not.toContain(canary);
    expect(hidden).not.toMatch(/one@example/);
    expect(hidden.split("Vera’s").length).toBe(5);
    expect(hidden).toContain("two@example.com");
    // A list is still called something.
    expect(hidden).toContain("Rita · 2026-03-10");
    expect(hidden).toContain('{\\"until\\"');
    expect(hidden).toMatch(/decision[\\": ]+hold[\\"]+}/);
  });

  test("hides every place, however a query reads it", async () => {
    const { db, ...store } = limitStore(await filled(), { memberId: "vera", blind });
    const own = { ...store, db };
    const looked = [
      db.selectFrom("assessments").select("email").where("first_name", "=", canary),
      db.selectFrom("assessments as a").select("a.id").where(sql<boolean>`a.last_name like 'H%'`),
      db.selectFrom("assessments").select("id").where("search_text", "like", "%hidden%"),
      db
        .selectFrom("members")
        .innerJoin("assessments as a", (join) => join.on("a.first_name", "=", canary))
        .select("a.id"),
      indexedAssessments(own, "assessments_by_candidate")
        .select("a.id")
        .where("a.candidate_folded", "=", canary),
      fewAssessments(own, [1, 2]).select("a.id").where("a.email_folded", "=", canary),
      db
        .selectFrom("members")
        .select("id")
        .where(({ exists, selectFrom }) =>
          exists(selectFrom("assessments").select("id").where("phone_number", "=", canary)),
        ),
    ];
    for (const query of looked) expect(await query.execute()).toEqual([]);
    expect(await fewAssessments(own, [1, 2]).select(["a.id", "a.email"]).orderBy("a.id").execute()).toEqual([
      { id: 1, email: null },
      { id: 2, email: "two@example.com" },
    ]);
    const rows = await selectAssessmentRows(own).orderBy("a.candidate_folded", "desc").execute();
    expect(rows.map(({ id, is_blind, candidate_id }) => [id, is_blind, candidate_id !== null])).toEqual([
      [1, 1, false],
      [2, 0, true],
    ]);
    expect(await db.selectFrom("candidates").select("email_folded").execute()).toEqual([
      { email_folded: "two@example.com" },
    ]);
    for (const change of [
      db.updateTable("notes").set({ updated_at: at }).returning("body"),
      db.updateTable("notes").set({ updated_at: at }).returningAll(),
      db.deleteFrom("notes as n").returning(["n.id", "n.body as text"]),
    ])
      await expect(change.execute()).rejects.toThrow("can’t return body");
  });

  test.each<[string, Partial<BlindReview>, number[]]>([
    ["of an interview", {}, [1]],
    ["of all interviews", { interviewIds: [], isEveryOther: true }, [1, 2]],
    ["of all but one", { interviewIds: [1], isEveryOther: true }, [2]],
    ["of none", { interviewIds: [] }, []],
    ["without a decision", { revealsOnDecision: true }, []],
  ])("hides candidates %s", async (_what, changes, ids) => {
    const whole = await filled();
    await whole.db.updateTable("assessments").set({ decision: "hold" }).where("id", "=", 1).execute();
    const store = limitStore(whole, { memberId: "vera", blind: { ...blind, ...changes } });
    const hidden = await store.db.selectFrom("assessments").select("id").where("email", "is", null).execute();
    expect(hidden.map(({ id }) => id).sort()).toEqual(ids);
  });

  test("hides those whose interview isn’t known, and shows what was revealed, and results if so set", async () => {
    const whole = await filled();
    const of = (changes: Partial<BlindReview> = {}) =>
      limitStore(whole, { memberId: "vera", blind: { ...blind, ...changes } });
    const read = ({ db }: Store) =>
      db.selectFrom("assessments").select(["email", "detail"]).where("id", "=", 1).execute();
    expect(await read(of({ showsResults: true }))).toEqual([{ email: null, detail: canary }]);
    await whole.db
      .insertInto("blind_reveals")
      .values({ source_id: whole.sourceId, assessment_id: 1, member_id: "vera", revealed_at: at })
      .execute();
    expect(await read(of())).toEqual([{ email: canary, detail: canary }]);
    expect(await read(of({ memberId: "rita" }))).toEqual([{ email: null, detail: null }]);
    await whole.db.updateTable("assessments").set({ interview_id: null }).where("id", "=", 1).execute();
    expect(await read(of({ memberId: "", interviewIds: [2] }))).toEqual([{ email: null, detail: null }]);
  });

  test("can be asked for the names, for rules that need them, within the rows that are seen", async () => {
    const whole = await filled();
    const rows = { interviewIds: [1], own: false, unclaimed: false };
    const store = limitStore(whole, { memberId: "vera", rows, blind });
    const emails = async ({ db }: Store) => await db.selectFrom("assessments").select("email").execute();
    expect(await emails(store)).toEqual([{ email: null }]);
    expect(await emails(namedStore(store))).toEqual([{ email: canary }]);
    expect(wholeStore(store).db).toBe(whole.db);
  });
});
