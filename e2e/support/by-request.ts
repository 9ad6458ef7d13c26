import { type APIRequestContext, expect } from "@playwright/test";

export type Candidate = { email: string; firstName?: string; lastName?: string };

export type Invited = { id: number; applicationUrl: string };

/** Signs in with the request that the screen makes. */
export async function signInBy(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const asked = await request.get("/api/auth/csrf");
  const { csrfToken } = await asked.json();
  const entered = await request.post("/api/auth/callback/credentials", {
    headers: { origin: new URL(asked.url()).origin },
    form: { email, password, csrfToken, json: "true" },
  });
  expect(entered.ok()).toBe(true);
}

/** Invites a candidate as the signed-in person. @param to the interview’s index in the service’s order. */
export async function inviteBy(request: APIRequestContext, candidate: Candidate, to = 0): Promise<Invited> {
  const listed = await request.get("/api/interviews");
  const { interviews } = await listed.json();
  const answer = await request.post("/api/assessments", {
    headers: { origin: new URL(listed.url()).origin },
    data: { interviewId: interviews[to].id, candidate, suppressCandidateEmail: true },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).assessment;
}
