import { expect, test } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { exportFailedRows } from "@/lib/exports/export-failed-rows";
import { exportsOf, untilEnd } from "@/lib/exports/testing-exports";
import { claimNextRow as claim } from "@/lib/imports/claim-next-row";
import { resumeImport, stopImport } from "@/lib/imports/control-import";
import { retryRows } from "@/lib/imports/retry-rows";
import { takeRows } from "@/lib/imports/take-rows";
import { imports, people, row } from "@/lib/imports/testing-imports";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";
import { transition } from "@/lib/invitations/state/transition";
import { problemOf } from "@/lib/testing-problems";

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

onEachStore("rows of an import that are sent again", (place) => {
  const setUp = imports();

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
    expect(
      await new Response(await exportFailedRows(exportsOf(store), id, dana, untilEnd())).text(),
    ).toContain("Refused by the service: Is no phone number.");
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
    const failed = await new Response(
      await exportFailedRows(exportsOf(store), left, dana, untilEnd()),
    ).text();
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
});
