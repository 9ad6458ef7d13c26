import { describe, expect, it } from "vitest";
import { chooseItems, type PaletteItem } from "@/components/dashboard/palette/palette-items";

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label,
  label,
  icon: null,
  run: () => undefined,
  ...more,
});
const groups = [
  {
    id: "actions",
    label: "Actions",
    items: [
      item("New assessment", { words: "invite create" }),
      item("Invite for Data Analyst", { isOnlyFound: true }),
    ],
  },
  { id: "go", label: "Go to", items: [item("Data of Zürich"), item("Insights"), item("Latest data")] },
];
const labels = (text: string) =>
  chooseItems(groups, text).map(({ items }) => items.map(({ label }) => label));

describe("what the palette offers", () => {
  it("is a few things while nothing is written", () => {
    expect(labels("  ")).toEqual([["New assessment"], ["Data of Zürich", "Insights", "Latest data"]]);
  });

  it("is found by any words of it, in any order, without accents", () => {
    expect(labels("zurich data")).toEqual([["Data of Zürich"]]);
    expect(labels("create")).toEqual([["New assessment"]]);
  });

  it("begins with what begins so", () => {
    expect(labels("data")).toEqual([["Invite for Data Analyst"], ["Data of Zürich", "Latest data"]]);
    expect(labels("nothing like it")).toEqual([]);
  });

  it("is never a long list", () => {
    const many = Array.from({ length: 40 }, (_, index) => item(`Invite for ${index}`));
    expect(chooseItems([{ id: "a", label: "A", items: many }], "invite")[0]?.items).toHaveLength(8);
  });
});
