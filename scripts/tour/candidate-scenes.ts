import { assessmentPageSchema } from "@/lib/assessments/schema";
import type { Scene } from "./scene";
import type { World } from "./worlds";

const candidate = { screen: "candidate", role: "recruiter", world: "few", isWhole: true } as const;
const compare = { ...candidate, screen: "compare" } as const;

const completed = async ({ get }: World) => {
  const answer = await get("/api/assessments?status=completed&limit=8");
  return assessmentPageSchema.parse(await answer.json()).assessments;
};

const pendingCandidate = async ({ get }: World) => {
  const answer = await get("/api/assessments?queue=pending&limit=50");
  const { assessments } = assessmentPageSchema.parse(await answer.json());
  return `/candidates/${assessments.flatMap((row) => row.candidate?.id ?? [])[0]}`;
};

const candidateAt = (place: number) => async (world: World) =>
  `/candidates/${(await completed(world)).flatMap((row) => row.candidate?.id ?? [])[place]}`;

const compared = (count: number) => async (world: World) =>
  `/compare?ids=${(await completed(world)).slice(0, count).map(({ id }) => id)}`;

export const candidateScenes: Scene[] = [
  { ...candidate, state: "few", path: candidateAt(1) },
  { ...candidate, state: "pending", path: pendingCandidate },
  { ...candidate, state: "viewer", role: "viewer", path: candidateAt(1) },
  {
    ...candidate,
    state: "correcting",
    path: candidateAt(0),
    async prepare(page) {
      await page.getByRole("article").first().waitFor();
      await page.locator("button:has(svg.lucide-pencil)").first().click();
      await page.locator("form input").first().waitFor();
    },
  },
  { ...compare, state: "two", path: compared(2) },
  { ...compare, state: "four", path: compared(4) },
  { ...compare, state: "viewer", role: "viewer", path: compared(3) },
  { ...compare, state: "wrong", path: "/compare?ids=1" },
];
