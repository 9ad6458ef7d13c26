import { describe, expect, it } from "vitest";
import { fitOf } from "@/components/dashboard/palette/fit-of";

/** From the best to the weakest; what isn’t found is left out. */
const inOrder = (typed: string, ...labels: [label: string, others?: string][]) =>
  labels
    .flatMap(([label, others]) => {
      const fit = fitOf(typed, label, others);
      return fit === undefined ? [] : [{ label, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ label }) => label);

describe("how well something fits what was typed", () => {
  it("is best where it is called just so, by whatever name", () => {
    expect(inOrder("advance", ["Advanced"], ["Nächste Runde", "weiter, advance"])).toEqual([
      "Nächste Runde",
      "Advanced",
    ]);
  });

  it("comes from whole words, then from beginnings, then from what stands inside", () => {
    expect(inOrder("log", ["Catalogue"], ["Audit logs"], ["Logan"], ["The log of it"])).toEqual([
      "The log of it",
      "Logan",
      "Audit logs",
      "Catalogue",
    ]);
  });

  it("asks for every word, in any order, and not for signs between them", () => {
    expect(fitOf("dark theme", "Theme: Dark")).toBeDefined();
    expect(fitOf("theme purple", "Theme: Dark")).toBeUndefined();
    expect(fitOf("email text", "Message templates", "e-mail text, email text")).toBe(0);
  });

  it("doesn’t find other words by what stands inside them, nor anything by signs alone", () => {
    expect(fitOf("art", "Home", "start, chart")).toBeUndefined();
    expect(fitOf("tokoll", "Protokoll")).toBeDefined();
    expect(fitOf(" - ", "Home")).toBeUndefined();
    expect(fitOf("?", "Keyboard shortcuts", "help, ?")).toBe(0);
  });
});
