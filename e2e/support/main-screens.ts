import { type APIRequestContext, expect } from "@playwright/test";
import { makeImports } from "./make-imports";

type Listed = { id: number; applicationUrl: string; reportUrl?: string; candidate?: { id: string } };

/** Every screen of the product, with something on each. The person who asks is an administrator. */
export async function mainScreens(request: APIRequestContext, origin: string): Promise<string[]> {
  const listed = async (status: string, limit: number): Promise<Listed[]> =>
    (await (await request.get(`/api/assessments?status=${status}&limit=${limit}`)).json()).assessments;
  // Names are read after the list.
  await expect
    .poll(async () => (await listed("recommended", 2)).filter(({ candidate }) => candidate).length)
    .toBe(2);
  const [one, other] = await listed("recommended", 2);
  const [pending] = await listed("pending", 1);
  const [unclaimed] = await listed("unclaimed", 1);
  const made = await request.post("/api/shortlists", {
    headers: { origin },
    data: { name: "For the hiring manager", assessments: [one?.id, other?.id] },
  });
  const { id: listId } = (await made.json()).shortlist;
  const { draft, done } = await makeImports(request, origin);
  return [
    "/assessments?queue=all",
    `/assessments/${one?.id}`,
    `/assessments/${pending?.id}`,
    `/assessments/${unclaimed?.id}`,
    `/candidates/${one?.candidate?.id}`,
    `/compare?ids=${one?.id},${other?.id}`,
    "/assessments/new",
    "/shortlists",
    `/shortlists/${listId}`,
    `/shortlists/${listId}/read`,
    "/interviews",
    "/imports",
    `/imports/${draft}`,
    `/imports/${done}`,
    "/insights",
    "/settings/profile",
    "/accessibility",
    "/settings/people",
    "/settings/access",
    "/settings/templates",
    "/settings/team",
    "/settings/retention",
    "/settings/connection",
    "/settings/log",
  ];
}
