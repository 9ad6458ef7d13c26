import { expect, it } from "vitest";
import { usualColumns } from "@/components/assessments/view/column-ids";
import { loadAssessmentSearch, wholeSearch } from "@/components/assessments/view/view-search-params";
import { isCountedApart, pinnedTabs } from "@/components/views/pinned-tabs";
import { placePin } from "@/components/views/place-pin";
import { addressOfView, searchOfView } from "@/components/views/saved-view";
import { countsOf } from "@/lib/assessments/testing-counts";
import type { PinnedView } from "@/lib/views/schema";

const pin = (rest: Partial<PinnedView> = {}): PinnedView => ({
  id: "5b0f2c1e-8f0e-4d53-9f5e-0d9a7c1b2a33",
  name: "Mine on hold",
  query: "queue=hold&assignee=me",
  columns: null,
  density: null,
  shared: false,
  position: 0,
  owner: "Dana Whitfield",
  isMine: true,
  mayChange: true,
  count: 3,
  ...rest,
});

const elsewhere = {
  search: wholeSearch,
  columns: usualColumns,
  whole: { counts: countsOf({ all: 62, hold: 9 }) },
  counted: { counts: countsOf({ all: 62, hold: 9 }) },
};

const under = (one: PinnedView, query = "") => ({
  ...elsewhere,
  search: { ...searchOfView(one), ...(query && loadAssessmentSearch(query)), view: one.id },
  counted: { counts: countsOf({ all: 7, hold: 2 }) },
});

it("is current while the address is exactly its view, in whatever order", () => {
  const current = (shown: Parameters<typeof pinnedTabs>[1]) => pinnedTabs([pin()], shown)[0]?.current;
  expect(current(under(pin()))).toBe(true);
  expect(current(under(pin(), "?assignee=me&queue=hold"))).toBe(true);
  expect(current(under(pin(), "?assignee=me&queue=hold&q=ana"))).toBe(false);
  const withColumns = under(pin(), "?assignee=me&queue=hold&columns=candidate");
  expect(current({ ...withColumns, columns: ["candidate"] })).toBe(false);
  expect(current({ ...under(pin()), search: { ...searchOfView(pin()), view: null } })).toBe(false);
  expect(current(elsewhere)).toBe(false);
});

it("leads to its view, and to nothing that was there before", () => {
  expect(pinnedTabs([pin()], under(pin(), "?q=ana"))[0]).toMatchObject({
    href: addressOfView(pin()),
    search: searchOfView(pin()),
  });
});

it("counts what is in sight where that is its own, and else what came with it", () => {
  const length = (one: PinnedView, shown: Parameters<typeof pinnedTabs>[1]) =>
    pinnedTabs([one], shown)[0]?.length;
  expect(length(pin(), elsewhere)).toEqual({ count: 3, isExact: true });
  expect(length(pin(), under(pin()))).toEqual({ count: 2, isExact: true });
  expect(length(pin({ query: "queue=hold", count: 8 }), elsewhere)).toEqual({ count: 9, isExact: true });
  expect(length(pin({ count: undefined }), under(pin()))).toBeUndefined();
  expect(length(pin(), { ...elsewhere, whole: undefined })).toBeUndefined();
  expect([pin(), pin({ query: "queue=hold" }), pin({ count: undefined })].map(isCountedApart)).toEqual([
    true,
    false,
    false,
  ]);
});

it("is placed as the server places it", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => pin({ id }));
  if (!a || !b || !c) throw new Error("Three were made.");
  const ids = (change: Parameters<typeof placePin>[1]) => placePin([a, b], change).map(({ id }) => id);
  expect(ids({ view: c })).toEqual(["a", "b", "c"]);
  expect(ids({ view: c, place: 0 })).toEqual(["c", "a", "b"]);
  expect(ids({ view: a, place: 1 })).toEqual(["b", "a"]);
  expect(ids({ view: a, place: "none" })).toEqual(["b"]);
});
