import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { changeView, deleteView } from "@/lib/views/change-view";
import { listPins } from "@/lib/views/list-pins";
import { mostPins } from "@/lib/views/most-pins";
import { pinView, unpinView } from "@/lib/views/pin-view";
import { saveView } from "@/lib/views/save-view";
import { newViewSchema } from "@/lib/views/schema";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
const viewer = { id: "vi", name: "Vi Lund", role: "viewer" } as const;

const view = (name: string, rest: Record<string, unknown> = {}) =>
  newViewSchema.parse({ name, query: "status=pending", ...rest });

onEachStore("pinned views", (open, { testOfTwoWriters }) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    for (const { id, name } of [dana, ben, viewer]) await createMember(store, id, name);
    return store;
  };
  type Store = Awaited<ReturnType<typeof setUp>>;
  const names = async (store: Store, who: Parameters<typeof listPins>[1]) =>
    (await listPins(store, who)).map(({ name }) => name);
  const save = (
    store: Store,
    name: string,
    rest?: Record<string, unknown>,
    who: typeof dana | typeof ben = dana,
  ) => saveView(store, view(name, rest), who);

  test("are a person’s own, in the order in which they were pinned", async () => {
    const store = await setUp();
    const first = await save(store, "First", { shared: true });
    const second = await save(store, "Second", { shared: true, pinned: true });
    await pinView(store, first.id, dana);
    await pinView(store, first.id, viewer);
    await pinView(store, second.id, dana);
    expect(await names(store, dana)).toEqual(["Second", "First"]);
    expect(await names(store, viewer)).toEqual(["First"]);
    expect(await names(store, ben)).toEqual([]);
    await unpinView(store, second.id, dana);
    await unpinView(store, second.id, dana);
    expect(await names(store, dana)).toEqual(["First"]);
    await pinView(store, second.id, dana);
    expect(await names(store, dana)).toEqual(["First", "Second"]);
    const audit = await store.db.selectFrom("audit_log").select(["action", "actor_name"]).execute();
    expect(
      audit
        .filter(({ action }) => action.endsWith("pinned"))
        .map(({ action, actor_name }) => `${action} ${actor_name}`)
        .sort(),
    ).toEqual([
      `view_pinned ${dana.name}`,
      `view_pinned ${dana.name}`,
      `view_pinned ${viewer.name}`,
      `view_unpinned ${dana.name}`,
    ]);
  });

  test("are moved to a place among the others", async () => {
    const store = await setUp();
    const [a, , c] = [
      await save(store, "A", { pinned: true }),
      await save(store, "B", { pinned: true }),
      await save(store, "C", { pinned: true }),
    ];
    await pinView(store, c.id, dana, 0);
    expect(await names(store, dana)).toEqual(["C", "A", "B"]);
    await pinView(store, a.id, dana, 7);
    expect(await names(store, dana)).toEqual(["C", "B", "A"]);
    const d = await save(store, "D");
    await pinView(store, d.id, dana, 1);
    expect(await names(store, dana)).toEqual(["C", "D", "B", "A"]);
  });

  test("are eight at most, and a ninth isn’t saved half", async () => {
    const store = await setUp();
    for (let number = 1; number <= mostPins; number += 1)
      await save(store, `View ${number}`, { pinned: true });
    const full = { problem: { status: 409, code: "too_many_pins", params: { most: 8 } } };
    await expect(save(store, "One more", { pinned: true })).rejects.toMatchObject(full);
    const more = await save(store, "One more");
    await expect(pinView(store, more.id, dana)).rejects.toMatchObject(full);
    const [first] = await listPins(store, dana);
    await pinView(store, first?.id ?? "", dana, 3);
    await unpinView(store, first?.id ?? "", dana);
    await pinView(store, more.id, dana);
    expect((await names(store, dana)).at(-1)).toBe("One more");
  });

  test("two pinned at the same moment are no ninth", async () => {
    const store = await setUp();
    for (let number = 1; number < mostPins; number += 1)
      await save(store, `View ${number}`, { pinned: true });
    const rest = [await save(store, "One"), await save(store, "Another")];
    const results = await Promise.allSettled(rest.map(({ id }) => pinView(store, id, dana)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await names(store, dana)).toHaveLength(mostPins);
  });

  test("follow their view: renamed, changed, shared no more, deleted", async () => {
    const store = await setUp();
    const { id } = await save(store, "Ours", { shared: true, pinned: true });
    await pinView(store, id, ben);
    await changeView(store, id, { name: "Everybody’s", query: "status=completed" }, dana);
    expect(await listPins(store, ben)).toMatchObject([
      { id, name: "Everybody’s", query: "status=completed", owner: dana.name },
    ]);
    await changeView(store, id, { shared: false }, dana);
    expect(await names(store, ben)).toEqual([]);
    expect(await names(store, dana)).toEqual(["Everybody’s"]);
    // Shared again, it is nobody’s tab unasked.
    await changeView(store, id, { shared: true }, dana);
    expect(await names(store, ben)).toEqual([]);
    await pinView(store, id, ben);
    await deleteView(store, id, dana);
    expect([await names(store, ben), await names(store, dana)]).toEqual([[], []]);
    expect(await store.db.selectFrom("view_pins").selectAll().execute()).toEqual([]);
  });

  test("are of views that one sees", async () => {
    const store = await setUp();
    const { id } = await save(store, "Mine");
    const missing = { problem: { status: 404, reason: "view_missing" } };
    await expect(pinView(store, id, ben)).rejects.toMatchObject(missing);
    await unpinView(store, id, ben);
    await expect(pinView(store, "00000000-0000-4000-8000-000000000000", dana)).rejects.toMatchObject(missing);
  });

  test("come with how many rows each reader would find", async () => {
    const store = await setUp();
    await createInterview(store, 1, "Backend");
    await createAssessment(store, 1, { assignee_id: dana.id });
    await createAssessment(store, 2, { assignee_id: dana.id, status: "recommended" });
    await createAssessment(store, 3, { archived_at: "2026-03-01T00:00:00.000Z" });
    const mine = await save(store, "Mine", { query: "assignee=me", shared: true, pinned: true });
    await save(store, "Waiting", { pinned: true });
    await save(store, "Short", { query: "q=an", pinned: true });
    await pinView(store, mine.id, ben);
    expect((await listPins(store, dana)).map(({ count }) => count)).toEqual([2, 1, undefined]);
    expect((await listPins(store, ben)).map(({ count }) => count)).toEqual([0]);
  });

  testOfTwoWriters("a view that is unshared while a colleague pins it isn’t their tab", async () => {
    const store = await setUp();
    const { id } = await save(store, "Ours", { shared: true });
    await Promise.allSettled([
      pinView(store, id, ben),
      changeView(store, id, { shared: false }, dana),
      pinView(store, id, viewer),
    ]);
    expect(await store.db.selectFrom("view_pins").selectAll().execute()).toEqual([]);
  });
});
