import { backendEngineer } from "@/lib/sandbox/interviews/backend-engineer";
import type { Scene } from "./scene";
import type { World } from "./worlds";

const few = { screen: "sandbox", world: "few", isWhole: true } as const;

/** A question with a text field. */
const typedPosition = backendEngineer.questions.findIndex(({ kind }) => kind === "text") + 1;

const numberPosition = backendEngineer.questions.findIndex(({ kind }) => kind === "number") + 1;

type Links = { applicationUrl: string; reportUrl?: string | null };

/** A link of a view’s first assessment, to the sandbox. */
const linkOf =
  (query: string, which: keyof Links, below = "") =>
  async (world: World) => {
    const { assessments } = (await (await world.get(`/api/assessments?${query}&limit=1`)).json()) as {
      assessments: Links[];
    };
    return new URL(assessments[0]?.[which] ?? "").pathname + below;
  };

export const sandboxScenes: Scene[] = [
  { ...few, state: "outbox", path: "/sandbox/outbox", role: "recruiter" },
  {
    ...few,
    state: "mail",
    path: "/sandbox/outbox",
    role: "recruiter",
    async prepare(page) {
      await page.getByRole("main").getByRole("link").first().click();
      await page.waitForURL(/outbox\/\d+$/);
    },
  },
  { ...few, state: "invited", path: linkOf("status=pending", "applicationUrl") },
  {
    ...few,
    state: "unanswered",
    path: linkOf("status=pending", "applicationUrl", "/questions/4"),
    async prepare(page) {
      await page.locator("button[value=next]").click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    ...few,
    state: "typed",
    path: linkOf(
      `status=pending&interview=${backendEngineer.id}`,
      "applicationUrl",
      `/questions/${typedPosition}`,
    ),
    async prepare(page) {
      await page.getByRole("textbox").fill("Retry-After");
    },
  },
  {
    ...few,
    state: "wrong",
    path: linkOf(
      `status=pending&interview=${backendEngineer.id}`,
      "applicationUrl",
      `/questions/${numberPosition}`,
    ),
    async prepare(page) {
      await page.getByRole("textbox").fill("many");
      await page.locator("button[value=next]").click();
      await page.getByRole("alert").waitFor();
    },
  },
  { ...few, state: "review", path: linkOf("status=pending", "applicationUrl", "/review") },
  { ...few, state: "thanks", path: linkOf("status=recommended", "applicationUrl") },
  { ...few, state: "report", path: linkOf("status=recommended", "reportUrl") },
  { ...few, state: "not-found", path: "/sandbox/apply/nobody" },
];
