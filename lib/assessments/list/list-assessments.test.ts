import { describe, expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { countsOf } from "@/lib/assessments/testing-counts";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createStore } from "@/lib/db/testing-rows";
import { ProblemError } from "@/lib/errors";

const recruiter = { role: "recruiter" } as const;
const query = (parameters: Record<string, string> = {}) => assessmentQuerySchema.parse(parameters);

onEachStore("listing assessments", (_store, { copiesOf }) => {
  const copy = copiesOf(async (place) => {
    const { db } = await place.open();
    const source = await createStore(db);
    await createInterview(source, 1, "Backend Engineer");
    await createInterview(source, 2, "Analyst");
    await createAssessment(source, 11, {
      email: "jurgen@example.com",
      first_name: "Jürgen",
      last_name: "Müller",
    });
    await createAssessment(source, 12, {
      email: "sean@example.com",
      first_name: "Seán",
      last_name: "O’Neil",
      interview_id: 2,
      status: "recommended",
      report_url: "https://report.example/12",
      detail: "Strong.",
    });
    await createAssessment(source, 13, {
      email: "ana@example.com",
      external_id: "ATS_7%",
      status: "not_recommended",
    });
    await createAssessment(source, 14);
  });
  const filled = async () => createStore((await (await copy()).open()).db);

  const idsOf = async (source: Awaited<ReturnType<typeof filled>>, parameters: Record<string, string>) =>
    (await listAssessments(source, query(parameters), recruiter)).assessments.map((row) => row.id);

  test("shows the newest first, with the counts of every tab", async () => {
    const page = await listAssessments(await filled(), query(), recruiter);
    expect(page.assessments.map((row) => row.id)).toEqual([14, 13, 12, 11]);
    expect(page.total).toBe(4);
    expect(page.counts).toEqual(
      countsOf({
        all: 4,
        to_decide: 2,
        pending: 2,
        completed: 2,
        recommended: 1,
        not_recommended: 1,
        unclaimed: 1,
      }),
    );
  });

  test("counts under every filter, each tab and each state in place of the one asked for", async () => {
    const source = await filled();
    await createAssessment(source, 15, { email: "zoe@example.com", archived_at: "2026-03-10T12:00:00.000Z" });
    const counts = async (parameters: Record<string, string>) =>
      (await listAssessments(source, query(parameters), recruiter)).counts;
    const first = countsOf({ all: 2, to_decide: 1, pending: 1, completed: 1, not_recommended: 1 });
    const second = countsOf({ all: 1, to_decide: 1, completed: 1, recommended: 1 });
    expect(await counts({ interview: "1" })).toEqual(first);
    expect(await counts({ interview: "1", q: "nobody" })).toEqual(countsOf());
    expect(await counts({ q: "ana" })).toEqual({ ...first, all: 1, pending: 0 });
    expect(await counts({ interview: "1", status: "recommended" })).toEqual({
      ...first,
      all: 0,
      to_decide: 0,
      pending: 0,
    });
    expect(await counts({ interview: "1", decision: "hold" })).toEqual(countsOf());
    expect(await counts({ interview: "2" })).toEqual(second);
    expect(await counts({ interview: "1", archived: "1" })).toEqual(countsOf({ all: 1, pending: 1 }));
    expect(await counts({ interview: "1", archived: "with" })).toEqual({ ...first, all: 3, pending: 2 });
    expect(await counts({ interview: "99" })).toEqual(countsOf());
  });

  test("lists the completed of both outcomes, as many as their tab counts", async () => {
    const source = await filled();
    const page = await listAssessments(source, query({ status: "completed" }), recruiter);
    expect(page.assessments.map((row) => row.id)).toEqual([13, 12]);
    expect([page.total, page.counts.completed]).toEqual([2, 2]);
  });

  test.each([
    ["muller", [11]],
    ["MÜLLER", [11]],
    ["oneil", [12]],
    ["O'Neil", [12]],
    ["jürgen müller", [11]],
    ["example.com", [13, 12, 11]],
    ["ats_7%", [13]],
    ["ats_", [13]],
    ["%", [13]],
    ["a_a", []],
    ["14", [14]],
    ["mul\u0000ler", [11]],
    ["\\", []],
    ["nobody", []],
  ])("search for %s finds %j", async (q, ids) => {
    expect(await idsOf(await filled(), { q })).toEqual(ids);
  });

  test("filters by tab and interview", async () => {
    const source = await filled();
    expect(await idsOf(source, { status: "pending" })).toEqual([14, 11]);
    expect(await idsOf(source, { status: "unclaimed" })).toEqual([14]);
    expect(await idsOf(source, { interview: "2" })).toEqual([12]);
  });

  test.each([
    ["candidate", [13, 11, 12, 14]],
    ["-candidate", [14, 12, 11, 13]],
    ["interview", [12, 11, 13, 14]],
    ["status", [11, 14, 12, 13]],
    ["created", [11, 12, 13, 14]],
  ])("sorts by %s, unknown ones last", async (sort, ids) => {
    expect(await idsOf(await filled(), { sort })).toEqual(ids);
  });

  test.each(["created", "-created", "candidate", "-interview", "status"])(
    "pages by cursor through the whole list sorted by %s, each row once",
    async (sort) => {
      const source = await filled();
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await listAssessments(
          source,
          query({ sort, limit: "1", ...(cursor && { cursor }) }),
          recruiter,
        );
        seen.push(...page.assessments.map((row) => row.id));
        cursor = page.nextCursor;
      } while (cursor && seen.length < 10);
      expect(seen).toEqual(await idsOf(source, { sort }));
    },
  );

  test("refuses a cursor of another list", async () => {
    const source = await filled();
    const { nextCursor } = await listAssessments(source, query({ limit: "1" }), recruiter);
    const cursors = [
      nextCursor ?? "",
      "nonsense",
      Buffer.from('["candidate"]').toString("base64url"),
      Buffer.from('["candidate","\\u0000",1]').toString("base64url"),
    ];
    for (const cursor of cursors) {
      await expect(listAssessments(source, query({ sort: "candidate", cursor }), recruiter)).rejects.toThrow(
        ProblemError,
      );
    }
  });

  test("gives viewers no application link", async () => {
    const source = await filled();
    const { assessments } = await listAssessments(source, query(), { role: "viewer" });
    expect(JSON.stringify(assessments)).not.toContain("apply.example");
    expect(JSON.stringify(await listAssessments(source, query(), recruiter))).toContain("apply.example");
  });

  test("drops links that are not http(s)", async () => {
    const source = await filled();
    await createAssessment(source, 20, {
      email: "x@example.com",
      status: "recommended",
      application_url: "javascript:alert(1)",
      report_url: "data:text/html,x",
      resume_url: "file:///etc/passwd",
    });
    const [row] = (await listAssessments(source, query({ q: "20" }), recruiter)).assessments;
    expect(row).toMatchObject({ id: 20 });
    expect(row?.applicationUrl ?? row?.reportUrl ?? row?.candidate?.resumeUrl).toBeUndefined();
  });

  test("never mixes sources", async () => {
    const source = await filled();
    const other = await createStore(source.db, { baseUrl: "https://other.example/v1" });
    await createAssessment(other, 11, { email: "other@example.com" });
    expect((await listAssessments(other, query(), recruiter)).assessments).toHaveLength(1);
    expect((await listAssessments(source, query({ q: "other" }), recruiter)).total).toBe(0);
  });
});

describe("the query", () => {
  test.each([
    { status: "nonsense" },
    { sort: "name" },
    { limit: "0" },
    { limit: "9999" },
    { interview: "x" },
    { offset: "-1" },
  ])("%j is refused", (parameters) => {
    expect(assessmentQuerySchema.safeParse(parameters).success).toBe(false);
  });
});
