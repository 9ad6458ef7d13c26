import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { changeShortlist } from "@/lib/shortlists/change-shortlist";
import { listShortlists } from "@/lib/shortlists/list-shortlists";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { shortlistsQuerySchema } from "@/lib/shortlists/schema";
import { shareShortlist } from "@/lib/shortlists/share-shortlist";
import { dana, problemOf, setUpShortlists, vi } from "@/lib/shortlists/testing-shortlists";

onEachStore("the shortlists", (open) => {
  const setUp = async () => {
    const { store } = await setUpShortlists(open);
    const make = async (name: string) => {
      store.clock.at = new Date(store.clock.at.getTime() + 1_000);
      return (await makeShortlist(store, { name, assessments: [] }, dana)).shortlist.id;
    };
    const page = (query: object, user: typeof dana | typeof vi = dana) =>
      listShortlists(store, shortlistsQuerySchema.parse(query), user);
    const names = async (query: object, user?: typeof vi) =>
      (await page(query, user)).shortlists.map(({ name }) => name);
    return { store, make, page, names };
  };

  test("come page by page to the oldest, each once, the archived ones apart", async () => {
    const { store, make, page, names } = await setUp();
    for (let at = 1; at <= 7; at += 1) await make(`List ${at}`);
    expect((await page({})).hasArchived).toBe(false);
    const archived = await make("Old");
    await changeShortlist(store, archived, { archived: true }, dana);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { shortlists, nextCursor } = await page({ limit: "3", ...(cursor && { cursor }) });
      seen.push(...shortlists.map(({ name }) => name));
      cursor = nextCursor;
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => `List ${at}`));
    expect(await names({ state: "archived" })).toEqual(["Old"]);
    expect((await page({})).hasArchived).toBe(true);
    expect(await problemOf(page({ cursor: "eyJ9" }))).toMatchObject({ status: 400 });
  });

  test("that changed in one instant are told once each", async () => {
    const { store, make, page } = await setUp();
    for (let at = 1; at <= 5; at += 1) await make(`List ${at}`);
    await store.db.updateTable("shortlists").set({ updated_at: store.now().toISOString() }).execute();
    const first = await page({ limit: "2" });
    const second = await page({ limit: "3", cursor: first.nextCursor });
    const ids = [...first.shortlists, ...second.shortlists].map(({ id }) => id);
    expect([new Set(ids).size, second.nextCursor]).toEqual([5, null]);
  });

  test("are found by words of their name, the very name first, also once it was changed", async () => {
    const { store, make, names } = await setUp();
    await make("Größe");
    await make("Größe 100% Berlin");
    const id = await make("Frontend");
    expect(await names({ q: "grosse" })).toEqual(["Größe", "Größe 100% Berlin"]);
    expect(await names({ q: "berlin GRÖSSE" })).toEqual(["Größe 100% Berlin"]);
    expect(await names({ q: "0%" })).toEqual(["Größe 100% Berlin"]);
    expect(await names({ q: "_" })).toEqual([]);
    await changeShortlist(store, id, { name: "Café" }, dana);
    expect([await names({ q: "frontend" }), await names({ q: "cafe" })]).toEqual([[], ["Café"]]);
  });

  test("of a viewer are those that are shared with them, and none from the archive", async () => {
    const { store, make, page, names } = await setUp();
    const id = await make("Shared");
    await make("Not shared");
    await shareShortlist(store, { id, memberId: vi.id }, dana);
    expect([await names({}, vi), await names({ q: "shared" }, vi)]).toEqual([["Shared"], ["Shared"]]);
    await changeShortlist(store, id, { archived: true }, dana);
    expect(await page({ state: "archived" }, vi)).toEqual({
      shortlists: [],
      nextCursor: null,
      hasArchived: false,
    });
  });
});
