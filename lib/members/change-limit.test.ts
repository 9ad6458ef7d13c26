import { expect, test } from "vitest";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { changeLimit } from "@/lib/members/change-limit";
import { limitOf, listLimits } from "@/lib/members/read-limits";
import type { MemberLimit } from "@/lib/members/schema";

const ada = { id: "ada", name: "Ada" };
const dana = { id: "dana", role: "recruiter" } as const;

onEachStore("what a member sees", (place) => {
  async function opened(): Promise<Store> {
    const store = await createStore((await (await place()).open()).db);
    for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
    for (const id of ["ada", "dana"]) await createMember(store, id, id);
    await store.db.updateTable("members").set({ role: "recruiter" }).where("id", "=", "dana").execute();
    await store.db.updateTable("members").set({ role: "administrator" }).where("id", "=", "ada").execute();
    return store;
  }

  const own: MemberLimit = { interviewIds: [2, 1], own: true, unclaimed: false };
  const set = (store: Store, limit: MemberLimit | null, replaces: string | null = null, id = "dana") =>
    changeLimit(store, id, { limit, replaces }, ada);

  const logged = async ({ db }: Store) =>
    (
      await db.selectFrom("audit_log").select(["action", "subject_id", "details"]).orderBy("id").execute()
    ).map(({ action, subject_id, details }) => [action, subject_id, JSON.parse(details)]);

  test("is everything until an administrator limits it, and again afterwards", async () => {
    const store = await opened();
    expect(await limitOf(store, dana)).toBeUndefined();
    const limit = await set(store, own);
    expect(await limitOf(store, dana)).toEqual({
      memberId: "dana",
      rows: { interviewIds: [1, 2], own: true, unclaimed: false },
    });
    expect(await set(store, null, limit?.updatedAt)).toBeNull();
    expect(await limitOf(store, dana)).toBeUndefined();
    expect(await logged(store)).toMatchObject([
      [
        "visibility_limited",
        "dana",
        { interviews: [{ id: 1, name: "Interview 1" }, { id: 2 }], own: true, unclaimed: false },
      ],
      ["visibility_unlimited", "dana", {}],
    ]);
  });

  test("saved again as it is changes nothing", async () => {
    const store = await opened();
    const limit = await set(store, { ...own, interviewIds: [1, 2] });
    expect(await set(store, { ...own, interviewIds: [1, 2] }, limit?.updatedAt)).toEqual(limit);
    expect(await logged(store)).toHaveLength(1);
  });

  test("of two administrators, the second learns of the first", async () => {
    const store = await opened();
    const first = await set(store, own);
    await expect(set(store, null)).rejects.toMatchObject({ problem: { status: 409, code: "limit_changed" } });
    const second = await set(store, { ...own, interviewIds: [] }, first?.updatedAt);
    expect(second?.updatedAt).not.toBe(first?.updatedAt);
    await expect(set(store, null, first?.updatedAt)).rejects.toMatchObject({
      problem: { code: "limit_changed" },
    });
  });

  test("takes neither an administrator nor what isn’t there", async () => {
    const store = await opened();
    await expect(set(store, own, null, "ada")).rejects.toMatchObject({
      problem: { code: "sees_everything" },
    });
    await expect(set(store, own, null, "nobody")).rejects.toMatchObject({ problem: { status: 404 } });
    await expect(set(store, { ...own, interviewIds: [9] })).rejects.toMatchObject({
      problem: { status: 422, errors: { "limit.interviewIds": [expect.anything()] } },
    });
    expect(await listLimits(store)).toEqual([]);
  });

  test("follows the role: viewers have nothing of their own, administrators see everything", async () => {
    const store = await opened();
    await set(store, own);
    expect(await limitOf(store, { id: "dana", role: "viewer" })).toMatchObject({ rows: { own: false } });
    expect(await limitOf(store, { id: "dana", role: "administrator" })).toBeUndefined();
  });

  test("of another service names none of this one’s interviews", async () => {
    const store = await opened();
    await set(store, own);
    const other = await createStore(store.db, { baseUrl: "https://other.example/v1" });
    expect(await limitOf(other, dana)).toMatchObject({ rows: { interviewIds: [] } });
  });
});
