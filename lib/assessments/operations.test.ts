import { expect, test } from "vitest";
import { maxChosen } from "@/lib/assessments/names";
import { assessmentOperations } from "@/lib/assessments/operations";
import { bodySizes } from "@/lib/operation";

test("as many as may be chosen fit into a body, however long their ids are", () => {
  const ids = Array.from({ length: maxChosen }, (_, at) => Number.MAX_SAFE_INTEGER - at);
  const seen = Object.fromEntries(ids.map((id) => [id, "undecided"]));
  const reason = { label: "\u{1F4DE}".repeat(40), words: "\u{1F4DE}".repeat(500) };
  const { decideAssessments, archiveAssessments, exportChosen, copyLinks } = assessmentOperations;
  for (const [operation, body] of [
    [decideAssessments, { ids, decision: "undecided", seen, reason }],
    [archiveAssessments, { ids, archived: false }],
    [exportChosen, { ids }],
    [copyLinks, { ids }],
  ] as const) {
    expect(operation.body?.safeParse(body).success).toBe(true);
    const bytes = Buffer.byteLength(JSON.stringify(body));
    const { maxBytes = bodySizes.fields }: { maxBytes?: number } = operation;
    expect([operation.path, bytes <= maxBytes]).toEqual([operation.path, true]);
  }
});
