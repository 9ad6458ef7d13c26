import pino from "pino";
import { expect, test, vi } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { onEachStore } from "@/lib/db/testing";
import { openFeed } from "@/lib/feed/open-feed";
import { parsePosition } from "@/lib/feed/position";
import { readPosition } from "@/lib/feed/read-position";
import { read, sessionIdleMs, signedIn } from "@/lib/feed/testing-reader";
import { createSetupLink, findSetupLink } from "@/lib/members/setup-links";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { hastenLeases } from "@/lib/mirror/lease/testing-leases";
import { startMirror } from "@/lib/mirror/start-mirror";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { renewEpochs } from "@/lib/runtime/renew-epochs";
import { makeSharedLink, readByLink } from "@/lib/shortlists/shared-links";
import { appUrl, ben, make, setUpShortlists, tokenOf } from "@/lib/shortlists/testing-shortlists";

const log = pino({ level: "silent" });

onEachStore("a store that was restored by hand", (place) => {
  test("links of people and to shortlists, which may have been ended or used since, don’t work", async () => {
    const { store } = await setUpShortlists(place);
    const { db } = store;
    const { id } = await make(store, 1);
    const shared = tokenOf((await makeSharedLink(store, { id, days: 30, appUrl }, ben)).url);
    const link = await createSetupLink(db, { memberId: ben.id, appUrl, now: store.now() });
    const setUp = new URL(link).searchParams.get("token") ?? "";
    expect(await readByLink(store, shared)).toBeDefined();
    expect(await findSetupLink(db, setUp, store.now())).toBeDefined();
    await renewEpochs(db, store.now());
    expect(await readByLink(store, shared)).toBeUndefined();
    expect(await findSetupLink(db, setUp, store.now())).toBeUndefined();
  });

  test("everybody signs in and loads anew, and a poller that runs meanwhile compares anew", async ({
    onTestFinished,
  }) => {
    // The poller that has lost its lease looks for another one in its own time.
    hastenLeases();
    const store = await openTestStore(await place());
    const { service, client } = createListService();
    service.rows = [wireRecommended({ id: 1 }), wirePending({ id: 2 })];
    const mirror = startMirror({ store, client, log, openComparing: openComparingHere });
    onTestFinished(() => mirror.stop());
    await mirror.idle();
    const before = await readPosition(store);
    const feed = openFeed({ store, log, sessionIdleMs, watch: () => undefined });
    onTestFinished(() => feed.close());
    const reader = { ...(await signedIn(store, "recruiter")), role: "recruiter" as const };
    const { signal } = new AbortController();
    const { until } = read(feed.open(reader, undefined, signal));
    await until(({ kind }) => kind === "changes");

    // As the backup had it.
    await store.db
      .updateTable("assessments")
      .set({ status: "pending", report_url: null })
      .where("id", "=", 1)
      .execute();
    await store.db.deleteFrom("assessments").where("id", "=", 2).execute();
    expect(await renewEpochs(store.db, store.now())).toEqual(["https://service.example/v1"]);

    feed.wake();
    await until(({ kind }) => kind === "bye");
    const again = { ...(await signedIn(store, "recruiter", "again")), role: "recruiter" as const };
    await read(feed.open(again, parsePosition(before), signal)).until(({ kind }) => kind === "reload");
    expect((await readPosition(store)).split("-").slice(0, -1)).not.toEqual(before.split("-").slice(0, -1));
    await vi.waitFor(
      async () => {
        const rows = store.db.selectFrom("assessments").select(["id", "status"]).orderBy("id");
        expect(await rows.execute()).toEqual([
          { id: 1, status: "recommended" },
          { id: 2, status: "pending" },
        ]);
      },
      { timeout: 60_000, interval: 100 },
    );
    const [entry] = await store.db
      .selectFrom("audit_log")
      .select(["action", "actor_name", "subject_id"])
      .where("action", "=", "epoch_renewed")
      .execute();
    expect(entry).toEqual({
      action: "epoch_renewed",
      actor_name: "Command line",
      subject_id: store.sourceId,
    });
  });
});
