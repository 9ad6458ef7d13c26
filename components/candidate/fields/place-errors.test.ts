import { expect, it } from "vitest";
import { placeErrors } from "@/components/candidate/fields/place-errors";

it("puts texts on their fields, from top to bottom", () => {
  const { fields, above } = placeErrors({
    "candidate.phoneNumber": ["Too short."],
    interviewId: ["Is closed.", "Choose another."],
  });
  expect(fields).toEqual([
    { field: "interviewId", text: "Is closed. Choose another." },
    { field: "candidate.phoneNumber", text: "Too short." },
  ]);
  expect(above).toEqual([]);
});

it("loses no text that names no field", () => {
  const { fields, above } = placeErrors({
    "": ["quota: is used up"],
    submissionId: ["Invalid UUID"],
    "candidate.email": [],
  });
  expect(above).toEqual(["quota: is used up", "submissionId: Invalid UUID"]);
  expect(fields).toEqual([]);
});
