import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import {
  createAssessment,
  createAssessments,
  createInterview,
  createMember,
  createStore,
} from "@/lib/db/testing-rows";
import { quartilesOf } from "@/lib/insights/quartiles";
import { readInsights } from "@/lib/insights/read-insights";
import { type InsightsQuery, insightsQuerySchema, insightsSchema } from "@/lib/insights/schema";
import { listWeeks } from "@/lib/interviews/list-weeks";
import { runs } from "@/lib/testing-deep";

const viewer = { role: "viewer" } as const;
const query = (given: Record<string, string | number | undefined> = {}): InsightsQuery =>
  insightsQuerySchema.parse({ from: "2026-03-01T00:00:00Z", to: "2026-03-11T00:00:00Z", ...given });
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

const anyRow = fc.record({
  created: fc.integer({ min: 0, max: 12 * 24 }),
  pendingHours: fc.option(fc.integer({ min: -2, max: 100 })),
  watchHours: fc.option(fc.integer({ min: 0, max: 40 })),
  recommended: fc.boolean(),
  interview: fc.constantFrom(null, 1, 2),
  inviter: fc.constantFrom(null, "dana", "ali"),
  gone: fc.boolean(),
  archived: fc.boolean(),
  decision: fc.constantFrom(null, "advance", "hold", "reject"),
  decider: fc.constantFrom("dana", "ali"),
  decidedHours: fc.integer({ min: 0, max: 300 }),
});
type Row = typeof anyRow extends fc.Arbitrary<infer One> ? One : never;

/** The row's instants in hours since 28 February, and what a row of the store says of them. */
function columnsOf(row: Row) {
  const instantAt = (hours: number) => new Date(Date.UTC(2026, 1, 28) + hours * 3_600_000).toISOString();
  const isCompleted = row.pendingHours !== null;
  const after = row.created + (row.pendingHours ?? 0);
  return {
    status: isCompleted
      ? row.recommended
        ? ("recommended" as const)
        : ("not_recommended" as const)
      : ("pending" as const),
    created_at: instantAt(row.created),
    completed_after: isCompleted && row.watchHours !== null ? instantAt(after) : null,
    completed_before: isCompleted ? instantAt(after + (row.watchHours ?? 1)) : null,
    interview_id: row.interview,
    invited_by: row.inviter,
    gone_at: row.gone ? instantAt(500) : null,
    archived_at: row.archived ? instantAt(500) : null,
    decision: row.decision,
    decided_by: row.decision && row.decider,
    decided_by_name: row.decision && row.decider,
    decided_at: row.decision && instantAt(row.created + row.decidedHours),
  } as const;
}

onEachStore("insights", (_store, { copiesOf }) => {
  const copy = copiesOf(async (place) => {
    const source = await createStore((await place.open()).db);
    await createMember(source, "dana", "Dana");
    await createMember(source, "ali", "Ali");
    await createInterview(source, 1, "Sales");
    await createInterview(source, 2, "Support");
  });
  const setUp = async () => createStore((await (await copy()).open()).db);

  test("count what the rows say, for any rows, filters and ranges", async () => {
    const source = await setUp();
    const anyFilter = fc.record({
      interview: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
      invitedBy: fc.option(fc.constantFrom("dana", "ali"), { nil: undefined }),
      zone: fc.constantFrom("UTC", "Asia/Kolkata"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 40 }), anyFilter, async (rows, filter) => {
        const columns = rows.map(columnsOf);
        await source.db.transaction().execute(async (db) => {
          await db.deleteFrom("assessments").execute();
          for (const [n, one] of columns.entries())
            await createAssessment({ ...source, db }, n + 1, { email: `c${n}@example.com`, ...one });
        });
        const given = query(filter);
        const view = insightsSchema.parse(await readInsights(source, given, viewer));

        const meant = columns.filter(
          (row) =>
            (filter.interview === undefined || row.interview_id === filter.interview) &&
            (filter.invitedBy === undefined || row.invited_by === filter.invitedBy),
        );
        const outcomes = (some: typeof meant) => ({
          invited: some.length,
          completed: some.filter((row) => row.gone_at === null && row.status !== "pending").length,
          recommended: some.filter((row) => row.gone_at === null && row.status === "recommended").length,
        });
        const toDecide = (some: typeof meant) =>
          some.filter(
            (row) =>
              row.gone_at === null &&
              row.archived_at === null &&
              row.status !== "pending" &&
              row.decision === null,
          ).length;
        const listed = meant.filter((row) => row.gone_at === null);
        const inside = (instant: string | null, { from, to }: { from: string; to: string }) =>
          instant !== null && instant >= from && instant < to;
        for (const bucket of view.series) {
          expect(bucket.invitedThen).toEqual(outcomes(meant.filter((row) => inside(row.created_at, bucket))));
          const { completed, recommended } = outcomes(
            listed.filter((row) => inside(row.completed_before, bucket) && row.completed_after !== null),
          );
          expect(bucket.completedThen).toEqual({ completed, recommended });
          const { invited: _, ...unseenThen } = outcomes(
            listed.filter(
              (row) =>
                inside(row.created_at, bucket) &&
                row.completed_after === null &&
                row.completed_before !== null,
            ),
          );
          expect(bucket.unseenThen).toEqual(unseenThen);
        }
        const invited = meant.filter((row) => inside(row.created_at, view));
        const standing = invited.filter((row) => row.gone_at === null);
        expect(view.totals).toEqual({
          ...outcomes(invited),
          pending: standing.filter((row) => row.status === "pending").length,
          toDecide: toDecide(standing),
          gone: invited.length - standing.length,
        });
        const decisionOf = (row: (typeof meant)[number]) => row.decision ?? "undecided";
        for (const status of ["recommended", "not_recommended", "pending"] as const) {
          const own = standing.filter((row) => row.status === status).map(decisionOf);
          const count = (decision: string) => own.filter((one) => one === decision).length;
          expect(view.decisions[status]).toEqual({
            advance: count("advance"),
            hold: count("hold"),
            reject: count("reject"),
            undecided: count("undecided"),
          });
        }
        const waitsOf = (some: typeof meant) =>
          some.flatMap((row) => {
            const { status, completed_after, completed_before, decided_at } = row;
            if (!decided_at || !completed_after || !completed_before || status === "pending") return [];
            const seconds = (Date.parse(decided_at) - Date.parse(completed_before)) / 1000;
            return seconds >= 0 ? [seconds] : [];
          });
        const waitOf = (some: typeof meant) => {
          const waits = waitsOf(some);
          return { count: waits.length, median: waits.length < 5 ? undefined : quartilesOf(waits)?.median };
        };
        const decided = standing.filter((row) => row.decision !== null);
        const waits = waitsOf(decided);
        expect(view.timeToDecide).toEqual({
          count: waits.length,
          unknown: decided.length - waits.length,
          quartiles: waits.length < 5 ? undefined : quartilesOf(waits),
        });
        const lines = view.funnel.map(({ interview }) => interview?.id ?? null);
        expect(lines.toSorted()).toEqual([...new Set(invited.map((row) => row.interview_id))].toSorted());
        for (const { interview, ...counts } of view.funnel) {
          const own = invited.filter((row) => row.interview_id === (interview?.id ?? null));
          const ownStanding = own.filter((row) => row.gone_at === null);
          const under = (decision: string) => ownStanding.filter((row) => row.decision === decision).length;
          expect(counts).toEqual({
            ...outcomes(own),
            advance: under("advance"),
            hold: under("hold"),
            reject: under("reject"),
            toDecide: toDecide(ownStanding),
            timeToDecide: waitOf(ownStanding),
          });
        }
        for (const id of ["dana", "ali"]) {
          const { member: _, ...line } = view.byRecruiter.find(({ member }) => member.id === id) ?? {};
          const own = invited.filter((row) => row.invited_by === id);
          const theirs = decided.filter((row) => row.decided_by === id);
          const meantLine = { ...outcomes(own), decided: theirs.length, timeToDecide: waitOf(theirs) };
          expect(line).toEqual(own.length + theirs.length > 0 ? meantLine : {});
        }
        const completed = listed.filter((row) => inside(row.completed_before, view));
        const observed = completed.filter((row) => row.completed_after !== null);
        const unseen = standing.filter((row) => row.status !== "pending" && row.completed_after === null);
        expect(view.completedBeforeSeen).toEqual({
          completed: unseen.length,
          recommended: unseen.filter((row) => row.status === "recommended").length,
        });
        expect(view.completedOfEarlier).toBe(observed.filter((row) => row.created_at < view.from).length);
        const seconds = (until: "completed_after" | "completed_before") =>
          quartilesOf(
            observed.map(
              (row) => Math.max(0, Date.parse(row[until] ?? "") - Date.parse(row.created_at)) / 1000,
            ),
          );
        const { count, quartiles } = view.timeToComplete;
        expect(count).toBe(observed.length);
        const atLeast = seconds("completed_after");
        const atMost = seconds("completed_before");
        const both = (name: "quarter" | "median" | "threeQuarters") => ({
          atLeast: atLeast?.[name],
          atMost: atMost?.[name],
        });
        expect(quartiles).toEqual(
          count < 5
            ? undefined
            : {
                quarter: both("quarter"),
                median: both("median"),
                threeQuarters: both("threeQuarters"),
              },
        );
      }),
      runs(20),
    );
  });

  test("add up for an account that had a history before Shortlist first looked", async () => {
    const source = await setUp();
    const recommended = { email: "a@example.com", status: "recommended" as const };
    // In the first list, completed already.
    for (const id of [1, 2])
      await createAssessment(source, id, { ...recommended, created_at: at(id), completed_before: at(8) });
    const early = { created_at: "2026-02-20T12:00:00.000Z" };
    await createAssessment(source, 3, { ...recommended, ...early, completed_before: at(8) });
    // Seen pending, then completed; the second was invited before this time.
    const seen = { completed_after: at(9), completed_before: at(9, 13) };
    await createAssessment(source, 4, { ...recommended, ...seen, created_at: at(3) });
    await createAssessment(source, 5, { ...recommended, ...seen, ...early });
    const view = await readInsights(source, query(), viewer);
    const inChart = view.series.reduce((sum, { completedThen }) => sum + completedThen.completed, 0);
    expect(view.completedBeforeSeen).toEqual({ completed: 2, recommended: 2 });
    expect([inChart, view.completedOfEarlier]).toEqual([2, 1]);
    expect(view.totals.completed).toBe(
      inChart - view.completedOfEarlier + view.completedBeforeSeen.completed,
    );
  });

  test("tell who has been pending longest, whenever that began, and not the archived", async () => {
    const source = await setUp();
    for (let id = 1; id <= 12; id += 1)
      await createAssessment(source, id, { email: `c${id}@example.com`, created_at: at(id, 1) });
    await createAssessment(source, 20, { email: "a@example.com", created_at: at(1, 0), archived_at: at(2) });
    await createAssessment(source, 21, {
      email: "b@example.com",
      created_at: at(1, 0),
      status: "recommended",
    });
    const untold = { created_at: at(1, 0), oddities: "recommended:missing" };
    await createAssessment(source, 22, { email: "u@example.com", ...untold });
    const view = await readInsights(source, query({ from: at(9), to: at(10) }), viewer);
    expect(view.pendingLongest.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // A viewer could apply as the candidate.
    expect(view.pendingLongest[0]?.applicationUrl).toBeUndefined();
  });

  test("a range that is none is refused", async () => {
    const source = await setUp();
    for (const range of [
      { from: at(3), to: at(3) },
      { from: "1990-01-01T00:00:00Z", to: at(3) },
    ]) {
      await expect(readInsights(source, query(range), viewer)).rejects.toMatchObject({
        problem: { status: 400 },
      });
    }
    const view = await readInsights(source, insightsQuerySchema.parse({}), viewer);
    expect([view.unit, view.to]).toEqual(["week", "2026-03-10T12:00:00.000Z"]);
  });

  test("interviews have their last twelve weeks", async () => {
    const source = await setUp();
    await createAssessment(source, 1, { email: "a@example.com", interview_id: 1, created_at: at(9, 0) });
    await createAssessment(source, 2, {
      email: "b@example.com",
      interview_id: 2,
      status: "recommended",
      created_at: "2025-12-21T23:30:00.000Z",
      completed_after: at(1, 10),
      completed_before: at(1, 23),
    });
    await createAssessment(source, 3, { created_at: at(9, 0) });
    const berlin = await listWeeks(source, "Europe/Berlin");
    expect(berlin.weeks).toHaveLength(12);
    expect(berlin.weeks[0]).toMatchObject({ day: "2025-12-22", from: "2025-12-21T23:00:00.000Z" });
    expect(berlin.interviews).toEqual([
      { id: 1, invited: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], completed: Array(12).fill(0) },
      {
        id: 2,
        invited: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        completed: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      },
    ]);
    expect((await listWeeks(source, "UTC")).interviews[1]?.invited[0]).toBe(0);
  });

  test("read indexes alone", async () => {
    const source = await setUp();
    await createAssessments(source, 200);
    await source.db
      .updateTable("assessments")
      .set({ decision: "hold", decided_by: "dana", decided_at: at(9) })
      .where("id", "<", 100)
      .execute();
    for (const filter of [{}, { interview: 1 }, { invitedBy: "dana" }].map(query)) {
      const plans = await plansOf(source, async (noting) => {
        await readInsights(noting, filter, viewer);
        await listWeeks(noting, "UTC");
      });
      const onRows = plans?.filter((line) => /\b(SCAN|SEARCH) a\b/.test(line) && !/ INDEX /.test(line));
      expect(onRows ?? []).toEqual([]);
      const aggregates = plans?.filter((line) =>
        /SEARCH a .*(created|inviter|interview|completion|unseen|decider)/.test(line),
      );
      for (const line of aggregates ?? []) expect(line).toMatch(/USING (COVERING )?INDEX/);
      expect(aggregates?.filter((line) => !line.includes("COVERING")) ?? []).toEqual([]);
    }
  });
});
