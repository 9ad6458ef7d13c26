import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { columnIds, readColumns, usualColumns } from "@/components/assessments/view/column-ids";
import { columnSteps, columnsWithoutRoom } from "@/components/assessments/view/column-layout";

const fromRem = (chosen: Parameters<typeof columnSteps>[0]) =>
  Object.fromEntries(Object.entries(columnSteps(chosen)).map(([id, step]) => [id, step.fromRem]));

it("shows the usual columns in the narrowest table, but for what the assessment found", () => {
  expect(fromRem(usualColumns)).toEqual({
    candidate: 48,
    interview: 48,
    status: 48,
    created: 48,
    decision: 56,
    detail: 68,
  });
});

it("finds room for decision and notes beside them in a window 1440 pixels wide", () => {
  const rem = fromRem([...usualColumns, "decision", "notes"]);
  // Less the rail.
  expect(Math.max(...Object.values(rem))).toBeLessThanOrEqual((1440 - 216) / 16);
});

it("lets who says more come first where there isn’t room for all", () => {
  const { detail, externalId, decision } = fromRem(columnIds);
  expect(decision).toBeLessThan(externalId ?? 0);
  expect(externalId).toBeLessThan(detail ?? 0);
});

it("says which of the columns chosen have to wait for a wider table", () => {
  const chosen = [...usualColumns, "decision", "notes", "invitedBy"] as const;
  expect(columnsWithoutRoom(chosen, (1440 - 216) / 16)).toEqual(["detail"]);
  expect(columnsWithoutRoom(usualColumns, (1440 - 216) / 16)).toEqual([]);
  expect(columnsWithoutRoom(usualColumns, 60)).toEqual(["detail"]);
});

it("reads a choice in the table’s order, always with the candidate", () => {
  expect(readColumns(["created", "status", "salary"])).toEqual(["candidate", "status", "created"]);
  expect(readColumns(["salary"])).toBeUndefined();
  expect(readColumns([])).toBeUndefined();
});

it("gives each column a width, and a place on a card or none", () => {
  const rules = readFileSync("components/assessments/table/rows.css", "utf8");
  const ruled = columnIds.filter((id) =>
    new RegExp(String.raw`\.rows-${id} \{\n    @apply [^;]*@max-3xl:`).test(rules),
  );
  expect(ruled).toEqual(columnIds);
});
