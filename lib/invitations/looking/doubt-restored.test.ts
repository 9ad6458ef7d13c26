import { randomUUID } from "node:crypto";
import path from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { backUp } from "@/lib/db/backup/back-up";
import { restore } from "@/lib/db/backup/restore";
import { type Database, openDatabase } from "@/lib/db/opening/open-database";
import type { Store } from "@/lib/db/store";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { lookForInvitations } from "@/lib/invitations/looking/look-for-invitations";
import { watchEndedCalls } from "@/lib/invitations/looking/watch-ended-calls";
import { adoptLostInvitations } from "@/lib/invitations/sending/adopt-lost-invitations";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { settleFailed, settleUncalled } from "@/lib/invitations/sending/settle-invitation";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { invitationView } from "@/lib/invitations/view/invitation-view";
import { findInvitation } from "@/lib/invitations/view/read-invitation";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { renewEpochs } from "@/lib/runtime/renew-epochs";

onEachStore("an invitation that a restored backup has", (place) => {
  const openQueue = queues();

  /** A backup of now. @returns what puts it back and opens the store that it is then. */
  async function backUpAll(where: TestStore["where"], store: Store) {
    if (!where.databaseUrl) {
      const file = path.join(where.dataDir, "backups/now.sqlite");
      await backUp(where.dataDir, file);
      return async (): Promise<Database["db"]> => {
        await store.db.destroy();
        await restore(where.dataDir, file, store.now(), (db) => renewEpochs(db, store.now()));
        return (await openDatabase(where)).db;
      };
    }
    const tables = ["sources", "mirror_state", "invitations", "assessments", "events"] as const;
    const kept = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
    return async () => {
      for (const table of ["events", "assessments", "invitations", "mirror_state"] as const)
        await store.db.deleteFrom(table).execute();
      for (const [index, table] of tables.entries()) {
        const rows = kept[index] ?? [];
        if (table !== "sources" && rows.length > 0) await store.db.insertInto(table).values(rows).execute();
      }
      await renewEpochs(store.db, store.now());
      return store.db;
    };
  }

  const setUp = async () => {
    const testStore = await place();
    const parts = await openQueue(testStore);
    const { store, client, interviewId } = parts;
    store.clock.at = new Date();
    await pollAssessments(store, client);
    const input = {
      interviewId,
      candidate: { email: "rosa@example.com", firstName: "Rosa" },
      suppressCandidateEmail: false,
    };
    const record = async () => {
      const row = await recordInvitation(store, randomUUID(), input, parts.dana);
      if (!row) throw new Error("It must be written down.");
      return row;
    };
    return { ...parts, record, backUpAll: () => backUpAll(testStore.where, store) };
  };
  type Parts = Awaited<ReturnType<typeof setUp>>;
  type Row = Awaited<ReturnType<Parts["record"]>>;

  const begun = async ({ store }: Parts, { id }: Row) => {
    const call = await beginCall(store, id);
    if (!call) throw new Error("The call must begin.");
    return { ...call, durationMs: 1 };
  };
  const sentOnce: (parts: Parts, row: Row) => Promise<unknown> = ({ queue }, row) => queue.send(row);
  const sentAgain: typeof sentOnce = ({ queue, dana }, { id }) => sendAgain(queue, id, dana);

  /** How it is in the backup, and how the living Shortlist sent it afterwards. */
  const cases: [string, (parts: Parts, row: Row) => Promise<unknown>, typeof sentOnce][] = [
    ["waits for its turn", async () => undefined, sentOnce],
    ["was not sent", ({ store }, { id }) => settleUncalled(store, id), sentAgain],
    [
      "did not land",
      async (parts, row) => {
        const lost = { state: "unconfirmed", failure_code: "timed_out", failure_message: "…" } as const;
        await settleFailed(parts.store, row.id, lost, await begun(parts, row));
        await parts.store.db.updateTable("invitations").set({ state: "did_not_land", open: 0 }).execute();
      },
      sentAgain,
    ],
  ];

  /** The store as it is after the restore and a start, and what lists make of it. */
  const startOn = async (parts: Parts, db: Database["db"]) => {
    const { client, dana } = parts;
    const store = { ...parts.store, db };
    const { clock } = parts.store;
    expect(await adoptLostInvitations(store)).toBe(0);
    const watch = watchEndedCalls(() => clock.at.getTime());
    const list = async () => {
      clock.at = new Date(clock.at.getTime() + 61_000);
      const begunAtMs = clock.at.getTime();
      await pollAssessments(store, client);
      await lookForInvitations(store, { begunAtMs, watch });
    };
    const queue = openInvitationQueue({ store, client, log: pino({ level: "silent" }) });
    return { store, list, again: (id: string) => sendAgain(queue, id, dana) };
  };

  test.each(cases)(
    "%s, and was sent since: it is looked for, and not offered",
    async (_title, then, since) => {
      const parts = await setUp();
      const row = await parts.record();
      await then(parts, row);
      const putBack = await parts.backUpAll();
      await since(parts, row);
      const [landed] = (await parts.onRecord()).filter(({ email }) => email === "rosa@example.com");
      const { store, list, again } = await startOn(parts, await putBack());
      expect(await listAttention(store)).toMatchObject([{ state: "unconfirmed", reason: "restored" }]);
      await expect(again(row.id)).rejects.toMatchObject({ problem: { status: 409 } });
      for (let lists = 0; lists < 4; lists += 1) await list();
      expect(await listAttention(store)).toMatchObject([{ state: "probable", assessmentId: landed?.id }]);
      expect(await parts.posts()).toBe(1);
    },
  );

  test.each(cases)("%s, and was not sent since: it may be sent after two lists", async (_title, then) => {
    const parts = await setUp();
    const row = await parts.record();
    await then(parts, row);
    const { store, list, again } = await startOn(parts, await (await parts.backUpAll())());
    for (let lists = 0; lists < 4; lists += 1) await list();
    expect(await listAttention(store)).toMatchObject([{ state: "did_not_land" }]);
    await again(row.id);
    const found = await findInvitation(store, row.id);
    expect(found && invitationView(found)).toMatchObject({ state: "created" });
    expect(await parts.posts()).toBe(1);
  });

  test("was being sent: what came of it is found", async () => {
    const parts = await setUp();
    const row = await parts.record();
    await begun(parts, row);
    const putBack = await parts.backUpAll();
    const { id } = await parts.client.createAssessment({
      interviewId: row.interview_id,
      candidate: { email: row.email },
      suppressCandidateEmail: false,
    });
    const { store, list } = await startOn(parts, await putBack());
    expect(await listAttention(store)).toMatchObject([{ state: "unconfirmed", reason: "restored" }]);
    await list();
    expect(await listAttention(store)).toMatchObject([{ state: "probable", assessmentId: id }]);
  });

  test("was replaced by a later one: it stays as it is", async () => {
    const parts = await setUp();
    const { store } = parts;
    const row = await parts.record();
    await settleUncalled(store, row.id);
    await parts.queue.send(await parts.record());
    await store.db.updateTable("invitations").set({ dismissed_at: null }).where("id", "=", row.id).execute();
    const db = await (await parts.backUpAll())();
    expect(await findInvitation({ ...store, db }, row.id)).toMatchObject({ state: "not_sent", open: 0 });
  });
});
