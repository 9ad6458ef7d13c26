import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { correctionDraft, refusalOf, typedOf } from "@/components/assessments/identity/correction";
import { stubTabStorage } from "@/components/drafts/testing";
import { RequestFailure } from "@/components/http/request-failure";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const problem = (status: number, more: object) =>
  new RequestFailure("problem", "No.", status, {
    type: "about:blank",
    title: "No",
    status,
    code: "some",
    detail: "No.",
    ...more,
  });

it("puts the server’s texts on the form’s fields", () => {
  const error = problem(422, {
    errors: { "candidate.email": ["Not an address."], "candidate.phoneNumber": ["Digits."] },
  });
  expect(refusalOf(error, 7)).toEqual({ fields: { email: ["Not an address."], phoneNumber: ["Digits."] } });
});

it("tells what somebody who was quicker has written", () => {
  const theirs = { email: "ada@example.com", firstName: "Ada" };
  expect(refusalOf(problem(409, { assessment: { id: 7, candidate: theirs } }), 7)).toEqual({
    fields: {},
    theirs,
  });
});

it("tells it of a person, too", () => {
  const theirs = { email: "ada@example.com", firstName: "Ada" };
  expect(refusalOf(problem(409, { candidate: theirs }), undefined)).toEqual({ fields: {}, theirs });
});

it("leads to the assessment that the address is pending for already", () => {
  expect(refusalOf(problem(409, { assessment: { id: 9 } }), 7)).toEqual({ fields: {}, otherId: 9 });
});

it("has nothing to add where no answer came", () => {
  expect(refusalOf(new RequestFailure("no_answer", "No."), 7)).toEqual({ fields: {} });
});

it("is kept as long as it says something else than what was there", () => {
  const from = { email: "ada@example.com", firstName: "Ada" };
  const typed = { ...typedOf(from), lastName: "Lovelace" };
  const draft = () => correctionDraft({ path: "/api/candidates/7" }, "dana");
  draft().save({ typed, from });
  expect(draft().load()).toEqual({ typed, from });
  draft().save({ typed: typedOf(from), from });
  expect(draft().load()).toBeUndefined();
  sessionStorage.setItem("shortlist-correction:dana:/api/candidates/7", '{"typed":{}}');
  expect(draft().load()).toBeUndefined();
});
