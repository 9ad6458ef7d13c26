import { expect, test } from "vitest";
import { candidateColumns, candidateOf, candidateView, noCandidate } from "@/lib/candidates/columns";

const typed = {
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Li",
  phoneNumber: "+442079460018",
  externalId: "ATS-7",
  resumeUrl: "https://example.com/cv.pdf",
};

test("a candidate comes back from the store as they were typed", () => {
  expect(candidateOf(candidateColumns(typed))).toEqual(typed);
  expect(candidateView(candidateColumns(typed))).toEqual(typed);
});

test("what was left empty is null in the store, and absent again", () => {
  const columns = candidateColumns({ email: "ana@example.com" });
  expect(columns).toEqual({ ...noCandidate, email: "ana@example.com" });
  expect(candidateOf(columns)).toEqual({ email: "ana@example.com" });
});

test("shows no link that isn’t http(s), and nobody where nobody is known", () => {
  const columns = candidateColumns({ ...typed, resumeUrl: "file:///etc/passwd" });
  expect(candidateView(columns)).toEqual({ ...typed, resumeUrl: undefined });
  expect(candidateOf(columns).resumeUrl).toBe("file:///etc/passwd");
  expect(candidateView(noCandidate)).toBeUndefined();
});
