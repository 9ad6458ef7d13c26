import { expect, test } from "vitest";
import { fieldErrors } from "@/lib/invitations/view/field-errors";

test("the service’s texts stand at the field they are about", () => {
  expect(
    fieldErrors({
      email: ["already has a pending assessment for this interview"],
      "candidate[phone_number]": ["is odd"],
    }),
  ).toEqual({
    "candidate.email": ["Already has a pending assessment for this interview."],
    "candidate.phoneNumber": ["Is odd."],
  });
});

test("texts about parameters we don’t know stand above the form, with the parameter’s name", () => {
  expect(fieldErrors({ quota: ["used up"], region: ["closed", "unknown"] })).toEqual({
    "": ["quota: used up", "region: closed", "region: unknown"],
  });
});

test("that more was cut off stands above the form by itself", () => {
  expect(fieldErrors({ quota: ["used up", "…"], "…": ["…"] })).toEqual({
    "": ["quota: used up", "quota: …", "…"],
  });
  expect(fieldErrors({ email: ["is odd", "…"] })).toEqual({ "candidate.email": ["Is odd.", "…"] });
});

test("names that every object has are parameters like others", () => {
  expect(fieldErrors({ constructor: ["odd"], toString: ["odd"] })).toEqual({
    "": ["constructor: odd", "toString: odd"],
  });
});
