import type { Page } from "@playwright/test";
import { type Service, serviceKey } from "./start-service";

/** Somebody with the same key invites past Shortlist. @returns the assessment's id. */
export async function inviteElsewhere(page: Page, service: Service, email: string): Promise<number> {
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const body = new URLSearchParams({
    api_key: serviceKey,
    interview_id: String(interviews[0].id),
    "candidate[email]": email,
  });
  const answer = await fetch(`${service.url}/assessments`, { method: "POST", body });
  if (answer.status !== 201) throw new Error(`The service answered ${answer.status}.`);
  return (await answer.json()).id;
}
