import { expect, test } from "vitest";
import { decideAssessments } from "@/lib/assessments/acts/decide-assessments";
import { findPersonByEmail } from "@/lib/assessments/person/find-person";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { correctCandidate } from "@/lib/claims/correct-candidate";
import { joinCandidates } from "@/lib/claims/join-candidates";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { eraseCandidate } from "@/lib/erasing/erase-candidate";
import { previewErasure } from "@/lib/erasing/preview-erasure";
import { exportPersonData } from "@/lib/erasing/read-person-data";
import { reapplyErasures } from "@/lib/erasing/reapply-erasures";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";
import { addNote } from "@/lib/notes/add-note";
import { changeView } from "@/lib/views/change-view";
import { saveView } from "@/lib/views/save-view";
import { newViewSchema } from "@/lib/views/schema";

const ada = { id: "ada", name: "Ada", role: "administrator" } as const;

onEachStore("erasing one of several candidates", (open, { engine }) => {
  const setUp = async () => {
    const place = await open();
    const store = await createStore((await place.open()).db);
    await createMember(store, "ada", "Ada");
    await createInterview(store, 1, "Backend Engineer");
    const { dataDir } = place.where;
    const erase = (id: number, seen?: number[]) => eraseCandidate(store, id, { by: ada, dataDir, seen });
    return { store, dataDir, erase };
  };
  const claim = async (store: Store, id: number, email: string, firstName: string) => {
    await createAssessment(store, id);
    await claimAssessment(store, id, { interviewId: 1, candidate: { email, firstName } }, ada);
  };
  const correct = async (store: Store, id: number, before: string, after: string, firstName: string) =>
    correctCandidate(
      store,
      id,
      { candidate: { email: after, firstName }, from: { email: before, firstName } },
      ada,
    );
  const saveImport = async ({ db, sourceId }: Store, at: string) => {
    const id = "an-import";
    await db
      .insertInto("imports")
      .values({
        ...{ id, source_id: sourceId, name: "June", state: "paused", reason: "by_member", columns: "[]" },
        ...{ changed_by_name: null, failed_in_a_row: 0, interview_id: 1, suppress_candidate_email: 1 },
        ...{ made_by: "ada", made_by_name: "Ada", created_at: at, version: 1 },
        ...{ started_by: "ada", started_by_name: "Ada", started_at: at, resumed_at: null, ended_at: null },
        ...{ cleared_at: null, deleted_at: null },
      })
      .execute();
    return { id };
  };
  const everything = async ({ db }: Store) =>
    JSON.stringify(
      await Promise.all(
        (await db.introspection.getTables())
          .filter(({ name }) => !/_words(_|$)|_search/.test(name))
          .map(({ name }) =>
            db
              .selectFrom(name as "notes")
              .selectAll()
              .execute(),
          ),
      ),
    );
  const log = async (store: Store, filter: Record<string, string>) =>
    (await listAudit(store, auditQuerySchema.parse(filter))).entries;

  test("what the service wrote about another stays as its list has it, or the next poll would bring it back", async () => {
    const { store, erase } = await setUp();
    await createAssessment(store, 1, { email: "ana@x.example" });
    const detail = "Was referred by ana@x.example.";
    await createAssessment(store, 2, { email: "bo@x.example", status: "recommended", detail });
    await erase(1);
    const rows = store.db.selectFrom("assessments").select(["detail", "version"]).where("id", "=", 2);
    expect(await rows.execute()).toEqual([{ detail, version: 1 }]);
  });

  test("an address that was corrected is erased, too", async () => {
    const { store, erase } = await setUp();
    await claim(store, 1, "ana.old@x.example", "Ana");
    await addNote(store, 1, { body: "Called." }, ada);
    await correct(store, 1, "ana.old@x.example", "ana@x.example", "Ana");
    await createAssessment(store, 2, { email: "bo@x.example" });
    await addNote(store, 2, { body: "Knows ana.old@x.example." }, ada);
    await saveView(store, newViewSchema.parse({ name: "Ana", query: "q=ana.old%40x.example" }), ada);
    const { addresses, places } = await exportPersonData(store, 1, ada);
    expect(addresses.sort()).toEqual(["ana.old@x.example", "ana@x.example"]);
    expect(places.notes).toContainEqual(expect.objectContaining({ body: "Knows ana.old@x.example." }));
    await erase(1);
    expect(await everything(store)).not.toMatch(/ana\.old/);
  });

  test("an address that is part of another’s is left alone, and isn’t in an export", async () => {
    const { store, erase } = await setUp();
    await createAssessment(store, 1, { email: "ana@x.example" });
    await claim(store, 2, "diana@x.example", "Diane");
    await correct(store, 2, "diana@x.example", "diana@x.example.org", "Diane");
    await saveView(store, newViewSchema.parse({ name: "Dee", query: "q=diana%40x.example" }), ada);
    expect(JSON.stringify(await exportPersonData(store, 1, ada))).not.toMatch(/diana|Diane/);
    await erase(1);
    expect(await log(store, { candidate: "diane" })).toHaveLength(2);
    const detail = await getAssessment(store, 2, ada);
    expect(detail?.timeline.map(({ kind }) => kind)).toEqual(["corrected", "claimed"]);
  });

  test("entries about several are found by the others alone, and lose the words about all", async () => {
    const { store, erase } = await setUp();
    await createAssessment(store, 1, {
      email: "o@x.example",
      first_name: "O",
      last_name: "Li",
      external_id: "dev",
    });
    await createAssessment(store, 2, { email: "bo.devlin@x.example", first_name: "Bo", last_name: "Devlin" });
    await createAssessment(store, 3, { email: "o.li@other.example", first_name: "O", last_name: "Li" });
    const reason = { label: "Strong", words: "All knew eucalyptus." };
    await decideAssessments(store, { ids: [1, 2, 3], decision: "advance", reason }, ada);
    await erase(1);
    const [entry] = await log(store, { candidate: "bo devlin" });
    expect(entry).toMatchObject({ details: { ids: [1, 2, 3], reason: { label: "Strong" } } });
    expect(entry?.details.reason).toEqual({ label: "Strong" });
    expect(await log(store, { candidate: "bo.devlin@x.example" })).toHaveLength(1);
    expect(await log(store, { candidate: "o.li@other.example" })).toHaveLength(1);
    expect(await log(store, { candidate: "o@x.example" })).toEqual([]);
  });

  test("searches for them, and addresses with quotes, leave the log and its counts in memory", async () => {
    const { store, erase } = await setUp();
    const email = "o'brien@x.example";
    await createAssessment(store, 1, { email, first_name: "Zedric", last_name: "O’Brien" });
    const query = (q: string) => new URLSearchParams({ q }).toString();
    const { id } = await saveView(
      store,
      newViewSchema.parse({ name: `For ${email}`, query: query(email) }),
      ada,
    );
    await saveView(store, newViewSchema.parse({ name: "Search", query: query("zedric") }), ada);
    // More than are written one by one.
    for (let times = 0; times < 25; times += 1)
      await changeView(store, id, { query: query(`${email} ${times}`) }, ada);
    await erase(1);
    expect(await everything(store)).not.toMatch(/o'?brien(@|%40)|o%27brien/i);
    const logged = await store.db.selectFrom("audit_log").select("details").execute();
    expect(JSON.stringify(logged)).not.toMatch(/zedric/i);
  });

  test("an address that is also a colleague’s stays in texts about others", async () => {
    const { store, erase } = await setUp();
    await createAssessment(store, 1, { email: "ada@shortlist.example" });
    await createAssessment(store, 2, { email: "bo@x.example" });
    await addNote(store, 2, { body: "Ask ada@shortlist.example." }, ada);
    await erase(1);
    expect(await store.db.selectFrom("notes").select("body").execute()).toEqual([
      { body: "Ask ada@shortlist.example." },
    ]);
  });

  test("addresses that were joined to an erased one are a person of their own", async () => {
    const { store, erase } = await setUp();
    await claim(store, 1, "bb@x.example", "Bea");
    for (const id of [2, 3]) await createAssessment(store, id, { email: `cc${id}@x.example` });
    const { id = 0 } = (await findPersonByEmail(store, "bb@x.example")) ?? {};
    for (const other of [2, 3]) await joinCandidates(store, id, `cc${other}@x.example`, ada);
    await correct(store, 1, "bb@x.example", "aa@x.example", "Bea");
    await erase(1);
    const second = await findPersonByEmail(store, "cc2@x.example");
    expect(second?.addresses.map(({ emailFolded }) => emailFolded)).toEqual([
      "cc2@x.example",
      "cc3@x.example",
    ]);
    expect((await findPersonByEmail(store, "cc3@x.example"))?.id).toBe(second?.id);
  });

  test("is refused where they have other assessments by now than were shown", async () => {
    const { store, erase } = await setUp();
    await createAssessment(store, 1, { email: "ana@x.example" });
    const { assessments } = await previewErasure(store, 1, ada);
    await createAssessment(store, 2, { email: "ana@x.example" });
    await expect(erase(1, assessments)).rejects.toMatchObject({
      problem: { status: 409, code: "changed", reason: "erase_changed" },
    });
    expect((await erase(1, [2, 1])).erased.assessments).toBe(2);
  });

  // PostgreSQL nests conditions as deep as one likes.
  const testOfNesting = engine === "sqlite" ? test : () => undefined;

  testOfNesting(
    "a person with a thousand rows of an import can be exported and erased, also from a backup",
    async () => {
      const { store, dataDir, erase } = await setUp();
      const email = "ana@x.example";
      await createAssessment(store, 1, { email });
      const fill = async (into: Store) => {
        const at = into.now().toISOString();
        const { id } = await saveImport(into, at);
        const rows = Array.from({ length: 1_200 }, (_, line) => ({
          import_id: id,
          line,
          state: "waiting" as const,
          email,
          email_folded: email,
          first_name: `Ana ${line}`,
          last_name: "Li",
          again: 0 as const,
        }));
        for (let start = 0; start < rows.length; start += 400)
          await into.db
            .insertInto("import_rows")
            .values(rows.slice(start, start + 400) as never)
            .execute();
        return id;
      };
      const id = await fill(store);
      expect((await previewErasure(store, 1, ada)).importRows).toBe(1_200);
      expect((await exportPersonData(store, 1, ada)).places.import_rows).toHaveLength(1_200);
      await erase(1);
      const left = () => store.db.selectFrom("import_rows").select("line").execute();
      expect(await left()).toEqual([]);
      // An older state has them under the same import.
      await store.db.deleteFrom("erased_assessments").execute();
      await store.db.deleteFrom("erasures").execute();
      await store.db.deleteFrom("imports").where("id", "=", id).execute();
      await fill(store);
      expect(await reapplyErasures(store.db, dataDir, store.now())).toBe(1);
      expect(await left()).toEqual([]);
    },
  );

  test("an assessment that was taken for theirs is called by its candidate, who keeps their own entries", async () => {
    const { store, erase } = await setUp();
    await createInterview(store, 2, "Data Analyst");
    await createAssessment(store, 1, { email: "ana@x.example", first_name: "Ana", last_name: "Lizzo" });
    const ana = { email: "ana@x.example", firstName: "Ana", lastName: "Lizzo" };
    await createAssessment(store, 2);
    const assign = (candidate: object) =>
      claimAssessment(store, 2, { interviewId: 2, candidate: { email: "", ...candidate } }, ada);
    await assign(ana);
    await correctCandidate(store, 2, { candidate: { ...ana, firstName: "Anna" }, from: ana }, ada);
    await addNote(store, 2, { body: "Called." }, ada);
    await decideAssessments(store, { ids: [2], decision: "hold" }, ada);
    const row = await store.db
      .selectFrom("assessments")
      .select("claimed_at")
      .where("id", "=", 2)
      .executeTakeFirstOrThrow();
    await withdrawClaim(store, 2, row.claimed_at ?? "", ada);
    await assign({ email: "bo@x.example", firstName: "Bo" });
    await erase(1);
    expect(await everything(store)).not.toMatch(/Lizzo|lizzo|Anna/);
    const entries = await log(store, { candidate: "bo@x.example" });
    expect(entries.map(({ action, subject }) => `${action} ${subject.label}`)).toEqual([
      "assessment_claimed Bo",
      "decision_made Bo",
      "note_added Bo",
    ]);
    const timeline = (await getAssessment(store, 2, ada))?.timeline;
    expect(timeline?.map(({ kind }) => kind)).toEqual(["claimed", "decided"]);
  });

  test("addresses that differ by an apostrophe or an accent are different people’s", async () => {
    const { store, erase } = await setUp();
    await claim(store, 1, "brien@x.example", "Bea");
    await claim(store, 2, "o'brien@x.example", "Otto");
    await claim(store, 3, "obrien@x.example", "Olga");
    await erase(1);
    for (const [id, name] of [
      [2, "Otto"],
      [3, "Olga"],
    ] as const) {
      expect((await getAssessment(store, id, ada))?.timeline).toMatchObject([{ kind: "claimed" }]);
      expect(await log(store, { candidate: name })).toHaveLength(1);
    }
    await erase(2);
    expect((await getAssessment(store, 3, ada))?.timeline).toMatchObject([{ kind: "claimed" }]);
    expect(await log(store, { candidate: "olga" })).toMatchObject([{ subject: { label: "Olga" } }]);
  });

  test("the person whom a wrong claim named isn’t the one who is erased", async () => {
    const { store } = await setUp();
    await claim(store, 1, "bo@x.example", "Bo");
    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 1).execute();
    await keepIdentity(store, 1, { email: "ana@x.example", interviewId: 1 });
    expect((await previewErasure(store, 1, ada)).name).toBe("ana@x.example");
    expect((await exportPersonData(store, 1, ada)).names).toEqual([]);
  });

  test("an address that an older state had by a claim leaves the directory again", async () => {
    const { store, dataDir, erase } = await setUp();
    await claim(store, 1, "ana@x.example", "Ana");
    const rows = await store.db.selectFrom("assessments").selectAll().execute();
    await erase(1);
    expect(await store.db.selectFrom("candidates").select("id").execute()).toEqual([]);
    for (const table of ["erased_assessments", "erasures", "assessments"] as const)
      await store.db.deleteFrom(table).execute();
    await store.db.insertInto("assessments").values(rows).execute();
    expect(await store.db.selectFrom("candidates").select("id").execute()).toHaveLength(1);
    expect(await reapplyErasures(store.db, dataDir, store.now())).toBe(1);
    expect(await store.db.selectFrom("candidates").select("id").execute()).toEqual([]);
  });
});
