import { expect, test } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { ProblemError } from "@/lib/errors";
import { changeImport } from "@/lib/imports/change-import";
import { claimNextRow as claim, mayClaim } from "@/lib/imports/claim-next-row";
import { clearRows } from "@/lib/imports/clear-rows";
import { pauseImport, resumeImport, stopImport } from "@/lib/imports/control-import";
import { deleteImport } from "@/lib/imports/delete-import";
import { pauseRestored } from "@/lib/imports/pause-imports";
import { retryRows } from "@/lib/imports/retry-rows";
import { givenRowSchema } from "@/lib/imports/schema";
import { takeRows } from "@/lib/imports/take-rows";
import { imports } from "@/lib/imports/testing-imports";
import { writeFailed } from "@/lib/imports/write-failed";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";
import { transition } from "@/lib/invitations/state/transition";
import { changeMember } from "@/lib/members/change-member";

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : Promise.reject(error)),
  );

const people = (count: number, word = "person") =>
  Array.from({ length: count }, (_, at) => `${word}${String(at).padStart(3, "0")}@example.com`);

const row = (line: number, email: string, more: Record<string, unknown> = {}) =>
  givenRowSchema.parse({ line, candidate: { email }, ...more });

async function become(store: Store, id: string, event: InvitationEvent): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { state } = await transaction
      .selectFrom("invitations")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const settled_at = instant(store.now());
    expect(await transition(transaction, { id, state }, event, { settled_at, version })).toBe(true);
  });
}

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

  test("what the service refuses stands at its row, and is sent again corrected", async () => {
    const { store, dana, draft, start, run, read, rows, fault, onRecord } = await setUp(await place());
    const id = await draft(people(2));
    await fault({ kind: "status", status: 422, body: { phone_number: ["is no phone number"] } });
    await start(id);
    const runner = run();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect(await rows(id, { state: "rejected" })).toMatchObject([
      { line: 2, reason: "refused", errors: { "candidate.phoneNumber": ["Is no phone number."] } },
    ]);
    expect(await new Response(await writeFailed(store, id, dana)).text()).toContain(
      "Refused by the service: Is no phone number.",
    );
    // Nothing is to be sent while this one runs.
    runner.close();
    const left = await draft([]);
    await takeRows(
      store,
      left,
      [row(5, "by.hand@example.com", { skip: "by_hand" }), row(6, "no address")],
      dana,
    );
    await takeRows(store, left, [row(7, "new@example.com")], dana);
    await start(left);
    const failed = await new Response(await writeFailed(store, left, dana)).text();
    expect(failed).toContain("no address");
    expect(failed).not.toContain("by.hand");
    await stopImport(store, left, dana);
    run();
    expect(await problemOf(retryRows(store, id, [row(2, "nobody")], dana))).toMatchObject({
      status: 422,
      errors: { "rows.0.candidate.email": [expect.any(String)] },
    });
    await retryRows(store, id, [row(2, "other@example.com")], dana);
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect((await read(id)).counts).toMatchObject({ created: 2, rejected: 0 });
    expect(await onRecord()).toHaveLength(2);
  });

  test.each([
    ["the key is refused", { kind: "status", status: 401 }, "invalid_key", 1],
    ["the key may not", { kind: "status", status: 403 }, "not_authorised", 1],
  ])("it pauses by itself when %s, and its rows wait", async (_, what, reason, times) => {
    const { store, dana, draft, start, run, wake, read, fault, onRecord } = await setUp(await place());
    const id = await draft(people(3));
    await fault(what, times);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason, counts: { waiting: 3 } });
    await resumeImport(store, id, dana);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect(await onRecord()).toHaveLength(3);
  });

  test("three unanswered in a row pause it; they stay unconfirmed, and aren’t sent again", async () => {
    const { store, dana, draft, start, run, wake, read, rows, fault, onRecord, posts } = await setUp(
      await place(),
    );
    const id = await draft(people(5));
    await fault({ kind: "reset", when: "after" }, 3);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({
      reason: "unanswered",
      counts: { waiting: 2, unconfirmed: 3 },
    });
    await resumeImport(store, id, dana);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect((await read(id)).counts).toMatchObject({ created: 2, unconfirmed: 3 });
    expect(await rows(id, { state: "unconfirmed" })).toHaveLength(3);
    expect(await problemOf(retryRows(store, id, [], dana))).toMatchObject({ reason: "import_is_empty" });
    expect(await onRecord()).toHaveLength(5);
    expect(await posts()).toBe(5);
  });

  test("asked for fewer calls, it waits as long as asked, and goes on", async () => {
    const { store, draft, start, run, wake, read, fault, onRecord } = await setUp(await place());
    const id = await draft(people(2));
    await fault({ kind: "status", status: 429, headers: { "retry-after": "20" } });
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).reason).toBe("rate_limited");
    const { slowUntil = "", state } = await read(id);
    expect(state).toBe("running");
    expect(Date.parse(slowUntil) - store.now().getTime()).toBe(20_000);
    expect(await onRecord()).toHaveLength(0);
    store.clock.at = new Date(store.clock.at.getTime() + 20_000);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect(await onRecord()).toHaveLength(2);
  });

  test("a service that is down pauses it, and nobody is lost", async () => {
    const { store, dana, server, draft, start, run, read } = await setUp(await place());
    const id = await draft(people(2));
    await server.close();
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason: "unreachable", counts: { waiting: 2 } });
    const open = await store.db.selectFrom("invitations").select("dismissed_at").execute();
    expect(open.every(({ dismissed_at }) => dismissed_at !== null)).toBe(true);
    await stopImport(store, id, dana);
    expect(await read(id)).toMatchObject({ state: "stopped", counts: { waiting: 0, notSent: 2 } });
  });

  test("paused it sends nothing; stopped it says what wasn’t sent; that can be deleted, and counts stay", async () => {
    const { store, dana, draft, start, run, read, rows, onRecord } = await setUp(await place());
    const id = await draft(people(2));
    await start(id);
    await pauseImport(store, id, dana);
    run();
    const other = await draft(people(1, "other"));
    await start(other);
    await expect.poll(async () => (await read(other)).state).toBe("done");
    expect(await onRecord()).toHaveLength(1);
    expect(await problemOf(clearRows(store, id, dana))).toMatchObject({ reason: "import_not_ended" });
    await stopImport(store, id, dana);
    expect(await problemOf(resumeImport(store, id, dana))).toMatchObject({ reason: "import_has_ended" });
    await clearRows(store, id, dana);
    expect(await read(id)).toMatchObject({ counts: { notSent: 2 }, clearedAt: expect.any(String) });
    expect((await rows(id)).map(({ candidate, cells }) => [candidate.email, cells])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(await problemOf(retryRows(store, id, [], dana))).toMatchObject({ reason: "import_is_empty" });
  });

  /** Its process seemed lost during the call, the import went on to its end, and now the process tells after all. */
  test("what turns out not to have left after the end isn’t left waiting, and can be sent again", async () => {
    const { store, dana, draft, start, read, rows } = await setUp(await place());
    const id = await draft(people(1));
    await start(id);
    const claimed = await claim(store, id);
    if (typeof claimed === "string") throw new Error("It must be claimed.");
    await become(store, claimed.invitation.id, "lost_in_call");
    expect(await claim(store, id)).toBe("again");
    expect(await read(id)).toMatchObject({ state: "done", counts: { unconfirmed: 1 } });
    await become(store, claimed.invitation.id, "never_left");
    expect(await read(id)).toMatchObject({ state: "done", counts: { waiting: 0, notSent: 1 } });
    expect(await rows(id)).toMatchObject([{ state: "notSent", reason: "not_called" }]);
    await retryRows(store, id, [], dana);
    expect(await claim(store, id)).toMatchObject({ invitation: { email: people(1)[0] } });
  });

  test("who was taken for invited by another isn’t, once that one did not land", async () => {
    const { store, draft, start, read, rows } = await setUp(await place());
    const [email = ""] = people(1);
    const id = await draft([email, email]);
    await start(id);
    const claimed = await claim(store, id);
    if (typeof claimed === "string") throw new Error("It must be claimed.");
    const of = claimed.invitation.id;
    await become(store, of, "lost_in_call");
    expect(await claim(store, id)).toBe("again");
    expect(await claim(store, id)).toBe("again");
    expect((await read(id)).counts).toMatchObject({ unconfirmed: 1, pending: 1 });
    const { version } = await read(id);
    await become(store, of, "given_up");
    expect(await rows(id)).toMatchObject([
      { state: "notSent", reason: "did_not_land" },
      { state: "notSent", reason: "did_not_land" },
    ]);
    expect((await read(id)).version).toBeGreaterThan(version);
    // Its answer comes after all.
    await become(store, of, "misanswered");
    expect((await read(id)).counts).toMatchObject({ unconfirmed: 1, pending: 1 });
  });

  test("a row that was left out is checked before it is sent after all", async () => {
    const { store, dana, draft, start, run, read } = await setUp(await place());
    const id = await draft(people(1));
    await takeRows(store, id, [row(9, "left@example.com", { skip: "by_hand" })], dana);
    await start(id);
    const given = row(9, "not an address", { skip: "by_hand" });
    expect(await problemOf(retryRows(store, id, [given], dana))).toMatchObject({
      status: 422,
      errors: { "rows.0.candidate.email": [expect.any(String)] },
    });
    run();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect((await read(id)).counts).toMatchObject({ created: 1, skipped: 1 });
  });

  test("a service that asks for fewer calls each time is left alone for longer each time", async () => {
    const { store, draft, start, run, wake, read, fault, posts } = await setUp(await place());
    const id = await draft(people(1));
    await fault({ kind: "status", status: 429, headers: { "retry-after": "0" } }, 3);
    await start(id);
    run();
    const rests: number[] = [];
    for (let call = 1; call <= 3; call += 1) {
      await expect.poll(posts).toBe(call);
      await expect
        .poll(async () => Date.parse((await read(id)).slowUntil ?? ""))
        .toBeGreaterThan(store.clock.at.getTime());
      const { slowUntil = "" } = await read(id);
      rests.push((Date.parse(slowUntil) - store.clock.at.getTime()) / 1_000);
      store.clock.at = new Date(slowUntil);
      wake();
    }
    expect(rests).toEqual([5, 10, 20]);
    await expect.poll(async () => (await read(id)).state).toBe("done");
  });

  test("a rest is the service’s: it outlives the pause of the import that met it, and holds for others", async () => {
    const { store, dana, draft, start, run, wake, read, fault, posts } = await setUp(await place());
    const [one, two] = [await draft(people(2, "one")), await draft(people(2, "two"))];
    await fault({ kind: "status", status: 429, headers: { "retry-after": "60" } });
    await start(one);
    run();
    await expect.poll(async () => (await read(one)).reason).toBe("rate_limited");
    await pauseImport(store, one, dana);
    await start(two);
    expect(await read(two)).toMatchObject({ reason: "rate_limited", slowUntil: expect.any(String) });
    expect(await mayClaim(store)).toBe("idle");
    expect(await posts()).toBe(1);
    store.clock.at = new Date(store.clock.at.getTime() + 60_000);
    wake();
    await expect.poll(async () => (await read(two)).state).toBe("done");
  });

  test("three refused in a row without a reason pause it: it may be the wrong address", async () => {
    const { draft, start, run, read, fault, posts } = await setUp(await place());
    const id = await draft(people(5));
    await fault({ kind: "status", status: 404 }, 5);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason: "refused", counts: { rejected: 3, waiting: 2 } });
    expect(await posts()).toBe(3);
  });

  test("what didn’t land and is sent again pauses, and is refused, as a first call", async () => {
    const { store, dana, draft, start, run, wake, read, rows, fault, posts } = await setUp(await place());
    const id = await draft(people(2));
    await start(id);
    for (const _ of people(2)) {
      const claimed = await claim(store, id);
      if (typeof claimed === "string") throw new Error("It must be claimed.");
      await become(store, claimed.invitation.id, "lost_in_call");
      await become(store, claimed.invitation.id, "given_up");
    }
    await claim(store, id);
    expect((await read(id)).counts).toMatchObject({ notSent: 2 });
    await fault({ kind: "status", status: 401 });
    await retryRows(store, id, [], dana);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason: "invalid_key", counts: { waiting: 2 } });
    expect(await posts()).toBe(1);
    await fault({ kind: "status", status: 422, body: { phone_number: ["is no phone number"] } });
    await resumeImport(store, id, dana);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect(await rows(id, { state: "rejected" })).toMatchObject([
      { reason: "refused", errors: { "candidate.phoneNumber": ["Is no phone number."] } },
    ]);
  });

  test("only drafts can be deleted or changed", async () => {
    const { store, dana, draft, start, read, interviewId } = await setUp(await place());
    const [gone, kept] = [await draft(people(1)), await draft(people(1))];
    await deleteImport(store, gone);
    expect(await problemOf(read(gone))).toMatchObject({ reason: "import_missing" });
    await start(kept);
    expect(await problemOf(deleteImport(store, kept))).toMatchObject({ reason: "import_not_draft" });
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

  test("the import of somebody who may not invite any more waits for a colleague", async () => {
    const { store, dana, draft, start, run, read } = await setUp(await place());
    const id = await draft(people(2));
    await start(id);
    const by = { actor: { name: "Command line" }, now: store.now() };
    await changeMember(store.db, dana.id, { kind: "role", role: "viewer" }, by);
    expect(await read(id)).toMatchObject({ state: "paused", reason: "inviter_left" });
    const { id: _, ...columns } = await store.db.selectFrom("members").selectAll().executeTakeFirstOrThrow();
    const ali = { ...columns, id: "ali", name: "Ali", email_folded: "ali@shortlist.example" };
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
