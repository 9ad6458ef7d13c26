import fc from "fast-check";
import { oddFields } from "@/lib/assessment-api/oddities";
import { canaries } from "./canaries";
import { hostileValue } from "./hostile-values";
import { type ByteMutation, byteMutation, mutateBytes } from "./mutate-bytes";
import { type Mutation, mutate, mutation } from "./mutate-json";
import { ids } from "./outward-world";

const fields = [...oddFields, "name"] as const;

/** One field of one row, set to a plausible or a hostile value. */
type FieldChange = { row: number; field: (typeof fields)[number]; value: unknown };

/** An additional row: a copy of another, with another id or the same. */
type Extra = { row: number; id: number | null; at: number };

const likely = fc.constantFrom<unknown>(
  true,
  false,
  null,
  ids.pending,
  ids.created,
  ids.matched,
  ids.arriving,
  "1",
  "2",
  "2026-03-10T12:01:00.000Z",
  "2026-03-10T12:31:06Z",
  "2026-03-10T12:41:06",
  "matched.completed@example.com",
  "MATCHED.completed@example.com ",
  "claimed@example.com",
  "https://service.example/apply/101",
);

/** Values with our key in them. */
const repeatedKey = fc.constantFrom(
  canaries.ASSESSMENT_API_KEY,
  `Asked with ${canaries.ASSESSMENT_API_KEY}.`,
  `https://service.example/apply?api_key=${encodeURIComponent(canaries.ASSESSMENT_API_KEY)}`,
);

const fieldChange: fc.Arbitrary<FieldChange> = fc.record({
  row: fc.nat({ max: 11 }),
  field: fc.constantFrom(...fields),
  value: fc.oneof(
    { weight: 4, arbitrary: likely },
    { weight: 4, arbitrary: hostileValue() },
    { weight: 1, arbitrary: repeatedKey },
  ),
});

const extra: fc.Arbitrary<Extra> = fc.record({
  row: fc.nat({ max: 11 }),
  id: fc.option(fc.constantFrom(301, 302, ids.matched, ids.arriving)),
  at: fc.nat({ max: 11 }),
});

export type AnswerChange = {
  fields: FieldChange[];
  extra: Extra[];
  drop: number[];
  structure: Mutation[];
  bytes: ByteMutation[];
  status: number;
  headers: [string, string][];
};

const changeKinds = ["structure", "bytes"] as const;
type ChangeKind = (typeof changeKinds)[number];

const statuses = fc.oneof(
  { weight: 30, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 206, 301, 400, 401, 403, 404, 422, 429, 500, 503) },
);

const oddHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant<[string, string][]>([]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<[string, string][]>(
      [["date", "Thu, 01 Jan 1970 00:00:00 GMT"]],
      [["date", "Fri, 31 Dec 9999 23:59:59 GMT"]],
      [["date", "yesterday"]],
      [["content-type", "text/html"]],
      [["content-type", "application/json; charset=utf-16"]],
      [["retry-after", "-1"]],
      [["retry-after", "99999999999999999999"]],
      [["etag", '"x"']],
      [["last-modified", "never"]],
    ),
  },
);

const byStructure: fc.Arbitrary<AnswerChange> = fc.record({
  fields: fc.array(fieldChange, { maxLength: 3 }),
  extra: fc.array(extra, { maxLength: 2 }),
  drop: fc.array(fc.nat({ max: 11 }), { maxLength: 2 }),
  structure: fc.array(mutation(), { maxLength: 2 }),
  bytes: fc.constant([]),
  status: statuses,
  headers: oddHeaders,
});

const byBytes: fc.Arbitrary<AnswerChange> = fc.record({
  fields: fc.array(fieldChange, { maxLength: 1 }),
  extra: fc.constant([]),
  drop: fc.constant([]),
  structure: fc.constant([]),
  bytes: fc.array(byteMutation(), { minLength: 1, maxLength: 3 }),
  status: statuses,
  headers: fc.constant([]),
});

/** One run of a poller: mutated lists with pauses, mutated single reads, or another mutated answer. */
export type OutwardCase =
  | { what: "lists"; by: ChangeKind; lists: { seconds: number; change: AnswerChange }[] }
  | { what: "reads"; by: ChangeKind; reads: { id: number; change: AnswerChange }[] }
  | { what: "interviews" | "creates"; by: ChangeKind; change: AnswerChange };

const changeBy = (by: ChangeKind) => (by === "bytes" ? byBytes : byStructure);

const askedIds = [ids.recommended, ids.notRecommended, ids.claimedCompleted, ids.matchedCompleted] as const;

const lists = (by: ChangeKind): fc.Arbitrary<OutwardCase> =>
  fc.record({
    what: fc.constant("lists" as const),
    by: fc.constant(by),
    lists: fc.array(fc.record({ seconds: fc.constantFrom(1, 30, 90), change: changeBy(by) }), {
      minLength: 1,
      maxLength: 3,
    }),
  });

const reads = (by: ChangeKind): fc.Arbitrary<OutwardCase> =>
  fc.record({
    what: fc.constant("reads" as const),
    by: fc.constant(by),
    reads: fc.tuple(
      ...askedIds.map((id) => fc.record({ id: fc.constant<number>(id), change: changeBy(by) })),
    ),
  });

const others = (by: ChangeKind): fc.Arbitrary<OutwardCase> =>
  fc.record({
    what: fc.constantFrom("interviews" as const, "creates" as const),
    by: fc.constant(by),
    change: changeBy(by),
  });

export const outwardCase: fc.Arbitrary<OutwardCase> = fc.oneof(
  ...changeKinds.flatMap((by) => [
    { weight: 4, arbitrary: lists(by) },
    { weight: 2, arbitrary: reads(by) },
    { weight: 1, arbitrary: others(by) },
  ]),
);

const nth = (at: number, all: { length: number }) => (all.length === 0 ? 0 : at % all.length);

function mutatedRows(good: Record<string, unknown>[], { fields, extra, drop }: AnswerChange): unknown[] {
  let rows: Record<string, unknown>[] = good.map((row) => ({ ...row }));
  for (const { row, field, value } of fields)
    rows = rows.map((one, at) => (at === nth(row, rows) ? { ...one, [field]: value } : one));
  for (const { row, id, at } of extra) {
    const copy = { ...rows[nth(row, rows)], ...(id !== null && { id }) };
    rows.splice(nth(at, rows), 0, copy);
  }
  for (const at of drop) rows.splice(nth(at, rows), 1);
  return rows;
}

const finish = (value: unknown, { structure, bytes }: AnswerChange): Buffer => {
  const text = JSON.stringify(structure.reduce(mutate, value)) ?? "";
  return bytes.reduce(mutateBytes, Buffer.from(text));
};

export const listBody = (good: Record<string, unknown>[], change: AnswerChange): Buffer =>
  finish(mutatedRows(good, change), change);

export const readBody = (good: Record<string, unknown>, change: AnswerChange): Buffer =>
  finish(mutatedRows([good], { ...change, drop: [], extra: [] })[0], change);

/** The response; a status without a body is never asked for. */
export function answerOf(body: Buffer, { status, headers }: AnswerChange, date: Date): Response {
  const all = new Headers({ date: date.toUTCString(), "content-type": "application/json" });
  for (const [name, value] of headers) all.set(name, value);
  return new Response(new Uint8Array(body), { status, headers: all });
}
