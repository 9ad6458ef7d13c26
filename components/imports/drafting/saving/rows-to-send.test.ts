import { expect, test } from "vitest";
import type { RowChecks } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import {
  firstChunk,
  rowsToSend,
  type Sent,
  withDoubles,
} from "@/components/imports/drafting/saving/rows-to-send";
import { mostRowsAtOnce } from "@/lib/imports/names";

const row = (line: number, email: string, more: Partial<DraftRow> = {}): DraftRow => ({
  line,
  cells: [email],
  candidate: { email },
  ...more,
});
const noChecks: RowChecks = new Map();
const sentOf = (rows: readonly DraftRow[], common: number | undefined): Sent =>
  new Map(rowsToSend(rows, noChecks, new Map(), common).rows.map((one) => [one.row.line, one.as]));

test("only what the server lacks is sent", () => {
  const rows = [row(2, "ana@x.example"), row(3, "bo@x.example")];
  const sent = sentOf(rows, 7);
  expect(rowsToSend(rows, noChecks, sent, 7).rows).toEqual([]);
  const edited = [rows[0], row(3, "bo@y.example")].flatMap((one) => one ?? []);
  expect(rowsToSend(edited, noChecks, sent, 7).rows.map((one) => one.row.line)).toEqual([3]);
});

test("another interview for all asks anew for the doubles of rows that name none", () => {
  const rows = [row(2, "ana@x.example"), row(3, "bo@x.example", { interview: { text: "Backend", id: 7 } })];
  const sent = sentOf(rows, 7);
  expect(rowsToSend(rows, noChecks, sent, 8).rows.map((one) => one.row.line)).toEqual([2]);
});

test("where lines have vanished, all are sent again", () => {
  const rows = [row(1, "ana@x.example"), row(2, "bo@x.example")];
  const left = rowsToSend(rows.slice(1), noChecks, sentOf(rows, 7), 7);
  expect(left.isAnew).toBe(true);
  expect(left.rows.map((one) => one.row.line)).toEqual([2]);
});

test("a double within the file is left out, and so is a row whose interview nobody knows", () => {
  const rows = [
    row(2, "ana@x.example"),
    row(3, "ana@x.example"),
    row(4, "bo@x.example", { interview: { text: "?" } }),
  ];
  const checks: RowChecks = new Map([[3, { errors: {}, doubleOf: 2 }]]);
  const { rows: given } = rowsToSend(rows, checks, new Map(), 7);
  expect(given.map((one) => one.row.skip)).toEqual([undefined, "double_in_file", "faulty"]);
});

test("a request takes a thousand rows at most, and fewer long ones", () => {
  const short = Array.from({ length: 1_500 }, (_, at) => ({ row: { line: at + 1, candidate: {} }, as: "x" }));
  expect(firstChunk(short)).toHaveLength(mostRowsAtOnce);
  const long = short.map((one) => ({ ...one, as: "x".repeat(100_000) }));
  expect(firstChunk(long).length).toBeLessThan(20);
  expect(firstChunk(long).length).toBeGreaterThan(0);
  expect(firstChunk([])).toEqual([]);
});

test("what the directory knows is renewed for the rows that were sent", () => {
  const before = new Map([
    [2, { line: 2, kind: "pending" as const }],
    [3, { line: 3, kind: "completed" as const }],
  ]);
  const after = withDoubles(before, [3, 4], [{ line: 4, kind: "open" }]);
  expect([...after.keys()]).toEqual([2, 4]);
  expect(withDoubles(before, [9], [])).toBe(before);
});
