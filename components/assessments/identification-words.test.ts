import { expect, test } from "vitest";
import { describeChanges } from "@/components/assessments/list/describe-changes";
import { createAssessment } from "@/components/assessments/testing";
import { candidateLines } from "@/components/candidate/candidate-name";
import { isIdentification } from "@/components/rows/row-changes";
import { english, german } from "@/lib/i18n/testing";

const unknown = createAssessment({ candidate: undefined, identity: "unclaimed", status: "recommended" });

test("a row says why its candidate isn’t known", () => {
  const below = (identification?: "reading" | "untold") =>
    [english, german].map(({ t }) => candidateLines({ ...unknown, identification }, t).below);
  expect(below("reading")).toEqual(["Identifying the candidate", "Name wird abgefragt"]);
  expect(below("untold")).toEqual(["Candidate not known yet", "Name vom Dienst nicht genannt"]);
  expect(below()[0]).toBe("Unclaimed · created outside Shortlist");
});

test("a name that arrives is no change to be told by itself; a result is", () => {
  const before = { ...unknown, identification: "reading" as const };
  const known = { email: "amara@example.com" };
  const named = { ...before, identity: "learned" as const, identification: undefined, candidate: known };
  expect(isIdentification({ before, now: named })).toBe(true);
  expect(isIdentification({ before, now: { ...before, identification: "untold" } })).toBe(true);
  expect(isIdentification({ before: { ...unknown, status: "pending" }, now: named })).toBe(false);
  expect(isIdentification({ before: named, now: { ...named, noteCount: 1 } })).toBe(false);
  expect(describeChanges([{ before: named, now: { ...named, noteCount: 1 } }], english)).not.toBe("");
});
