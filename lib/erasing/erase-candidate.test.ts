import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { archiveAssessments } from "@/lib/assessments/acts/archive-assessments";
import { assignAssessment } from "@/lib/assessments/acts/assign-assessments";
import { decideAssessment } from "@/lib/assessments/acts/decide-assessments";
import { remindAssessment } from "@/lib/assessments/acts/remind-assessment";
import { remindAssessments } from "@/lib/assessments/acts/remind-assessments";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { correctCandidate } from "@/lib/claims/correct-candidate";
import { joinCandidates } from "@/lib/claims/join-candidates";
import { backUp } from "@/lib/db/backup/back-up";
import { restore } from "@/lib/db/backup/restore";
import { engineOf } from "@/lib/db/engine";
import { openDatabase } from "@/lib/db/opening/open-database";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { eraseCandidate } from "@/lib/erasing/erase-candidate";
import { reapplyErasures } from "@/lib/erasing/reapply-erasures";
import { canaries, foundInFiles, foundInTables } from "@/lib/erasing/testing-canaries";
import { keepTombstonesOfStore, tombstoneFile } from "@/lib/erasing/tombstone-file";
import { startImport } from "@/lib/imports/control-import";
import { givenRowSchema } from "@/lib/imports/schema";
import { takeRows } from "@/lib/imports/take-rows";
import { imports } from "@/lib/imports/testing-imports";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { addNote } from "@/lib/notes/add-note";
import { renewEpochs } from "@/lib/runtime/renew-epochs";
import { changeCandidate } from "@/lib/shortlists/change-candidate";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import { vote } from "@/lib/shortlists/vote";
import { saveView } from "@/lib/views/save-view";
import { newViewSchema } from "@/lib/views/schema";

const ada = { id: "ada", name: "Ada", role: "administrator" } as const;

onEachStore("erasing a candidate", (open) => {
  const openImports = imports();

  const setUp = async () => {
    const place: TestStore = await open();
    const parts = await openImports(place);
    const { store, queue, client, dana, interviewId, server } = parts;
    const { dataDir } = place.where;
    const { firstName, lastName, email, phoneNumber, externalId, resumeUrl } = canaries;
    const person = { firstName, lastName, email, phoneNumber, externalId, resumeUrl };
    const invite = async (candidate: { email: string }) => {
      const body = createAssessmentBodySchema.parse({ interviewId, candidate, confirm: "again" });
      const created = await createInvitation(queue, body, dana);
      if (!("assessment" in created)) throw new Error("It must have been created.");
      return created.assessment.id;
    };
    const complete = (assessmentId: number) =>
      fetch(`${server.origin}/__control/complete`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ assessmentId, recommended: true }),
      });
    const poll = async () => {
      await pollAssessments(store, client);
      await learnIdentities(store, client);
    };
    const erase = (id: number) => eraseCandidate(store, id, { by: ada, dataDir });
    return { place, dataDir, ...parts, person, invite, complete, poll, erase };
  };

  /** Zanzibarina has two addresses with an assessment each, and is in every place that a candidate can be in. */
  const everywhere = async (parts: Awaited<ReturnType<typeof setUp>>) => {
    const { store, client, dana, person, invite, complete, poll, interviewId, draft } = parts;
    const { note, words, word, comment, otherEmail, email } = canaries;
    const other = await invite({ email: "bo@example.com" });
    const id = await invite(person);
    const made = await client.createAssessment({
      interviewId,
      candidate: { email: otherEmail },
      suppressCandidateEmail: true,
    });
    await complete(id);
    await complete(made.id);
    await poll();
    const candidateId = (await getAssessment(store, id, dana))?.assessment.candidate?.id ?? 0;
    await joinCandidates(store, candidateId, otherEmail, dana);
    await addNote(store, id, { body: note }, dana);
    await addNote(store, other, { body: `Was recommended by ${email}.` }, dana);
    await decideAssessment(
      store,
      id,
      { decision: "advance", from: "undecided", reason: { label: "Strong", words } },
      dana,
    );
    await assignAssessment(store, id, { assignee: "dana", from: null }, dana);
    await correctCandidate(
      store,
      id,
      { candidate: { ...person, firstName: "Zanzi" }, from: { ...person } },
      dana,
    );
    await correctCandidate(
      store,
      id,
      { candidate: { ...person }, from: { ...person, firstName: "Zanzi" } },
      dana,
    );
    const { shortlist } = await makeShortlist(store, { name: "Backend", assessments: [other, id] }, dana);
    await changeCandidate(store, { id: shortlist.id, assessmentId: id }, { word }, dana);
    await vote(store, { id: shortlist.id, assessmentId: id }, { answer: "yes", comment }, dana);
    await saveView(
      store,
      newViewSchema.parse({ name: email, query: new URLSearchParams({ q: email }).toString() }),
      dana,
    );
    // What was claimed for her turned out to be another’s.
    await createAssessment(store, 900, { interview_id: null });
    await claimAssessment(
      store,
      900,
      { interviewId, candidate: { ...person, email: "zanzi.quokka@CANARY.example" } },
      dana,
    );
    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 900).execute();
    await keepIdentity(store, 900, { email: "cem@example.com", interviewId });
    const importId = await draft(["dia@example.com"]);
    const row = givenRowSchema.parse({
      line: 7,
      candidate: person,
      cells: [email, `${person.firstName} ${person.lastName}`],
      confirm: "again",
    });
    await takeRows(store, importId, [row], dana);
    await startImport(store, importId, dana);
    return { id, other, madeElsewhere: made.id, shortlistId: shortlist.id, importId };
  };

  test("leaves nothing about them in tables, files, log and search, and keeps what counts", async () => {
    const parts = await setUp();
    const { store, dataDir, erase, dana } = parts;
    const { id, other, madeElsewhere, shortlistId, importId } = await everywhere(parts);
    expect((await foundInTables(store.db)).length).toBeGreaterThan(15);
    const before = (await getAssessment(store, id, dana))?.assessment;

    const { erased } = await erase(id);
    expect(erased.assessments).toBe(2);
    expect(erased.places).toBeGreaterThan(15);

    expect(await foundInTables(store.db)).toEqual([]);
    if (engineOf(store.db) === "sqlite") expect(foundInFiles(dataDir)).toEqual([]);

    const detail = await getAssessment(store, id, ada);
    const { status, interview, createdAt, completedBetween } = before ?? {};
    expect(detail?.assessment).toMatchObject({
      ...{ id, status, interview, createdAt, completedBetween },
      identity: "erased",
      noteCount: 0,
      decision: { value: "advance", reason: { label: "Strong" } },
      archivedAt: expect.any(String),
    });
    expect(detail?.assessment).toMatchObject({
      candidate: undefined,
      applicationUrl: undefined,
      reportUrl: undefined,
      detail: undefined,
      assignee: undefined,
    });
    expect(detail?.timeline[0]).toMatchObject({ kind: "erased", actorName: "Ada" });
    expect((await getAssessment(store, madeElsewhere, ada))?.assessment.identity).toBe("erased");
    // Others are as before.
    expect((await getAssessment(store, other, ada))?.assessment.candidate?.email).toBe("bo@example.com");
    expect((await getAssessment(store, 900, ada))?.assessment).toMatchObject({
      candidate: { email: "cem@example.com" },
      overruledClaim: undefined,
    });
    // The log and the search know nothing of them.
    const log = async (filter: Record<string, string>) =>
      (await listAudit(store, auditQuerySchema.parse(filter))).entries;
    expect(await log({ action: "candidate_erased" })).toMatchObject([
      { actor: { name: "Ada" }, subject: { label: `#${id}` }, details: { assessments: 2 } },
    ]);
    expect(await log({ candidate: "quokkamoto" })).toEqual([]);
    for (const q of ["Zanzibarina", "quokka", canaries.email, canaries.externalId])
      expect((await listAssessments(store, assessmentQuerySchema.parse({ q }), dana)).assessments).toEqual(
        [],
      );
    await expect(erase(id)).rejects.toMatchObject({ problem: { status: 409, code: "erased" } });
    await expect(erase(4711)).rejects.toMatchObject({ problem: { status: 404 } });
    const list = await readShortlist(store, shortlistId, dana);
    expect(list.candidates.map(({ assessmentId }) => assessmentId)).toEqual([other]);
    expect(await parts.rows(importId)).toMatchObject([
      { line: 2, state: "waiting", candidate: { email: "dia@example.com" } },
    ]);
  });

  test("the mirror never learns them again, however often it looks", async () => {
    const parts = await setUp();
    const { store, erase, poll, complete, invite, dana } = parts;
    const { id } = await everywhere(parts);
    const pending = await invite({ ...parts.person, email: "zq@second-canary.example" });
    await erase(id);
    await complete(pending);
    for (let turn = 0; turn < 3; turn += 1) {
      await poll();
      await keepIdentity(store, id, { email: canaries.email, interviewId: 1 });
    }
    expect(await foundInTables(store.db)).toEqual([]);
    for (const one of [id, pending])
      expect((await getAssessment(store, one, dana))?.assessment).toMatchObject({
        identity: "erased",
        // A completion brings other rows back from the archive.
        archivedAt: expect.any(String),
        reportUrl: undefined,
        applicationUrl: undefined,
      });
    // A row that the store never had, as after a restore.
    await store.db.deleteFrom("assessments").where("id", "=", id).execute();
    await poll();
    expect((await getAssessment(store, id, dana))?.assessment).toMatchObject({
      identity: "erased",
      status: "recommended",
      reportUrl: undefined,
    });
    expect(await foundInTables(store.db)).toEqual([]);
  });

  test("nothing more can be recorded about them", async () => {
    const parts = await setUp();
    const { store, erase, invite, person, dana, interviewId } = parts;
    const id = await invite(person);
    await erase(id);
    const problem = { problem: { code: "erased", reason: "candidate_erased" } };
    const candidate = { email: canaries.email };
    await expect(claimAssessment(store, id, { interviewId, candidate }, dana)).rejects.toMatchObject(problem);
    await expect(correctCandidate(store, id, { candidate, from: candidate }, dana)).rejects.toMatchObject(
      problem,
    );
    await expect(assignAssessment(store, id, { assignee: "dana", from: null }, dana)).rejects.toMatchObject(
      problem,
    );
    await expect(remindAssessment(store, id, { way: "mail" }, dana)).rejects.toMatchObject(problem);
    await expect(makeShortlist(store, { name: "L", assessments: [id] }, dana)).rejects.toMatchObject(problem);
    await expect(addNote(store, id, { body: "Still here" }, dana)).rejects.toMatchObject({
      problem: { status: 404 },
    });
    const decision = { decision: "hold", from: "undecided" } as const;
    await expect(decideAssessment(store, id, decision, dana)).rejects.toMatchObject(problem);
    expect(await archiveAssessments(store, { ids: [id], archived: false }, dana)).toEqual([]);
    const reminded = await remindAssessments(store, { ids: [id] }, dana);
    expect(reminded.skipped).toMatchObject([{ id, reason: "no_link" }]);
  });

  test("waits for an invitation that isn’t settled", async () => {
    const { store, erase, invite, person, dana, interviewId } = await setUp();
    const id = await invite(person);
    const open = await recordInvitation(
      store,
      "00000000-0000-4000-8000-000000000001",
      { interviewId: interviewId + 1, candidate: { email: canaries.email }, suppressCandidateEmail: false },
      dana,
    );
    for (const state of ["submitting", "unconfirmed", "probable"] as const) {
      await store.db
        .updateTable("invitations")
        .set({ state })
        .where("id", "=", open?.id ?? "")
        .execute();
      await expect(erase(id)).rejects.toMatchObject({ problem: { status: 409, code: "unsettled" } });
    }
    expect((await getAssessment(store, id, dana))?.assessment.candidate?.email).toBe(canaries.email);
    await store.db
      .updateTable("invitations")
      .set({ state: "rejected", open: 0 })
      .where("id", "=", open?.id ?? "")
      .execute();
    await erase(id);
    expect(await foundInTables(store.db)).toEqual([]);
  });

  test("of an unknown candidate waits for any invitation that the assessment could be", async () => {
    const { store, erase, invite, dana, interviewId } = await setUp();
    await invite({ email: "bo@example.com" });
    await createAssessment(store, 900, { interview_id: null });
    const candidate = { email: "cem@example.com" };
    const body = { interviewId, candidate, suppressCandidateEmail: false };
    const open = await recordInvitation(store, "00000000-0000-4000-8000-000000000002", body, dana);
    const inState = (state: "unconfirmed" | "did_not_land") =>
      store.db
        .updateTable("invitations")
        .set({ state, open: state === "unconfirmed" ? 1 : 0, call_ended_at: store.now().toISOString() })
        .where("id", "=", open?.id ?? "")
        .execute();
    await inState("unconfirmed");
    await expect(erase(900)).rejects.toMatchObject({ problem: { status: 409, code: "unsettled" } });
    await inState("did_not_land");
    expect((await erase(900)).erased.assessments).toBe(1);
    expect((await getAssessment(store, 900, dana))?.assessment.identity).toBe("erased");
  });

  test("half-way, it has not happened", async () => {
    const parts = await setUp();
    const { store, dataDir, erase } = parts;
    const { id } = await everywhere(parts);
    const before = await foundInTables(store.db);
    await store.db.schema.alterTable("erased_assessments").renameTo("away").execute();
    await store.db.schema.createTable("erased_assessments").addColumn("source_id", "text").execute();
    await expect(erase(id)).rejects.toThrow();
    expect((await foundInTables(store.db)).sort()).toEqual(before.sort());
    expect(await store.db.selectFrom("erasures").select("id").execute()).toEqual([]);
    await store.db.schema.dropTable("erased_assessments").execute();
    await store.db.schema.alterTable("away").renameTo("erased_assessments").execute();
    await reapplyErasures(store.db, dataDir, store.now());
    expect((await foundInTables(store.db)).sort()).toEqual(before.sort());
  });

  test("a backup from before is put back without them", async () => {
    const parts = await setUp();
    const { store, place, dataDir, erase, dana } = parts;
    const { id } = await everywhere(parts);
    if (engineOf(store.db) !== "sqlite") return;
    const backup = path.join(dataDir, "..", `${path.basename(dataDir)}-backup.sqlite`);
    await backUp(dataDir, backup);
    await erase(id);
    // Even where the file beside the store is lost, the store that is replaced knows.
    rmSync(tombstoneFile(dataDir));
    await store.db.destroy();
    const at = new Date("2026-03-11T12:00:00.000Z");
    try {
      await restore(dataDir, backup, at, async (db) => {
        await renewEpochs(db, at);
        keepTombstonesOfStore(dataDir);
        expect(await reapplyErasures(db, dataDir, at)).toBe(1);
      });
    } finally {
      for (const end of ["", "-wal", "-shm"]) rmSync(`${backup}${end}`, { force: true });
    }
    const restored = await openDatabase(place.where);
    try {
      expect(await foundInTables(restored.db)).toEqual([]);
      expect(foundInFiles(dataDir).filter((hit) => !hit.includes(".replaced-"))).toEqual([]);
      const again = await getAssessment({ ...store, db: restored.db }, id, dana);
      expect(again?.assessment.identity).toBe("erased");
      expect(await reapplyErasures(restored.db, dataDir, at)).toBe(0);
    } finally {
      await restored.close();
    }
  });

  test("a store that was put back by other means erases them again at the start", async () => {
    const parts = await setUp();
    const { store, dataDir, invite, person, erase } = parts;
    const id = await invite(person);
    const tables = ["invitations", "assessments"] as const;
    const kept = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
    await erase(id);
    await store.db.deleteFrom("erased_assessments").execute();
    await store.db.deleteFrom("erasures").execute();
    await store.db.deleteFrom("assessments").execute();
    for (const [at, table] of tables.entries())
      await store.db
        .insertInto(table)
        .values(kept[at] as never)
        .execute();
    expect((await foundInTables(store.db)).length).toBeGreaterThan(0);
    expect(await reapplyErasures(store.db, dataDir, store.now())).toBe(1);
    expect(await foundInTables(store.db)).toEqual([]);
  });
});
