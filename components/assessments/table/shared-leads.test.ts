import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedLeads, splitLead } from "@/components/assessments/table/shared-leads";

const details = [
  "Strong on concurrency and databases; no weak topic.",
  "Strong on API design; weaker on debugging.",
  "Strong on tone and honesty.",
  "Below the pass mark on security.",
  "Below the pass mark on SQL.",
  "Below the pass mark on statistics.",
  "Calm.",
];

test("what several begin with is split off, as long as it is", () => {
  const leads = sharedLeads(details);
  expect(details.map((text) => splitLead(text, leads).rest)).toEqual([
    "concurrency and databases; no weak topic.",
    "API design; weaker on debugging.",
    "tone and honesty.",
    "security.",
    "SQL.",
    "statistics.",
    "Calm.",
  ]);
});

test("what three of many happen to share isn’t an opening, nor is what a comma ends", () => {
  const same = Array.from({ length: 3 }, (_, at) => `Strong on API design and SQL; no weak topic ${at}.`);
  const others = Array.from({ length: 20 }, (_, at) => `Strong on thing${at} and other${at}.`);
  const leads = sharedLeads([...same, ...others]);
  expect(leads).toEqual(["Strong on"]);
  expect(sharedLeads(["Good, but slow A.", "Good, but slow B.", "Good, but slow C."])).toEqual([]);
});

test("it ends where the texts go different ways, not within what they share", () => {
  const tone = Array.from({ length: 6 }, (_, at) => `Strong on tone with upset customers and thing${at}.`);
  const leads = sharedLeads([...tone, "Strong on SQL.", "Strong on Go and Rust.", "Strong on sums."]);
  expect(leads).toEqual(["Strong on"]);
});

test("two that begin alike are no column, and a single word says too little", () => {
  expect(sharedLeads(["Strong on SQL.", "Strong on Go.", "Strong in Rust.", "Strong at sums."])).toEqual([]);
});

test("nothing is lost, and something is always left", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 10 })
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      const leads = sharedLeads(texts);
      for (const one of texts) {
        const { lead, rest } = splitLead(one, leads);
        expect(lead === undefined ? rest : `${lead} ${rest}`).toBe(one);
        expect(rest).not.toBe("");
      }
    }),
  );
});
