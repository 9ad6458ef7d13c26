import { expect, test } from "vitest";
import { instant } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import { changeImport } from "@/lib/imports/change-import";
import { clearRows } from "@/lib/imports/clear-rows";
import { pauseImport, resumeImport, startImport } from "@/lib/imports/control-import";
import { deleteImport } from "@/lib/imports/delete-import";
import { longestCell } from "@/lib/imports/names";
import { pauseRestored } from "@/lib/imports/pause-imports";
import { retryRows } from "@/lib/imports/retry-rows";
import { takeRows } from "@/lib/imports/take-rows";
import { imports, people, row } from "@/lib/imports/testing-imports";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { changeLimit } from "@/lib/members/change-limit";
import { changeMember } from "@/lib/members/change-member";
import { deepTest } from "@/lib/testing-deep";
import { problemOf } from "@/lib/testing-problems";

onEachStore("imports", (place) => {
  const setUp = imports();

  test("a draft keeps what can’t be sent, tells its faults, and a row sent again replaces itself", async () => {
    const { store, dana, draft, read, rows } = await setUp(await place());
    const id = await draft(people(2));
    const taken = await takeRows(store, id, [row(3, "no address", { cells: ["no address"] })], dana);
    expect(taken.faults).toEqual([
      { line: 3, errors: { "candidate.email": [expect.stringContaining("e-mail")] } },
    ]);
    expect(taken.counts).toMatchObject({ total: 2, waiting: 1, faulty: 1 });
    expect(await rows(id, { state: "faulty" })).toMatchObject([
      { line: 3, candidate: { email: "no address" }, errors: { "candidate.email": [expect.any(String)] } },
    ]);
    await takeRows(store, id, [row(3, "mended@example.com")], dana);
    expect((await read(id)).counts).toMatchObject({ total: 2, waiting: 2, faulty: 0 });
  });

  test("rows without an interview are faulty until the import has one", async () => {
    const { store, draft, read, rows, interviewId, start } = await setUp(await place());
    const id = await draft(people(2), { interviewId: undefined });
    await changeImport(store, id, { interviewId: null });
    expect((await read(id)).counts).toMatchObject({ waiting: 0, faulty: 2 });
    expect((await rows(id))[0]?.errors).toHaveProperty("interviewId");
    expect(await problemOf(start(id))).toMatchObject({ status: 422, reason: "import_is_empty" });
    await changeImport(store, id, { interviewId });
    expect((await read(id)).counts).toMatchObject({ waiting: 2, faulty: 0 });
  });

  test("the directory’s doubles are told while one looks", async () => {
    const { store, queue, dana, draft, interviewId } = await setUp(await place());
    const [known = ""] = people(1);
    await createInvitation(
      queue,
      { interviewId, candidate: { email: known }, suppressCandidateEmail: true },
      dana,
    );
    const id = await draft([]);
    const { doubles } = await takeRows(store, id, [row(2, known), row(3, "new@example.com")], dana);
    expect(doubles).toMatchObject([
      { line: 2, kind: "pending", assessment: { applicationUrl: expect.any(String) } },
    ]);
  });

  test("of a limited recruiter goes by what they see: neither others’ doubles nor other interviews", async () => {
    const { store, queue, dana, draft, start, run, read, rows, interviewId } = await setUp(await place());
    const [done = "", pending = "", free = ""] = people(3);
    const ada = { id: "ada", name: "Ada", role: "administrator" } as const;
    await createMember(store, ada.id, ada.name);
    for (const email of [done, pending])
      await createInvitation(queue, { interviewId, candidate: { email }, suppressCandidateEmail: true }, ada);
    const ofDone = { status: "recommended" } as const;
    await store.db.updateTable("assessments").set(ofDone).where("email", "=", done).execute();
    await store.db.updateTable("invitations").set({ open: 0 }).where("email", "=", done).execute();
    await changeLimit(
      store,
      dana.id,
      { limit: { interviewIds: [], own: true, unclaimed: false }, replaces: null },
      ada,
    );
    const id = await draft([done, pending, free]);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state, { timeout: 20_000 }).toBe("done");
    expect((await rows(id)).map(({ state, reason }) => [state, reason])).toEqual([
      // The service still has it as pending, and refuses.
      ["rejected", "refused"],
      ["pending", "pending_here"],
      ["created", undefined],
    ]);

    await store.db.updateTable("member_limits").set({ own: 0 }).execute();
    const other = await draft([people(1, "other")[0] ?? ""]);
    await start(other);
    await expect.poll(async () => (await read(other)).state, { timeout: 20_000 }).toBe("done");
    expect((await rows(other)).map(({ state, reason }) => [state, reason])).toEqual([["skipped", "faulty"]]);
  });

  test("each row is sent once, known candidates are told with their link, and the import ends", async () => {
    const { store, queue, dana, draft, start, run, read, rows, interviewId, onRecord, posts } = await setUp(
      await place(),
    );
    const emails = people(5);
    await createInvitation(
      queue,
      { interviewId, candidate: { email: emails[1] ?? "" }, suppressCandidateEmail: true },
      dana,
    );
    // The last one twice.
    const id = await draft([...emails, emails[4] ?? ""]);
    await takeRows(store, id, [row(9, "nobody"), row(10, "left@example.com", { skip: "by_hand" })], dana);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect((await read(id)).counts).toEqual({
      total: 8,
      waiting: 0,
      faulty: 0,
      created: 4,
      pending: 2,
      skipped: 2,
      rejected: 0,
      unconfirmed: 0,
      notSent: 0,
    });
    expect((await onRecord()).map(({ email }) => email).toSorted()).toEqual(emails);
    expect(await posts()).toBe(5);
    const listed = await rows(id);
    expect(listed.map(({ line, state, reason }) => [line, state, reason])).toEqual([
      [2, "created", undefined],
      [3, "pending", "pending_here"],
      [4, "created", undefined],
      [5, "created", undefined],
      [6, "created", undefined],
      [7, "pending", "pending_here"],
      [9, "skipped", "faulty"],
      [10, "skipped", "by_hand"],
    ]);
    for (const { state, assessment } of listed)
      expect(Boolean(assessment?.applicationUrl)).toBe(state === "created" || state === "pending");
    const log = await store.db
      .selectFrom("audit_log")
      .select(["action", "details"])
      .where("action", "in", ["import_started", "import_ended", "invitation_submitted"])
      .orderBy("id")
      .execute();
    const ofImport = log.filter(({ action, details }) => action.startsWith("import") || details.includes(id));
    expect(ofImport.map(({ action }) => action)).toEqual([
      "import_started",
      ...Array.from({ length: 4 }, () => "invitation_submitted"),
      "import_ended",
    ]);
  });

  deepTest("what was read from the cells counts against its size as well", async () => {
    const { store, dana, draft } = await setUp(await place());
    const id = await draft([]);
    const long = "x".repeat(longestCell);
    const candidate = { email: long, firstName: long, lastName: long, externalId: long, resumeUrl: long };
    const take = (from: number) =>
      takeRows(
        store,
        id,
        Array.from({ length: 700 }, (_, at) => row(from + at, "", { candidate })),
        dana,
      );
    await take(1);
    expect(await problemOf(take(1_001))).toMatchObject({ code: "import_full" });
  });

  test("only drafts can be deleted or changed", async () => {
    const { store, dana, draft, start, read, interviewId } = await setUp(await place());
    const [gone, kept] = [await draft(people(1)), await draft(people(1))];
    await deleteImport(store, gone, dana);
    expect(await problemOf(read(gone))).toMatchObject({ reason: "import_missing" });
    // A colleague’s goes on record, and so do its rows.
    const ali = { id: "ali", name: "Ali" };
    const [cleared, deleted] = [await draft(people(3)), await draft(people(2))];
    await clearRows(store, cleared, ali);
    await deleteImport(store, deleted, ali);
    const log = await store.db
      .selectFrom("audit_log")
      .select(["subject_id", "actor_name", "details"])
      .where("action", "=", "import_cleared")
      .orderBy("id")
      .execute();
    expect(log.map(({ details, ...entry }) => [entry, JSON.parse(details).rows])).toEqual([
      [{ subject_id: cleared, actor_name: "Ali" }, 3],
      [{ subject_id: deleted, actor_name: "Ali" }, 2],
    ]);
    await start(kept);
    expect(await problemOf(deleteImport(store, kept, dana))).toMatchObject({ reason: "import_not_draft" });
    expect(await problemOf(takeRows(store, kept, [row(2, "a@example.com")], dana))).toMatchObject({
      reason: "import_not_draft",
    });
    expect(await problemOf(changeImport(store, kept, { interviewId }))).toMatchObject({
      reason: "import_not_draft",
    });
    await changeImport(store, kept, { name: "Spring fair" });
    expect(await read(kept)).toMatchObject({ name: "Spring fair" });
  });

  test("single invitations go ahead, and imports take turns", async () => {
    const { store, queue, dana, draft, start, run, read, rows, interviewId, onRecord } = await setUp(
      await place(),
    );
    const [one, two] = [await draft(people(6, "one")), await draft(people(6, "two"))];
    await start(one);
    await start(two);
    run();
    await expect.poll(async () => (await onRecord()).length).toBeGreaterThan(1);
    await createInvitation(
      queue,
      { interviewId, candidate: { email: "single@example.com" }, suppressCandidateEmail: true },
      dana,
    );
    const all = (await onRecord()).map(({ email }) => email);
    const submitted = await store.db
      .selectFrom("audit_log")
      .select("candidate_text")
      .where("action", "=", "invitation_submitted")
      .orderBy("id")
      .execute();
    const nth = submitted.findIndex(({ candidate_text }) => candidate_text.includes("single@"));
    // Nobody who was written down after it was called before it.
    expect(all.indexOf("single@example.com")).toBeLessThanOrEqual(nth);
    for (const id of [one, two]) await expect.poll(async () => (await read(id)).state).toBe("done");
    const order = (await onRecord()).map(({ email }) => email.slice(0, 3)).filter((word) => word !== "sin");
    expect(order.slice(0, 6).filter((word) => word === "one")).toHaveLength(3);
    expect(await rows(one, { state: "created" })).toHaveLength(6);
  });

  test("no one who was disabled while they asked starts, resumes or retries one", async () => {
    const { store, dana, draft, start, read } = await setUp(await place());
    const [paused, unstarted] = [await draft(people(1)), await draft(people(1))];
    await start(paused);
    await pauseImport(store, paused, dana);
    await store.db
      .updateTable("members")
      .set({ disabled_at: instant(store.now()) })
      .execute();
    const forbidden = { status: 403 };
    expect(await problemOf(startImport(store, unstarted, dana))).toMatchObject(forbidden);
    expect(await problemOf(resumeImport(store, paused, dana))).toMatchObject(forbidden);
    expect(await problemOf(retryRows(store, paused, [], dana))).toMatchObject(forbidden);
    expect([(await read(unstarted)).state, (await read(paused)).state]).toEqual(["draft", "paused"]);
  });

  test("the import of somebody who may not invite any more waits for a colleague", async () => {
    const { store, dana, draft, start, run, read } = await setUp(await place());
    const id = await draft(people(2));
    await start(id);
    const signIn = { passwordSignIn: "on" } as const;
    const by = { actor: { name: "Command line" }, now: store.now(), signIn };
    await changeMember(store.db, dana.id, { kind: "role", role: "viewer" }, by);
    expect(await read(id)).toMatchObject({ state: "paused", reason: "inviter_left" });
    const { id: _, ...columns } = await store.db.selectFrom("members").selectAll().executeTakeFirstOrThrow();
    const ali = {
      ...columns,
      id: "ali",
      name: "Ali",
      email_folded: "ali@shortlist.example",
      role: "recruiter" as const,
    };
    await store.db.insertInto("members").values(ali).execute();
    await resumeImport(store, id, ali);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    const invited = await store.db.selectFrom("invitations").select("invited_by_name").execute();
    expect(invited.map(({ invited_by_name }) => invited_by_name)).toEqual(["Ali", "Ali"]);
  });

  test("after a restore it waits until a person goes on", async () => {
    const { store, draft, start, read } = await setUp(await place());
    const id = await draft(people(1));
    await start(id);
    await store.db.transaction().execute(async (transaction) => {
      await pauseRestored(transaction, store.sourceId, store.now());
    });
    expect(await read(id)).toMatchObject({ state: "paused", reason: "restored" });
  });
});
