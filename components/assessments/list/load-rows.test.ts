import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadRows } from "@/components/assessments/list/load-rows";
import { placeOf, requestOf, rowsAtHand } from "@/components/rows/list-shown";
import { listStoreOf } from "@/components/rows/list-store";
import { all, createSource } from "@/components/rows/testing-list";

const total = 250;

afterEach(() => void vi.unstubAllGlobals());

/** A list of rows whose ids go down from 250, of which these pages are at hand; the others come when they are asked for. */
function held(...pages: number[]) {
  const client = new QueryClient();
  const source = createSource(total);
  const store = listStoreOf(client);
  store.dispatch({ kind: "viewShown", view: all });
  store.dispatch({ kind: "answered", view: all, page: source.first(all), era: 0 });
  const list = () => store.read().list ?? expect.fail("There is no list.");
  for (const number of pages) {
    const of = requestOf(list(), number);
    store.dispatch({ kind: "pageCame", of, page: source.page(of) });
  }
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const { searchParams } = new URL(path, "http://localhost");
    const after = searchParams.get("cursor") ?? undefined;
    const offset = Number(searchParams.get("offset") ?? 0);
    const request = { view: all, position: "e-1", era: 0, page: offset / 100, after, removed: 0 };
    return Response.json(source.page(request));
  });
  /** Puts rows out of sight here. */
  const archive = (...ids: number[]) => {
    const rows = ids.flatMap((id) => source.row(id) ?? []);
    store.dispatch({ kind: "actionBegun", action: "a", rows, change: { kind: "archive", archived: true } });
    store.dispatch({ kind: "told", rows: source.archive(ids, true, true) });
  };
  return { client, store, list, asked, archive };
}
const between = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, at) => first - at);

describe("rows of a held list", () => {
  it("are those of the pages at hand, in order", () => {
    const { store, list } = held(2, 1);
    expect(rowsAtHand(store.read(), list()).map(({ id }) => id)).toEqual(between(250, 1));
  });

  it("have a place as long as they are at hand", () => {
    const { list } = held(2);
    expect([247, 40, 140].map((id) => placeOf(list(), id))).toEqual([3, 210, undefined]);
  });

  it("leave no gap where some left", async () => {
    const { client, store, list, archive } = held(1, 2);
    archive(247, 150);
    expect(rowsAtHand(store.read(), list())).toHaveLength(total - 2);
    expect([248, 247, 246, 149].map((id) => placeOf(list(), id))).toEqual([2, undefined, 3, 99]);
    const rows = await loadRows(client, list(), { first: 2, last: 99 });
    expect([rows.length, rows.at(0)?.id, rows.at(1)?.id, rows.at(-1)?.id]).toEqual([98, 248, 246, 149]);
  });

  it.each([
    [3, 5],
    [98, 101],
    [199, 200],
    [0, 499],
  ])("between %i and %i are in it from the first to the last", async (first, last) => {
    const { client, list, asked } = held(1, 2);
    const rows = await loadRows(client, list(), { first, last });
    expect(rows.map(({ id }) => id)).toEqual(between(250 - first, Math.max(1, 250 - last)));
    expect(asked).toEqual([]);
  });

  it("are asked for where they aren’t at hand, each page behind the one before it", async () => {
    const { client, store, asked, list } = held();
    const rows = await loadRows(client, list(), { first: 90, last: 240 });
    expect(rows.map(({ id }) => id)).toEqual(between(160, 10));
    const cursors = asked.map((path) => new URL(path, "http://x").searchParams.get("cursor") ?? "");
    expect(cursors.map((cursor) => JSON.parse(cursor).id)).toEqual([151, 51]);
    expect([...list().pages.keys()].sort()).toEqual([0, 1, 2]);
    expect(store.read().rows.size).toBe(total);
  });
});
