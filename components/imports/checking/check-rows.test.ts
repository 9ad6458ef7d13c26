import { expect, it } from "vitest";
import { checkRows, recheckRow } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import { fixTypos } from "@/components/imports/checking/fix-typos";
import { sentAs } from "@/components/imports/checking/sent-as";
import { chooseInterview, unknownInterviews } from "@/components/imports/checking/unknown-interviews";

const rowOf = (line: number, email: string | undefined, more: Partial<DraftRow> = {}): DraftRow => ({
  line,
  cells: [email ?? ""],
  candidate: { email },
  ...more,
});
const backend = { interviewId: 1 };

it("says nothing of rows that are right", () => {
  expect(checkRows([rowOf(1, "ana@x.example"), rowOf(2, "bo@x.example")], backend).size).toBe(0);
});

it("finds every fault, at the paths of the form", () => {
  const row = rowOf(4, "ana@", {
    candidate: { email: "ana@", phoneNumber: "abc", resumeUrl: "cv.pdf", firstName: "A".repeat(101) },
    suppressText: "perhaps",
  });
  expect(Object.keys(checkRows([row], {}).get(4)?.errors ?? {}).sort()).toEqual([
    "candidate.email",
    "candidate.firstName",
    "candidate.phoneNumber",
    "candidate.resumeUrl",
    "interviewId",
    "suppressCandidateEmail",
  ]);
});

it("tells an interview that is missing from one that nobody knows", () => {
  const errorsOf = (row: DraftRow, common: { interviewId?: number }) =>
    checkRows([row], common).get(row.line)?.errors.interviewId;
  expect(errorsOf(rowOf(1, "ana@x.example"), {})).toEqual(["Choose an interview."]);
  // What a row says counts, though there is one for all.
  expect(errorsOf(rowOf(1, "ana@x.example", { interview: { text: "Sales" } }), backend)).toEqual([
    "No interview has this name or id.",
  ]);
  expect(errorsOf(rowOf(1, "ana@x.example", { interview: { text: "Sales", id: 2 } }), {})).toBeUndefined();
});

it("finds doubles by address and interview; the first one stays", () => {
  const rows = [
    rowOf(2, "ana@x.example"),
    rowOf(3, " ANA@x.example"),
    rowOf(4, "ana@x.example", { interview: { text: "2", id: 2 } }),
    rowOf(5, "ana@x.example", { interview: { text: "1", id: 1 } }),
  ];
  const checks = checkRows(rows, backend);
  expect(rows.map(({ line }) => checks.get(line)?.doubleOf)).toEqual([undefined, 2, undefined, 2]);
});

it("gives way to the next one where the first isn’t sent", () => {
  const doubles = (first: DraftRow) =>
    checkRows([first, rowOf(3, "ana@x.example"), rowOf(4, "ana@x.example")], backend).get(4)?.doubleOf;
  expect(doubles(rowOf(2, "ana@x.example", { skip: "by_hand" }))).toBe(3);
  expect(
    doubles(rowOf(2, "ana@x.example", { candidate: { email: "ana@x.example", phoneNumber: "x" } })),
  ).toBe(3);
});

it("mends slips of well-known mailboxes at once", () => {
  const rows = [rowOf(1, "ana@gmial.com"), rowOf(2, "bo@x.example"), rowOf(3, "Cy+1@gmial.com")];
  const checks = checkRows(rows, backend);
  expect(checks.get(1)?.typo).toBe("ana@gmail.com");
  const fixed = fixTypos(rows, checks);
  expect(fixed.map(({ candidate }) => candidate.email)).toEqual([
    "ana@gmail.com",
    "bo@x.example",
    "Cy+1@gmail.com",
  ]);
  expect(fixed[1]).toBe(rows[1]);
  expect(checkRows(fixed, backend).size).toBe(0);
});

it("checks one row again as it would check all", () => {
  const rows = [rowOf(1, "ana@x.example"), rowOf(2, "ana@x.example"), rowOf(3, "bo@")];
  const before = checkRows(rows, backend);
  for (const edited of [rowOf(1, "other@x.example"), rowOf(3, "ana@x.example"), rowOf(2, "b@gmial.com")]) {
    const after = rows.map((row) => (row.line === edited.line ? edited : row));
    expect(recheckRow(after, before, edited.line, backend)).toEqual(checkRows(after, backend));
  }
});

it("collects texts that name no interview, each once, and takes an answer for all of them", () => {
  const rows = [
    rowOf(1, "a@x.example", { interview: { text: "Sales" } }),
    rowOf(2, "b@x.example", { interview: { text: "Bäckend" } }),
    rowOf(3, "c@x.example", { interview: { text: "bäckend " } }),
    rowOf(4, "d@x.example", { interview: { text: "Backend", id: 1 } }),
    rowOf(5, "e@x.example", { interview: { text: "Other" }, skip: "by_hand" }),
  ];
  expect(unknownInterviews(rows, [{ id: 1, name: "Backend office" }])).toEqual([
    { text: "Bäckend", rows: 3, id: 1 },
    { text: "Sales", rows: 1 },
  ]);
  const chosen = chooseInterview(rows, "Bäckend", 1);
  expect(chosen.map(({ interview }) => interview?.id)).toEqual([undefined, 1, 1, 1, undefined]);
  expect(chooseInterview(rows, "Sales", undefined)[0]?.interview).toBeUndefined();
});

it("keeps what was chosen for a text, to be changed, and says what its rows are sent as", () => {
  const interviews = [
    { id: 1, name: "Backend" },
    { id: 2, name: "Support" },
  ];
  const rows = [
    rowOf(1, "a@x.example", { interview: { text: "Nonesuch" } }),
    rowOf(2, "b@x.example", { interview: { text: "backend", id: 1 } }),
    rowOf(3, "c@x.example"),
  ];
  expect(unknownInterviews(rows, interviews)).toEqual([{ text: "Nonesuch", rows: 1, id: undefined }]);
  const chosen = chooseInterview(rows, "Nonesuch", 2);
  expect(unknownInterviews(chosen, interviews)).toEqual([{ text: "Nonesuch", rows: 1, id: 2 }]);
  expect([...sentAs(chosen, interviews)]).toEqual([[1, "Support"]]);
  const changed = chooseInterview(chosen, "Nonesuch", 1);
  expect([...sentAs(changed, interviews)]).toEqual([[1, "Backend"]]);
});

it("finds nothing wrong with 5 000 rows of different candidates, and reads each no more often than with 500", () => {
  const readsOf = (count: number) => {
    let reads = 0;
    const counted = <Read extends object>(object: Read) =>
      new Proxy(object, {
        get(read, name) {
          reads += 1;
          return Reflect.get(read, name);
        },
      });
    const rows = Array.from({ length: count }, (_, at) => {
      const candidate = counted({
        email: `candidate-${at}@mail-${at % 500}.example`,
        phoneNumber: `+49 170 ${1_000_000 + at}`,
        resumeUrl: `https://x.example/${at}.pdf`,
      });
      return counted(rowOf(at + 1, undefined, { candidate }));
    });
    expect(checkRows(rows, backend).size).toBe(0);
    return reads;
  };
  const few = readsOf(500);
  expect(few).toBeGreaterThan(0);
  expect(readsOf(5_000)).toBeLessThanOrEqual(10 * few);
});
