import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  wireIdentity,
  wireInterview,
  wireNotRecommended,
  wirePending,
  wireRecommended,
} from "@/lib/assessment-api/fixtures";
import {
  parseAssessment,
  parseAssessmentList,
  parseCreatedAssessment,
  parseInterviewList,
  parseParameterErrors,
} from "@/lib/assessment-api/schemas";

const reads = (row: unknown) => parseAssessmentList([row]).rows.length === 1;

describe("the three states", () => {
  it("reads a pending assessment", () => {
    expect(parseAssessment(wirePending())).toStrictEqual({
      status: "pending",
      id: 4711,
      createdAt: "2026-03-02T09:30:00.000Z",
      applicationUrl: "https://service.example.com/apply/4711",
    });
  });

  it("reads a recommended assessment with its report and its candidate", () => {
    expect(parseAssessment(wireRecommended(wireIdentity))).toStrictEqual({
      status: "recommended",
      id: 4711,
      createdAt: "2026-03-02T09:30:00.000Z",
      applicationUrl: "https://service.example.com/apply/4711",
      reportUrl: "https://service.example.com/reports/4711",
      detail: "Strong on safety, clear about shifts.",
      candidateEmail: "ada.miller@example.com",
      interviewId: 7,
    });
  });

  it("reads a not recommended assessment with and without a detail", () => {
    expect(parseAssessment(wireNotRecommended())).toEqual({
      status: "not_recommended",
      id: 4711,
      createdAt: "2026-03-02T09:30:00.000Z",
      applicationUrl: "https://service.example.com/apply/4711",
    });
    expect(parseAssessment(wireNotRecommended({ detail: "Too few shifts." }))).toMatchObject({
      detail: "Too few shifts.",
    });
  });
});

describe("presence rules", () => {
  it.each([
    ["nothing of a recommendation may miss: no url", wireRecommended({ url: undefined })],
    ["no detail", wireRecommended({ detail: undefined })],
    ["null for a url", wireRecommended({ url: null })],
    ["null for a detail", wireRecommended({ detail: null })],
    ["completed, but recommended is missing", wireNotRecommended({ recommended: undefined })],
    ["completed, but recommended is null", wireNotRecommended({ recommended: null })],
    ["recommended while not completed", wirePending({ recommended: true })],
    ["not recommended while not completed", wirePending({ recommended: false })],
    ["completed is missing", wirePending({ completed: undefined })],
    ["completed is a text", wirePending({ completed: "false" })],
    ["no id", wirePending({ id: undefined })],
    ["no time", wirePending({ created_at: null })],
    ["no application link", wirePending({ application_url: undefined })],
    ["not an object", "4711"],
    ["null", null],
  ])("sets a row aside: %s", (_, row) => {
    expect(parseAssessmentList([row])).toEqual({ rows: [], unreadable: 1 });
  });

  it.each([
    ["null for what is absent while pending", wirePending({ recommended: null, url: null, detail: null })],
    ["a url that a pending row should not have", wirePending({ url: "https://service.example.com/r" })],
    ["unknown fields", wirePending({ stage: "phone", candidate: { score: 3 } })],
    ["null for an optional detail", wireNotRecommended({ detail: null })],
    ["null for candidate and interview", wireRecommended({ candidate_email: null, interview_id: null })],
  ])("reads a row all the same: %s", (_, row) => {
    expect(reads(row)).toBe(true);
  });

  it("never shows a report of somebody not recommended, or of a pending assessment", () => {
    const url = "https://service.example.com/reports/1";
    expect(parseAssessment(wireNotRecommended({ url }))).not.toHaveProperty("reportUrl");
    expect(parseAssessment(wirePending({ url, detail: "early" }))).not.toHaveProperty("detail");
  });

  it("takes the interview's id as a number or as digits, and as nothing else", () => {
    const read = (interview_id: unknown) =>
      parseAssessmentList([wireRecommended({ interview_id })]).rows.map((row) =>
        row.status === "pending" ? undefined : row.interviewId,
      );
    expect(read(12)).toEqual([12]);
    expect(read("12")).toEqual([12]);
    expect(read(undefined)).toEqual([undefined]);
    for (const wrong of ["twelve", "", "1.5", "-3", 0, 1.5, "9007199254740993", true])
      expect(read(wrong)).toEqual([]);
  });

  it("takes positive safe integers alone as ids", () => {
    for (const wrong of [0, -1, 1.5, 2 ** 53, "4711", Number.NaN])
      expect(reads(wirePending({ id: wrong }))).toBe(false);
    expect(reads(wirePending({ id: Number.MAX_SAFE_INTEGER }))).toBe(true);
  });

  it("treats a blank detail as none", () => {
    expect(parseAssessment(wireNotRecommended({ detail: "  " }))).toMatchObject({ detail: undefined });
  });

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/apply/1",
    "",
  ])("refuses %j as a link", (link) => {
    expect(reads(wirePending({ application_url: link }))).toBe(false);
    expect(reads(wireRecommended({ url: link }))).toBe(false);
  });

  it("wants a create answer to be pending", () => {
    expect(parseCreatedAssessment(wirePending())).toMatchObject({ status: "pending", id: 4711 });
    expect(() => parseCreatedAssessment(wireRecommended())).toThrow();
  });
});

describe("created_at", () => {
  it.each([
    ["2026-03-02T09:30:00Z", "2026-03-02T09:30:00.000Z"],
    ["2026-03-02T09:30:00.123456Z", "2026-03-02T09:30:00.123Z"],
    ["2026-03-02T09:30:00+00:00", "2026-03-02T09:30:00.000Z"],
    ["2026-03-02T09:30:00+02:00", "2026-03-02T07:30:00.000Z"],
    ["2026-03-02T09:30:00", "2026-03-02T09:30:00.000Z"],
    ["2026-03-02T09:30", "2026-03-02T09:30:00.000Z"],
  ])("reads %s", (text, iso) => {
    expect(parseAssessment(wirePending({ created_at: text })).createdAt).toBe(iso);
  });

  it.each([
    "2026-02-30T09:30:00Z",
    "2026-03-02",
    "2 March 2026",
    "1772443800",
    "9999-12-31T23:59:59-05:00",
    "0000-01-01T00:00:00+05:00",
    1772443800,
  ])("refuses %j", (text) => {
    expect(reads(wirePending({ created_at: text }))).toBe(false);
  });

  it("gives back every instant that was written", () => {
    const instants = fc.date({
      min: new Date("0001-01-02T00:00:00Z"),
      max: new Date("9999-12-30T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom("Z", "+00:00", "-00:00", ""), (date, zone) => {
        const text = date.toISOString().replace("Z", zone);
        expect(parseAssessment(wirePending({ created_at: text })).createdAt).toBe(date.toISOString());
      }),
    );
  });
});

describe("lists", () => {
  it("reads an empty list", () => {
    expect(parseAssessmentList([])).toEqual({ rows: [], unreadable: 0 });
    expect(parseInterviewList([])).toEqual({ rows: [], unreadable: 0 });
  });

  it.each([[{}], [null], ["[]"], [{ assessments: [] }], [undefined]])("refuses %j as a list", (body) => {
    expect(() => parseAssessmentList(body)).toThrow();
    expect(() => parseInterviewList(body)).toThrow();
  });

  it("reads interviews one by one", () => {
    const body = [wireInterview(), wireInterview({ id: "8" }), wireInterview({ id: 9, name: null }), 5];
    expect(parseInterviewList(body)).toEqual({
      rows: [{ id: 7, name: "Warehouse associate" }],
      unreadable: 3,
    });
  });

  it("takes an id once and sets its repetitions aside", () => {
    const { rows, unreadable } = parseAssessmentList([
      wirePending(),
      wireRecommended(),
      wirePending({ id: 5 }),
    ]);
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [4711, "pending"],
      [5, "pending"],
    ]);
    expect(unreadable).toBe(1);
  });

  it("loses no good row to any rubbish among them, and counts all of it", () => {
    const good = fc
      .nat(20)
      .map((count) => Array.from({ length: count }, (_, at) => wirePending({ id: at + 1 })));
    const mixed = fc.tuple(good, fc.array(fc.anything(), { maxLength: 8 })).chain(([rows, bad]) =>
      fc.record({
        list: fc.shuffledSubarray([...rows, ...bad], { minLength: rows.length + bad.length }),
        good: fc.constant(rows.length),
        bad: fc.constant(bad.length),
      }),
    );
    fc.assert(
      fc.property(mixed, ({ list, good, bad }) => {
        const read = parseAssessmentList(list);
        expect(read.rows).toHaveLength(good);
        expect(read.unreadable).toBe(bad);
      }),
    );
  });
});

describe("the body of a 422", () => {
  it("gives texts by parameter", () => {
    const body = { email: ["has a pending assessment", "is odd"], "candidate[phone]": ["too short"] };
    expect(parseParameterErrors(body)).toEqual(body);
  });

  it("keeps what is a text and passes over what isn't", () => {
    const body = { email: "only one", phone: [4, "bad", null], nested: { a: 1 }, none: [] };
    expect(parseParameterErrors(body)).toEqual({ email: ["only one"], phone: ["bad"] });
  });

  it("keeps a parameter called __proto__ an ordinary one", () => {
    const errors = parseParameterErrors(JSON.parse('{"__proto__": ["odd"]}'));
    expect(Object.entries(errors)).toEqual([["__proto__", ["odd"]]]);
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const list of Object.values(parseParameterErrors(body)))
          expect(list).toContainEqual(expect.any(String));
      }),
    );
  });
});
