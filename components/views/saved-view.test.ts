import { expect, it } from "vitest";
import { usualColumns } from "@/components/assessments/view/column-ids";
import { loadAssessmentSearch } from "@/components/assessments/view/view-search-params";
import { addressOfView, differsFrom, searchOfView, shownAsView } from "@/components/views/saved-view";
import { newViewSchema, type SavedView } from "@/lib/views/schema";

const id = "5b0f2c1e-8f0e-4d53-9f5e-0d9a7c1b2a33";

const view = (rest: Partial<SavedView> = {}): SavedView => ({
  id,
  name: "Waiting",
  query: "status=recommended&decision=hold",
  columns: null,
  density: null,
  shared: false,
  position: 0,
  owner: "Dana Whitfield",
  isMine: true,
  mayChange: true,
  ...rest,
});

it("is applied by the address, and by nothing that was there before", () => {
  expect(searchOfView(view({ columns: ["status", "candidate", "salary"] }))).toEqual({
    ...loadAssessmentSearch("?status=recommended&decision=hold"),
    columns: ["candidate", "status"],
    view: id,
  });
});

it("has an address that one can hand over", () => {
  const address = new URL(addressOfView(view({ columns: ["candidate", "status"] })), "http://localhost");
  expect(loadAssessmentSearch(address.search)).toEqual(
    searchOfView(view({ columns: ["candidate", "status"] })),
  );
});

it("is what is shown as long as neither filters, order nor columns are changed", () => {
  const applied = searchOfView(view());
  expect(differsFrom(view(), applied, usualColumns)).toBe(false);
  expect(differsFrom(view(), { ...applied, q: " " }, usualColumns)).toBe(false);
  expect(differsFrom(view(), { ...applied, sort: "created" }, usualColumns)).toBe(true);
  expect(differsFrom(view(), { ...applied, decision: null }, usualColumns)).toBe(true);
  const columns = ["candidate", "status"] as const;
  expect(differsFrom(view(), { ...applied, columns: [...columns] }, columns)).toBe(true);
});

it("names no columns where one’s own habit shows them", () => {
  const applied = searchOfView(view());
  expect(differsFrom(view(), applied, ["candidate", "created"])).toBe(false);
});

it("keeps what is shown as the server takes it", () => {
  const search = loadAssessmentSearch("?status=pending&q=ana%20m&sort=created");
  const kept = newViewSchema.parse({ name: "Ana", ...shownAsView(search, ["candidate", "decision"]) });
  expect(kept).toMatchObject({
    query: "status=pending&q=ana+m&sort=created",
    columns: ["candidate", "decision"],
  });
  expect(shownAsView(search, usualColumns).columns).toBeNull();
  expect(
    differsFrom(view(kept), { ...search, columns: ["candidate", "decision"] }, ["candidate", "decision"]),
  ).toBe(false);
});
