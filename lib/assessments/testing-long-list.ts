import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { fitsView } from "@/lib/assessments/fits-view";
import { counting } from "@/lib/assessments/list/count-assessments";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import {
  archiveFilters,
  assessmentSorts,
  contactFilters,
  countNames,
  queues,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";
import { type AssessmentQuery, assessmentQuerySchema } from "@/lib/assessments/schema";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";
import type { TestStore } from "@/lib/db/testing";
import { createAssessments, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import type { Limit } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { fold } from "@/lib/fold";

/** `interview_folded` is the store’s own and not in the type that is written. */
type Stored = AssessmentsTable & { interview_folded: string };

const recruiter = { role: "recruiter" } as const;
const at = "2026-03-10T12:00:00.000Z";
const dayMs = 24 * 3_600_000;

/** Enough that searches pass the bound they are counted to, and that pages are walked and not sorted. */
const many = 5600;

export const imports = ["0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b", "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5c"];
export const nowhere = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5d";

export type LongList = { store: Store; rows: Stored[] };

/** For tests that only read it. */
export async function createLongList(place: TestStore): Promise<LongList> {
  const store = await createStore((await place.open()).db);
  for (const id of [1, 2, 3])
    await createInterview(store, id, `Interview ${["zero", "Äther", "Zeta", "äther"][id]}`);
  await createAssessments(store, many);
  const { db } = store;
  await createMember(store, "dana", "Dana");
  // Some of the last days, by the clock of the store.
  const created = sql<string>`case when id % 13 = 0
    then '2026-03-0' || (id % 9 + 1) || substr(created_at, 11) else created_at end`;
  // One statement: each change of a row writes to all its indexes.
  await sql`update assessments set
    created_at = ${created},
    completed_before = case
      when completed_before is null then null
      -- Completed at different times, in another order than created.
      when id % 3 = 0 then ${created}
      else substr(${created}, 1, 8) || '03' || substr(${created}, 11) end,
    gone_at = case when id in (10, 11, 500, 1999) then ${at} end,
    first_seen_version = case when id > 2400 then 5 else first_seen_version end,
    archived_at = case when id % 7 = 0 then ${at} end,
    decision = case when id in (5, 8, 1900) then 'reject' when id < 1300 then 'hold' end,
    decided_at = case when id = 1900 or id < 1300 then ${at} end,
    invited_by = case when id in (4, 500, 2500) then 'rare' when id % 3 = 0 then 'dana' end,
    identity = case when id % 5 = 0 and email is not null then 'invited_here' else identity end,
    email_suppressed = case when id % 10 = 0 then 1 else email_suppressed end,
    last_contacted_at = case id % 97
      when 0 then ${daysBack(0)} when 3 then ${daysBack(3)} when 5 then ${daysBack(5)}
      when 10 then ${daysBack(10)} when 40 then ${daysBack(40)} end,
    assignee_id = case when id in (4, 600, 2501) then 'rare' when id % 5 = 0 then 'dana' end,
    assignee_name = case when id % 5 = 0 then 'Dana' end,
    import_id = case id % 11 when 0 then ${imports[0]} when 1 then ${imports[1]} end`.execute(db);
  await db.updateTable("sources").set({ version: 9 }).execute();
  // As PostgreSQL does by itself after a while.
  if (engineOf(db) === "postgres") await sql`analyze`.execute(db);
  const rows = (await db.selectFrom("assessments").selectAll().execute()) as Stored[];
  return { store, rows };
}

const blind = {
  memberId: "rare",
  interviewIds: [1, 3],
  isEveryOther: false,
  revealsOnDecision: true,
  showsResults: false,
};

/** Limits that leave a part of the list: a third, a few, and what isn’t known; and some that hide whose it is. */
export const limits: Record<string, Limit> = {
  "of two interviews": { memberId: "rare", rows: { interviewIds: [1, 3], own: false, unclaimed: false } },
  "of one’s own": { memberId: "dana", rows: { interviewIds: [], own: true, unclaimed: false } },
  "of few": { memberId: "rare", rows: { interviewIds: [], own: true, unclaimed: false } },
  "unclaimed or of an interview": {
    memberId: "rare",
    rows: { interviewIds: [2], own: false, unclaimed: true },
  },
  "with two blind interviews": { memberId: "rare", blind },
  "of some interviews, all blind": {
    memberId: "rare",
    rows: { interviewIds: [1, 2], own: false, unclaimed: true },
    blind: { ...blind, interviewIds: [], isEveryOther: true, revealsOnDecision: false },
  },
};

const isSeen = (row: Stored, { memberId, rows }: Limit): boolean =>
  !rows ||
  (row.interview_id !== null && rows.interviewIds.includes(row.interview_id)) ||
  (rows.own && [row.invited_by, row.assignee_id, row.claimed_by].includes(memberId)) ||
  (rows.unclaimed && row.identity === "unclaimed");

const isHidden = (row: Stored, { blind }: Limit): boolean =>
  blind !== undefined &&
  row.identity !== "unclaimed" &&
  (row.interview_id === null || blind.interviewIds.includes(row.interview_id) !== blind.isEveryOther) &&
  !(blind.revealsOnDecision && row.decision !== null);

/** A list as a limited member sees it, by reading everything. */
export const limited = ({ store, rows }: LongList, limit: Limit): LongList => ({
  store: limitStore(store, limit),
  rows: rows
    .filter((row) => isSeen(row, limit))
    .map((row) =>
      isHidden(row, limit)
        ? { ...row, candidate_folded: "\uffff", search_text: `candidate person ${row.id}` }
        : row,
    ),
});

const contactOf = (row: Stored): string => {
  if (row.last_contacted_at !== null) return row.last_contacted_at;
  return row.identity === "invited_here" && row.email_suppressed === 0 ? row.created_at : "";
};

/** Days count back from the clock of the store. */
const daysBack = (days: string | number): string =>
  new Date(Date.parse(at) - Number(days) * dayMs).toISOString();

/** @param until the day up to which others were contacted; empty for those who never were. */
const isUncontacted = (until: string, row: Stored): boolean =>
  until === "" ? contactOf(row) === "" : contactOf(row) < until;

/** What all filters leave, save the queue and the status. */
function withoutTabs(rows: Stored[], asked: AssessmentQuery): Stored[] {
  const { interview, asOf, completedFrom, completedTo, invitedBy, decision, archived, lastContact } = asked;
  const { createdFrom = "", createdTo = "9" } = asked;
  const createdSince = asked.createdWithin && daysBack(asked.createdWithin);
  const completedSince = asked.completedWithin && daysBack(asked.completedWithin);
  const contactedUntil = lastContact && (lastContact === "never" ? "" : daysBack(lastContact));
  const isOfTime = ({ completed_before: at }: Stored) =>
    (completedFrom === undefined || (at !== null && at >= completedFrom)) &&
    (completedTo === undefined || (at !== null && at < completedTo)) &&
    (completedSince === undefined || (at !== null && at >= completedSince));
  const words = fold(asked.q).split(" ");
  return rows.filter(
    (row) =>
      (interview === undefined || interview.includes(row.interview_id ?? 0)) &&
      (archived === "with" || (archived === "1") === (row.archived_at !== null)) &&
      row.created_at >= createdFrom &&
      row.created_at < createdTo &&
      (createdSince === undefined || row.created_at >= createdSince) &&
      isOfTime(row) &&
      (invitedBy === undefined || row.invited_by === invitedBy) &&
      (contactedUntil === undefined || isUncontacted(contactedUntil, row)) &&
      (asked.import === undefined || row.import_id === asked.import) &&
      (asked.assignee === undefined || (row.assignee_id ?? "none") === asked.assignee) &&
      (decision === undefined || (row.decision ?? "undecided") === decision) &&
      (asOf === undefined || row.first_seen_version <= asOf) &&
      words.every((word) => row.search_text.includes(word)),
  );
}

/** What the queue and the status leave. */
function ofTabs(rows: Stored[], { queue, status }: Pick<AssessmentQuery, "queue" | "status">): Stored[] {
  const isMeant = (row: Stored) => {
    if (status === "unclaimed") return row.identity === "unclaimed" && row.status === "pending";
    return status === "completed" ? row.status !== "pending" : row.status === status;
  };
  const isInQueue = (row: Stored) => {
    if (queue === "pending") return row.status === "pending";
    return queue === "to_decide" ? row.status !== "pending" && row.decision === null : row.decision === queue;
  };
  return rows.filter(
    (row) =>
      (status === "all" || (row.gone_at === null && isMeant(row))) &&
      (queue === "all" || (row.gone_at === null && isInQueue(row))),
  );
}

const rank = { pending: "1", recommended: "2", not_recommended: "3" };

/** The same list by reading everything: what all the indexes and kept counts must come to. */
export function plainly(rows: Stored[], asked: AssessmentQuery) {
  const { sort, offset = 0, limit } = asked;
  const keys = {
    created: (row: Stored) => row.created_at,
    completed: (row: Stored) => row.completed_before ?? "",
    candidate: (row: Stored) => row.candidate_folded,
    interview: (row: Stored) => row.interview_folded,
    status: (row: Stored) => rank[row.status],
    contacted: contactOf,
  };
  const key = keys[sort.replace("-", "") as (typeof assessmentSorts)[number]];
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const wanted = ofTabs(withoutTabs(rows, asked), asked);
  wanted.sort((a, b) => compare(key(a), key(b)) || compare(a.id, b.id));
  if (sort.startsWith("-")) wanted.reverse();
  return { ids: wanted.slice(offset, offset + limit).map((row) => row.id), total: wanted.length };
}

/** What each count stands for, by reading everything. */
export function countPlainly(rows: Stored[], asked: AssessmentQuery) {
  const some = withoutTabs(rows, { ...asked, asOf: undefined });
  return countNames.map((name) => ({ name, under: ofTabs(some, counting(name, asked)).length }));
}

const queries = fc.record({
  queue: fc.constantFrom("all", "all", ...queues),
  status: fc.constantFrom("all", "all", ...statusFilters),
  interview: fc.constantFrom<number[] | undefined>(
    undefined,
    undefined,
    undefined,
    [1],
    [3],
    [99],
    [0],
    [0, 2],
    [1, 2, 3],
  ),
  q: fc.constantFrom(
    "",
    "",
    "",
    "example",
    "muller",
    "zoë",
    "o'neil 7",
    "99",
    "a",
    "ats-1",
    "nobody",
    "candidate",
    "ana garcía",
  ),
  sort: fc
    .tuple(fc.constantFrom("", "-"), fc.constantFrom(...assessmentSorts))
    .map(([sign, name]) => `${sign}${name}` as AssessmentQuery["sort"]),
  offset: fc.constantFrom(undefined, 0, 40, 990, 1300, 2590, 5590, 9000),
  limit: fc.constantFrom(1, 50, 200),
  asOf: fc.constantFrom(undefined, undefined, 0, 1, 9),
  completedFrom: fc.constantFrom(undefined, undefined, undefined, "2025-01-02T03:00:00.000Z"),
  completedTo: fc.constantFrom(undefined, undefined, undefined, "2025-01-03T00:00:00.000Z"),
  createdFrom: fc.constantFrom(undefined, undefined, undefined, "2025-01-01T20:00:00.000Z"),
  createdWithin: fc.constantFrom(undefined, undefined, ...timeWindows),
  completedWithin: fc.constantFrom(undefined, undefined, undefined, ...timeWindows),
  createdTo: fc.constantFrom(undefined, undefined, "2025-01-02T09:20:00.000Z", "2025-01-01T00:30:00.000Z"),
  invitedBy: fc.constantFrom(undefined, undefined, undefined, "dana", "rare", "nobody"),
  assignee: fc.constantFrom(undefined, undefined, undefined, "dana", "rare", "nobody", "none"),
  import: fc.constantFrom(undefined, undefined, undefined, ...imports, nowhere),
  decision: fc.constantFrom(undefined, undefined, undefined, "undecided", "hold", "reject", "advance"),
  lastContact: fc.constantFrom(undefined, undefined, undefined, ...contactFilters),
  archived: fc.constantFrom(undefined, undefined, ...archiveFilters),
});

/** Every page of every filter, search and sort is what reading everything comes to. */
export async function checkPages({ store, rows }: LongList, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(queries, async (asked) => {
      const page = await listAssessments(store, asked, recruiter);
      const { ids, total } = plainly(rows, asked);
      expect(page.assessments.map((row) => row.id)).toEqual(ids);
      expect(page.assessments.filter((row) => !fitsView(asked, row, store.now()))).toEqual([]);
      if (page.totalIsExact) expect(page.total).toBe(total);
      else expect([page.total, total > 1000]).toEqual([1000, true]);
      // A count says what stands under it.
      for (const { name, under } of countPlainly(rows, asked)) {
        if (page.countedAtLeast?.includes(name)) expect(page.counts[name]).toBeLessThanOrEqual(under);
        else expect([name, page.counts[name]]).toEqual([name, under]);
      }
      if (asked.q === "") expect(page.countedAtLeast).toBeUndefined();
    }),
    { numRuns },
  );
}

/** Lists that are walked by cursor. */
export const walks: Record<string, string>[] = [
  { sort: "status" },
  { sort: "-candidate", status: "pending" },
  { sort: "interview", q: "example" },
  { sort: "created", interview: "2" },
  { status: "completed" },
  { sort: "status", status: "completed" },
  { sort: "-status", status: "completed" },
  { createdFrom: "2025-01-01T02:00:00.000Z", createdTo: "2025-01-02T12:00:00.000Z" },
  { sort: "created", invitedBy: "dana", createdTo: "2025-01-02T12:00:00.000Z" },
  { sort: "candidate", decision: "hold" },
  { sort: "contacted" },
  { sort: "-contacted", status: "pending" },
  { lastContact: "never" },
  { sort: "contacted", lastContact: "7" },
  { sort: "candidate", assignee: "dana" },
  { assignee: "none" },
  { archived: "1" },
  { archived: "with" },
  { archived: "with", status: "completed", sort: "candidate" },
];

/** Pages by cursor through a list, each row once. @param atMost so many pages. */
export async function checkWalk(
  { store, rows }: LongList,
  parameters: Record<string, string>,
  atMost = Number.POSITIVE_INFINITY,
): Promise<void> {
  const seen: number[] = [];
  let cursor: string | undefined = "";
  for (let pages = 0; pages < atMost && cursor !== undefined; pages += 1) {
    const asked = { ...parameters, limit: "200", ...(cursor && { cursor }) };
    const page = await listAssessments(store, assessmentQuerySchema.parse(asked), recruiter);
    seen.push(...page.assessments.map((row) => row.id));
    cursor = page.nextCursor;
  }
  const { ids } = plainly(rows, { ...assessmentQuerySchema.parse(parameters), limit: many });
  expect(seen).toEqual(cursor === undefined ? ids : ids.slice(0, 200 * atMost));
}
