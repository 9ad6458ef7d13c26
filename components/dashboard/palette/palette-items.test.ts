import { describe, expect, it } from "vitest";
import { exactFit } from "@/components/dashboard/palette/fit-of";
import { chooseItems, type PaletteItem } from "@/components/dashboard/palette/palette-items";

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label,
  label,
  icon: null,
  run: () => undefined,
  ...more,
});
const groups = [
  { id: "candidates", label: "Candidates", items: [] },
  {
    id: "actions",
    label: "Actions",
    items: [
      item("New assessment", { words: "invite, create" }),
      item("Invite for Data Analyst", { isOnlyFound: true }),
    ],
  },
  { id: "go", label: "Go to", items: [item("Data of Zürich"), item("Insights"), item("Latest data")] },
];
const labels = (text: string, given = groups) =>
  chooseItems(given, text).groups.map(({ items }) => items.map(({ label }) => label));

describe("what the palette offers", () => {
  it("is a few things while nothing is written", () => {
    expect(labels("  ")).toEqual([["New assessment"], ["Data of Zürich", "Insights", "Latest data"]]);
  });

  it("is found by any words of it, in any order, without accents", () => {
    expect(labels("zurich data")).toEqual([["Data of Zürich"]]);
    expect(labels("create")).toEqual([["New assessment"]]);
  });

  it("begins with the group that has what fits best, and in it with that", () => {
    expect(labels("insights")).toEqual([["Insights"]]);
    expect(labels("data")).toEqual([["Invite for Data Analyst"], ["Data of Zürich", "Latest data"]]);
    expect(labels("data of")).toEqual([["Data of Zürich"]]);
    expect(labels("nothing like it")).toEqual([]);
  });

  it("has a screen or an act of that very name before a candidate who is called alike", () => {
    const withCandidates = (...names: string[]) => [
      { id: "candidates", label: "Candidates", items: names.map((name) => item(name, { isFound: true })) },
      {
        id: "go",
        label: "Go to",
        items: [item("People"), item("Audit log", { words: "log" }), item("Time zone")],
      },
    ];
    expect(labels("log", withCandidates("Logan Berg"))).toEqual([["Audit log"], ["Logan Berg"]]);
    expect(labels("peop", withCandidates("Peoples, Ada"))).toEqual([["Peoples, Ada"], ["People"]]);
    // A first name that was typed in full isn't the beginning of something else.
    expect(labels("tim", withCandidates("Tim Berg"))).toEqual([["Tim Berg"], ["Time zone"]]);
    // Found by the e-mail address.
    expect(labels("people", withCandidates("Ada Okoye"))).toEqual([["People"], ["Ada Okoye"]]);
    expect(chooseItems(withCandidates("Ada Okoye"), "people").best).toBe(exactFit);
  });

  it("is never a long list, but for what leads to all", () => {
    const many = Array.from({ length: 40 }, (_, index) => item(`Invite for ${index}`));
    const long = [{ id: "a", label: "A", items: many, last: item("All 40") }];
    expect(labels("invite", long)[0]).toHaveLength(9);
    expect(labels("invite", long)[0]?.at(-1)).toBe("All 40");
  });
});
