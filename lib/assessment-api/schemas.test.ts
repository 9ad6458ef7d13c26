import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longest } from "@/lib/assessment-api/fields";
import {
  wireIdentity,
  wireInterview,
  wireNotRecommended,
  wirePending,
  wireRecommended,
} from "@/lib/assessment-api/fixtures";
import type { OddReason } from "@/lib/assessment-api/oddities";
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

const megabyte = "x".repeat(1024 * 1024);
const whole = wireRecommended(wireIdentity);
const fieldOf = {
  createdAt: "created_at",
  applicationUrl: "application_url",
  reportUrl: "url",
  detail: "detail",
  candidateEmail: "candidate_email",
  interviewId: "interview_id",
} as const;

/** What a service may send in a field's place; `undefined` leaves it out. */
const wrong = {
  absent: undefined,
  null: null,
  "another type": { a: [1] },
  empty: "",
  "1 MB": megabyte,
  "1 MB of a link": `https://service.example.com/${megabyte}`,
  "a script": "javascript:alert(1)",
  "another scheme": "ftp://service.example.com/r",
  "half a character": "https://service.example.com/\ud800",
  NUL: "https://service.example.com/\u0000",
} as const;

/** Why a completed row's field is left out, if it is; the state is told all the same. */
const left: Record<string, Partial<Record<keyof typeof wrong, OddReason>>> = {
  created_at: {
    absent: "missing",
    null: "missing",
    "another type": "unusable",
    empty: "unusable",
    "1 MB": "too_long",
    "1 MB of a link": "too_long",
    "a script": "unusable",
    "another scheme": "unusable",
    "half a character": "unusable",
    NUL: "unusable",
  },
  application_url: {
    absent: "missing",
    null: "missing",
    "another type": "unusable",
    empty: "unusable",
    "1 MB": "too_long",
    "1 MB of a link": "too_long",
    "a script": "unusable",
    "another scheme": "unusable",
    "half a character": "unusable",
    NUL: "unusable",
  },
  // Texts keep what is readable of them.
  detail: {
    absent: "missing",
    null: "missing",
    "another type": "unusable",
    empty: "missing",
    "1 MB": "too_long",
    "1 MB of a link": "too_long",
  },
  candidate_email: { "another type": "unusable", "1 MB": "too_long", "1 MB of a link": "too_long" },
  interview_id: {
    "another type": "unusable",
    empty: "unusable",
    "1 MB": "unusable",
    "1 MB of a link": "unusable",
    "a script": "unusable",
    "another scheme": "unusable",
    "half a character": "unusable",
    NUL: "unusable",
  },
};
left.url = left.application_url ?? {};

describe("a field that can’t be used", () => {
  const cases = Object.entries(left).flatMap(([field, reasons]) =>
    Object.entries(wrong).map(
      ([what, value]) => [field, what, value, reasons[what as keyof typeof wrong]] as const,
    ),
  );

  it.each(cases)("costs itself alone: %s, %s", (field, _, value, reason) => {
    const { [field]: __, ...others } = whole as Record<string, unknown>;
    const read = parseAssessment(value === undefined ? others : { ...others, [field]: value });
    const whatElse = Object.entries(fieldOf).filter(([, wire]) => wire !== field);
    const sound = parseAssessment(whole);
    expect(read.status).toBe("recommended");
    for (const [name] of whatElse) expect(read).toHaveProperty(name, sound[name as keyof typeof sound]);
    expect(read.oddities).toEqual(reason && [{ field, reason }]);
    if (reason && value) expect(Object.entries(read)).not.toContainEqual([expect.anything(), value]);
    expect(JSON.stringify(read)).not.toMatch(/\\u0000|\\ud800|x{20000}/);
  });

  it.each(Object.entries(wrong))("whether it is completed: %s", (_, completed) => {
    for (const row of [wirePending({ completed }), wireRecommended({ completed })]) {
      expect(parseAssessment(row)).toMatchObject({
        id: 4711,
        status: "untold",
        createdAt: "2026-03-02T09:30:00.000Z",
        applicationUrl: "https://service.example.com/apply/4711",
        oddities: [{ field: "completed" }],
      });
    }
  });

  it.each(Object.entries(wrong))("whether it is recommended: %s", (_, recommended) => {
    expect(parseAssessment(wireRecommended({ recommended }))).toMatchObject({
      status: "untold",
      oddities: [{ field: "recommended" }],
    });
    expect(parseAssessment(wirePending({ recommended }))).toMatchObject({ status: "pending" });
    expect(parseAssessment(wirePending({ recommended }))).not.toHaveProperty("oddities");
  });

  it.each(Object.entries(wrong))("the id: %s leaves nobody to have the row", (_, id) => {
    expect(parseAssessmentList([wirePending({ id }), wirePending()])).toMatchObject({
      rows: [{ id: 4711 }],
      unreadable: 1,
    });
  });

  it.each([true, false])("counts as pending what is not completed, but recommended: %s", (recommended) => {
    expect(parseAssessment(wirePending({ recommended }))).toMatchObject({
      status: "pending",
      oddities: [{ field: "recommended", reason: "contradicts" }],
    });
  });

  it("is not looked at where the state doesn’t have it", () => {
    const rubbish = { url: "javascript:alert(1)", detail: 5, candidate_email: [], interview_id: "x" };
    expect(parseAssessment(wirePending(rubbish))).toStrictEqual(parseAssessment(wirePending()));
    const { url, ...others } = rubbish;
    expect(parseAssessment(wireNotRecommended({ url }))).toStrictEqual(parseAssessment(wireNotRecommended()));
    expect(parseAssessment(wireNotRecommended(others)).oddities).toHaveLength(3);
  });

  it("is kept up to its limit", () => {
    const link = `https://service.example.com/${"x".repeat(longest.link)}`.slice(0, longest.link);
    const read = parseAssessment(
      wireRecommended({
        application_url: link,
        url: link,
        detail: "d".repeat(longest.detail),
        candidate_email: "e".repeat(longest.email),
      }),
    );
    expect(read).toMatchObject({ applicationUrl: link, reportUrl: link });
    expect(read).not.toHaveProperty("oddities");
    for (const [field, most] of [
      ["url", longest.link],
      ["detail", longest.detail],
      ["candidate_email", longest.email],
    ] as const) {
      const over = field === "url" ? `${link}x` : "x".repeat(most + 1);
      expect(parseAssessment({ ...whole, [field]: over }).oddities).toEqual([{ field, reason: "too_long" }]);
    }
  });
});

describe("presence rules", () => {
  it.each([
    ["null for what is absent while pending", wirePending({ recommended: null, url: null, detail: null })],
    ["a url that a pending row should not have", wirePending({ url: "https://service.example.com/r" })],
    ["unknown fields", wirePending({ stage: "phone", candidate: { score: 3 } })],
    ["null for an optional detail", wireNotRecommended({ detail: null })],
    ["null for candidate and interview", wireRecommended({ candidate_email: null, interview_id: null })],
  ])("finds nothing odd: %s", (_, row) => {
    expect(parseAssessment(row)).not.toHaveProperty("oddities");
  });

  it.each([
    ["not an object", "4711"],
    ["null", null],
    ["a list", [wirePending()]],
    ["a number", 4711],
  ])("sets aside what is no row: %s", (_, row) => {
    expect(parseAssessmentList([row])).toEqual({ rows: [], unreadable: 1 });
  });

  it("never shows a report of a candidate who isn’t recommended, or of a pending assessment", () => {
    const url = "https://service.example.com/reports/1";
    expect(parseAssessment(wireNotRecommended({ url }))).not.toHaveProperty("reportUrl");
    expect(parseAssessment(wirePending({ url, detail: "early" }))).not.toHaveProperty("detail");
  });

  it("takes the interview's id as a number or as digits, and as nothing else", () => {
    const read = (interview_id: unknown) => {
      const row = parseAssessment(wireRecommended({ interview_id }));
      return row.status === "recommended" ? row.interviewId : undefined;
    };
    expect(read(12)).toBe(12);
    expect(read("12")).toBe(12);
    for (const other of [undefined, "twelve", "", "1.5", "-3", 0, 1.5, "9007199254740993", true])
      expect(read(other)).toBeUndefined();
  });

  it("takes positive safe integers alone as ids", () => {
    for (const other of [0, -1, 1.5, 2 ** 53, "4711", Number.NaN])
      expect(reads(wirePending({ id: other }))).toBe(false);
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
    expect(parseAssessment(wirePending({ application_url: link })).applicationUrl).toBeUndefined();
    expect(parseAssessment(wireRecommended({ url: link }))).toMatchObject({ reportUrl: undefined });
  });

  it("wants a create answer to be pending", () => {
    expect(parseCreatedAssessment(wirePending())).toMatchObject({ status: "pending", id: 4711 });
    for (const completed of [true, "false", null, undefined])
      expect(() => parseCreatedAssessment(wirePending({ completed }))).toThrow();
  });

  it("takes a create for done whose link can’t be opened", () => {
    expect(parseCreatedAssessment(wirePending({ application_url: "javascript:alert(1)" }))).toMatchObject({
      id: 4711,
      oddities: [{ field: "application_url", reason: "unusable" }],
    });
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
    expect(parseAssessment(wirePending({ created_at: text }))).toMatchObject({
      createdAt: undefined,
      oddities: [{ field: "created_at", reason: "unusable" }],
    });
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
      rows: [
        { id: 7, name: "Warehouse associate" },
        { id: 9, odd: "missing" },
      ],
      unreadable: 2,
    });
  });

  it("takes the same of several names of an interview in whatever order they come", () => {
    const rows = ["Driver", "Cook", undefined, "Welder"].map((name) => wireInterview({ name }));
    const { rows: read } = parseInterviewList(rows);
    expect(read).toEqual([{ id: 7, name: "Cook" }]);
    expect(parseInterviewList(rows.toReversed()).rows).toEqual(read);
  });

  it.each(Object.entries(wrong))("keeps an interview whatever its name is: %s", (_, name) => {
    const { rows } = parseInterviewList([wireInterview({ name })]);
    expect(rows).toMatchObject([{ id: 7 }]);
    expect(JSON.stringify(rows)).not.toMatch(/\\u0000|\\ud800|x{501}/);
  });

  it("takes an id once: of its rows the one that is furthest along", () => {
    const { rows, unreadable } = parseAssessmentList([
      wirePending(),
      wireRecommended(),
      wireNotRecommended(),
      wirePending({ id: 5 }),
      wirePending({ id: 5, completed: "no" }),
    ]);
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [4711, "recommended"],
      [5, "pending"],
    ]);
    expect(unreadable).toBe(0);
  });

  it("takes the same of the rows with one id in whatever order they come", () => {
    const row = fc
      .record({
        isDone: fc.boolean(),
        recommended: fc.constantFrom(true, false, "odd"),
        created_at: fc.constantFrom("2026-03-02T09:30:00Z", "2026-03-02T09:31:00Z", "yesterday"),
        detail: fc.constantFrom("One.", "Another.", 7),
        url: fc.constantFrom("https://service.example.com/r/1", "https://service.example.com/r/2"),
      })
      .map(({ isDone, ...rest }) => (isDone ? wireRecommended(rest) : wirePending(rest)));
    const orders = fc
      .array(row, { minLength: 2, maxLength: 6 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(
      fc.property(orders, ([rows, shuffled]) => {
        expect(parseAssessmentList(shuffled)).toEqual(parseAssessmentList(rows));
      }),
    );
  });

  it("takes the same row though the links of all of them are signed anew", () => {
    const signed = (signature: string) =>
      ["One.", "Another.", "A third."].map((detail) =>
        wireRecommended({ detail, url: `https://service.example.com/r?${detail.length}${signature}` }),
      );
    const detailOf = (rows: unknown[]) =>
      parseAssessmentList(rows).rows.map((row) => "detail" in row && row.detail);
    const first = detailOf(signed("a"));
    for (const signature of ["b", "c", "d", "e"])
      expect(detailOf(signed(signature).reverse())).toEqual(first);
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

  it("keeps so many texts, each so long, and marks where it was cut", () => {
    const long = "x".repeat(100_000);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`parameter ${n}`, [long]]));
    const errors = parseParameterErrors({
      ...many,
      [long]: [long],
      "candidate[email]": Array(1_000).fill("is odd"),
    });
    expect(JSON.stringify(errors).length).toBeLessThan(40_000);
    // What is documented comes first, as more is made of it than shown.
    expect(Object.keys(errors)[0]).toBe("candidate[email]");
    expect(errors["candidate[email]"]).toEqual([...Array(5).fill("is odd"), "…"]);
    expect(errors["parameter 0"]).toEqual([`${"x".repeat(300)}…`]);
    expect(errors["…"]).toEqual(["…"]);
    expect(parseParameterErrors({ [long]: ["odd"] })).toEqual({ [`${"x".repeat(100)}…`]: ["odd"] });
  });

  it("cuts no character in two", () => {
    const [text = ""] = parseParameterErrors({ email: [`${"x".repeat(299)}😀😀`] }).email ?? [];
    expect(text).toBe(`${"x".repeat(299)}…`);
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
