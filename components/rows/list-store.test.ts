import { expect, test, vi } from "vitest";
import { createListStore, listStoreOf } from "@/components/rows/list-store";
import { all, createSource } from "@/components/rows/testing-list";

test("whoever listens is told of what changes, and of nothing else", () => {
  const store = createListStore();
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.dispatch({ kind: "told", rows: [] });
  expect(listener).not.toHaveBeenCalled();
  store.dispatch({ kind: "viewShown", view: all });
  expect(listener).toHaveBeenCalledOnce();
  end();
  store.dispatch({ kind: "viewHidden" });
  expect(listener).toHaveBeenCalledOnce();
});

test("one can wait for what an answer does", async () => {
  const store = createListStore();
  const source = createSource(3);
  store.dispatch({ kind: "viewShown", view: all });
  const isThere = store.until(({ list }) => list !== undefined);
  store.dispatch({ kind: "answered", view: all, page: source.first(all), era: 0 });
  await isThere;
  await store.until(({ list }) => list?.isSettled === true);
});

test("each query client has a store of its own: on the server, people share none", () => {
  const [one, other] = [{}, {}];
  expect(listStoreOf(one)).toBe(listStoreOf(one));
  expect(listStoreOf(other)).not.toBe(listStoreOf(one));
});
