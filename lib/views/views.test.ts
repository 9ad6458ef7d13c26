import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createMember, createStore } from "@/lib/db/testing-rows";
import { changeView, deleteView } from "@/lib/views/change-view";
import { listViews } from "@/lib/views/list-views";
import { saveView } from "@/lib/views/save-view";
import { changedViewSchema, newViewSchema } from "@/lib/views/schema";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
const ada = { id: "ada", name: "Ada Okoro", role: "administrator" } as const;
const viewer = { id: "vi", name: "Vi Lund", role: "viewer" } as const;

const view = (name: string, rest: Record<string, unknown> = {}) =>
  newViewSchema.parse({ name, query: "status=pending", ...rest });

test.each([
  ["status=pending&q=ana", "status=pending&q=ana"],
  ["?status=pending", "status=pending"],
  ["q=ana&status=pending&page=3&utm_source=mail", "status=pending&q=ana"],
  ["status=all&sort=-created&q=", ""],
  ["createdFrom=2026-03-01T00:00:00%2B01:00", "createdFrom=2026-02-28T23%3A00%3A00.000Z"],
  [
    "archived=1&decision=hold&invitedBy=dana&interview=7",
    "interview=7&invitedBy=dana&decision=hold&archived=1",
  ],
])("the address %j is kept as %j", (query, kept) => {
  expect(view("A view", { query }).query).toBe(kept);
});

test.each(["status=everything", "interview=-1", "createdFrom=yesterday", "archived=yes", "decision=maybe"])(
  "an address that no table understands is refused: %s",
  (query) => {
    expect(newViewSchema.safeParse({ name: "A view", query }).success).toBe(false);
  },
);

onEachStore("saved views", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    for (const { id, name } of [dana, ben, ada, viewer]) await createMember(store, id, name);
    return store;
  };
  type Store = Awaited<ReturnType<typeof setUp>>;
  const names = async (store: Store, who: Parameters<typeof listViews>[1]) =>
    (await listViews(store, who)).map(({ name }) => name);

  test("one’s own come first in their order, then what others share by name", async () => {
    const store = await setUp();
    await saveView(
      store,
      view("Second", { position: 2, columns: ["candidate", "status"], density: "compact" }),
      dana,
    );
    await saveView(store, view("First", { position: 1 }), dana);
    await saveView(store, view("Zebra", { shared: true }), ben);
    await saveView(store, view("Äpfel", { shared: true, position: 9 }), ben);
    await saveView(store, view("Private"), ben);
    expect(await names(store, dana)).toEqual(["First", "Second", "Äpfel", "Zebra"]);
    expect(await names(store, viewer)).toEqual(["Äpfel", "Zebra"]);
    expect((await listViews(store, dana)).slice(1, 3)).toMatchObject([
      { columns: ["candidate", "status"], density: "compact", isMine: true, mayChange: true, shared: false },
      { owner: ben.name, isMine: false, mayChange: false, columns: null, density: null },
    ]);
  });

  test("an owner’s names are each their own, case and accents aside", async () => {
    const store = await setUp();
    const first = await saveView(store, view("Müller’s"), dana);
    const taken = { problem: { status: 422, errors: { name: [expect.any(String)] } } };
    await expect(saveView(store, view("MULLERS"), dana)).rejects.toMatchObject(taken);
    await saveView(store, view("Mullers"), ben);
    const other = await saveView(store, view("Other"), dana);
    await expect(changeView(store, other.id, { name: "mullers" }, dana)).rejects.toMatchObject(taken);
    expect((await changeView(store, first.id, { name: "Mullers" }, dana)).name).toBe("Mullers");
    for (const name of ["★", "♥"]) await saveView(store, view(name), dana);
  });

  test("two saves of one name at the same moment make one view", async () => {
    const store = await setUp();
    const results = await Promise.allSettled([
      saveView(store, view("Mine"), dana),
      saveView(store, view("mine"), dana),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await names(store, dana)).toHaveLength(1);
  });

  test("what is given is changed, and all else stays", async () => {
    const store = await setUp();
    const { id } = await saveView(
      store,
      view("Mine", { columns: ["candidate"], density: "compact", position: 4 }),
      dana,
    );
    const change = changedViewSchema.parse({ query: "q=ana", columns: null });
    expect(await changeView(store, id, change, dana)).toMatchObject({
      name: "Mine",
      query: "q=ana",
      columns: null,
      density: "compact",
      position: 4,
    });
    expect(await changeView(store, id, changedViewSchema.parse({}), dana)).toMatchObject({ query: "q=ana" });
  });

  test("a shared one is changed by its owner and administrators, a private one is nobody else’s business", async () => {
    const store = await setUp();
    const shared = await saveView(store, view("Ours", { shared: true }), dana);
    const mine = await saveView(store, view("Mine"), dana);
    await expect(changeView(store, shared.id, { name: "Theirs" }, ben)).rejects.toMatchObject({
      problem: { status: 403 },
    });
    await expect(deleteView(store, mine.id, ada)).rejects.toMatchObject({ problem: { status: 404 } });
    expect(await changeView(store, shared.id, { name: "Everybody’s" }, ada)).toMatchObject({
      owner: dana.name,
    });
    await deleteView(store, shared.id, ada);
    expect(await names(store, dana)).toEqual(["Mine"]);
    const audit = await store.db.selectFrom("audit_log").select(["action", "actor_name"]).execute();
    expect(audit.map(({ action, actor_name }) => `${action} ${actor_name}`).sort()).toEqual([
      `view_changed ${ada.name}`,
      `view_deleted ${ada.name}`,
      `view_saved ${dana.name}`,
      `view_saved ${dana.name}`,
    ]);
  });

  test("viewers keep views for themselves", async () => {
    const store = await setUp();
    const refused = { problem: { status: 403 } };
    await expect(saveView(store, view("Ours", { shared: true }), viewer)).rejects.toMatchObject(refused);
    const { id } = await saveView(store, view("Mine"), viewer);
    await expect(changeView(store, id, { shared: true }, viewer)).rejects.toMatchObject(refused);
  });

  test("who became a viewer may end the sharing of a view, not change what others see", async () => {
    const store = await setUp();
    const { id } = await saveView(store, view("Ours", { shared: true }), dana);
    const demoted = { ...dana, role: "viewer" } as const;
    const rename = { name: "Theirs" };
    const refused = { problem: { status: 403 } };
    await expect(changeView(store, id, rename, demoted)).rejects.toMatchObject(refused);
    await expect(changeView(store, id, { ...rename, shared: true }, demoted)).rejects.toMatchObject(refused);
    expect(await names(store, ben)).toEqual(["Ours"]);
    expect(await changeView(store, id, { shared: false }, demoted)).toMatchObject({ shared: false });
    expect(await changeView(store, id, rename, demoted)).toMatchObject({ name: "Theirs" });
    expect(await names(store, ben)).toEqual([]);
  });

  test("a person can save fifty", async () => {
    const store = await setUp();
    for (let number = 1; number <= 50; number += 1) await saveView(store, view(`View ${number}`), dana);
    await expect(saveView(store, view("One more"), dana)).rejects.toMatchObject({
      problem: { status: 409, code: "too_many_views", message: expect.stringContaining("50") },
    });
    await saveView(store, view("Another’s"), ben);
  });
});
