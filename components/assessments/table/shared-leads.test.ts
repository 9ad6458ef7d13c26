import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedLeads, withoutLead } from "@/components/assessments/table/shared-leads";

const details = [
  "Strong on concurrency and databases; no weak topic.",
  "Strong on API design; weaker on debugging.",
  "Strong on tone and honesty.",
  "Below the pass mark on security.",
  "Below the pass mark on SQL.",
  "Below the pass mark on statistics.",
  "Calm.",
];

test("what several begin with is left out, as long as it is", () => {
  const leads = sharedLeads(details);
  expect(details.map((text) => withoutLead(text, leads).rest)).toEqual([
    "concurrency and databases; no weak topic.",
    "API design; weaker on debugging.",
    "tone and honesty.",
    "security.",
    "SQL.",
    "statistics.",
    "Calm.",
  ]);
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
        const { lead, rest } = withoutLead(one, leads);
        expect(lead === undefined ? rest : `${lead} ${rest}`).toBe(one);
        expect(rest).not.toBe("");
      }
    }),
  );
});
