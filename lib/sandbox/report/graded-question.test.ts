import { expect, it } from "vitest";
import type { NumberQuestion } from "@/lib/sandbox/interviews/types";
import { english } from "@/lib/sandbox/pages/words/english";
import { german } from "@/lib/sandbox/pages/words/german";
import { gradedQuestion } from "@/lib/sandbox/report/graded-question";

const question: NumberQuestion = {
  id: "downtime",
  kind: "number",
  topic: "capacity",
  text: "How many minutes?",
  points: 3,
  right: 43.2,
  tolerance: 0.5,
  unit: "minutes",
};

it.each([
  [english, "1,043.25", "43.2"],
  [german, "1.043,25", "43,2"],
])("both numbers are written as the reader writes them ($language)", async (words, given, right) => {
  const answer = { kind: "number", value: 1043.25, typed: "1043.25" } as const;
  const page = String(await gradedQuestion({ question, answer, points: 0 }, 0, words));
  const shown = [...page.matchAll(/<span class="number">([^<]*)<\/span> <span lang="en">minutes</g)];
  expect(shown.map(([, number]) => number)).toEqual([given, right]);
});
