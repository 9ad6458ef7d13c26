import { expect, test } from "vitest";
import { copyLinks } from "@/lib/assessments/acts/copy-links";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { closeAudit } from "@/lib/audit/tally-audit";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const namesake = { ...dana, id: "other-dana" };

onEachStore("taking a link", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    for (const { id, name } of [dana, namesake]) await createMember(store, id, name);
    for (const id of [1, 2]) await createAssessment(store, id, { email: `c${id}@example.com` });
    return {
      store,
      later: (minutes: number) => {
        store.clock.at = new Date(store.clock.at.getTime() + minutes * 60_000);
      },
      entries: async (id = 1) =>
        ((await getAssessment(store, id, dana))?.timeline ?? []).map(({ kind, at, times, since }) => ({
          kind,
          at,
          times,
          since,
        })),
      audited: async () => {
        await closeAudit(store.db);
        const rows = await store.db
          .selectFrom("audit_log")
          .select(["action", "actor_id", "details"])
          .orderBy("id")
          .execute();
        return rows.map(({ details, ...row }) => ({ ...row, ...JSON.parse(details) }));
      },
      version: async () =>
        (await store.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version,
    };
  };

  test("a hundred times is one entry with its number, in the timeline and the log, and told once", async () => {
    const { store, later, entries, audited, version } = await setUp();
    const before = await version();
    const since = store.now().toISOString();
    for (let n = 1; n <= 100; n += 1) {
      if (n > 1) later(1);
      await recordLinkTaken(store, 1, "link_copied", dana);
    }
    const at = store.now().toISOString();
    expect(await entries()).toEqual([{ kind: "link_copied", at, times: 100, since }]);
    expect(await audited()).toEqual([
      { action: "link_copied", actor_id: "dana" },
      { action: "link_copied", actor_id: "dana", times: 99 },
    ]);
    expect(await version()).toBe(before + 1);
    expect((await getAssessment(store, 1, dana))?.assessment.lastLinkCopiedAt).toBe(at);
  });

  test("another person, another link, another way, and after a while are entries of their own", async () => {
    const { store, later, entries, audited } = await setUp();
    const at = store.now().toISOString();
    const once = { at, times: undefined, since: undefined };
    for (const taker of [dana, namesake]) await recordLinkTaken(store, 1, "link_copied", taker);
    await recordLinkTaken(store, 1, "link_handed_over", dana);
    await recordLinkTaken(store, 2, "link_copied", dana);
    expect((await entries()).toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: "link_copied", ...once },
      { kind: "link_copied", ...once },
      { kind: "link_handed_over", ...once },
    ]);
    expect(await entries(2)).toEqual([{ kind: "link_copied", ...once }]);
    expect(await audited()).toHaveLength(4);
    later(11);
    await recordLinkTaken(store, 2, "link_copied", dana);
    expect(await entries(2)).toHaveLength(2);
  });

  test("of several together adds to the numbers of those that were taken just now", async () => {
    const { store, entries, version } = await setUp();
    await recordLinkTaken(store, 1, "link_copied", dana);
    await copyLinks(store, [1, 2], dana);
    const before = await version();
    expect((await copyLinks(store, [1, 2], dana)).links).toHaveLength(2);
    expect(await version()).toBe(before);
    expect(await entries(1)).toMatchObject([{ times: 3 }]);
    expect(await entries(2)).toMatchObject([{ times: 2 }]);
  });

  test("of what isn’t there is refused, and leaves nothing", async () => {
    const { store, audited, version } = await setUp();
    const before = await version();
    await expect(recordLinkTaken(store, 9, "link_copied", dana)).rejects.toMatchObject({
      problem: { status: 404 },
    });
    expect(await audited()).toEqual([]);
    expect(await version()).toBe(before);
  });
});
