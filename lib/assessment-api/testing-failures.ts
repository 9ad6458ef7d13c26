import { expect } from "vitest";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, UnreadableResponse } from "@/lib/assessment-api/errors";
import { newCandidate, rejection, reveals } from "@/lib/assessment-api/testing";
import { createComparer } from "@/lib/mirror/comparing/compare-list";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

/** What the mirror does with a list, in one thread. */
async function fetchAndParse(client: AssessmentClient) {
  const answer = await client.fetchAssessmentList({ validators: { etag: '"1"', lastModified: "long ago" } });
  if (answer.unchanged) return;
  try {
    createComparer().compare(answer.body).next([]);
  } catch (error) {
    if (!(error instanceof BodyUnreadable)) throw error;
    throw new UnreadableResponse(error.reason, { operation: "listAssessments", status: 200 });
  }
}

export const calls: {
  name: string;
  isRead: boolean;
  call: (client: AssessmentClient) => Promise<unknown>;
}[] = [
  { name: "GET /interviews", isRead: true, call: (client) => client.listInterviews() },
  { name: "GET /assessments", isRead: true, call: (client) => client.listAssessments() },
  { name: "GET /assessments, unparsed", isRead: true, call: (client) => fetchAndParse(client) },
  { name: "GET /assessments/:id", isRead: true, call: (client) => client.getAssessment(4711) },
  { name: "POST /assessments", isRead: false, call: (client) => client.createAssessment(newCandidate) },
];

export type Expected = Record<string, unknown> & {
  name: string;
  code: string;
  sent: "no" | "answered" | "unknown";
};

/** Every error of the client, whatever happened: its class, its facts, and nothing of the key. */
export async function expectFailure(work: Promise<unknown>, expected: Expected) {
  const error = await rejection(work);
  expect(error).toBeInstanceOf(AssessmentApiError);
  expect(error).toMatchObject(expected);
  expect(error).not.toHaveProperty("cause");
  expect(reveals(error)).toBe(false);
}

/** Long enough for a connection on a machine that is busy with other things. */
export const hangsForMs = 2_500;
