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

const candidateCalled =
  (q: string) =>
  async ({ get }: World) => {
    const { assessments } = assessmentPageSchema.parse(
      await (await get(`/api/assessments?q=${q}&limit=1`)).json(),
    );
    return `/candidates/${assessments[0]?.candidate?.id}`;
  };

const compared = (count: number) => async (world: World) =>
  `/compare?ids=${(await completed(world)).slice(0, count).map(({ id }) => id)}`;

async function ask(world: World, method: "PATCH" | "POST", path: string, body: object): Promise<void> {
  const answer = await fetch(new URL(path, world.url), {
    method,
    headers: {
      cookie: await world.cookie("recruiter"),
      origin: world.url,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
}

/** Two who have one pending assessment each become one person; of the main address, nothing may be left. */
async function join(world: World, { from, isLeft }: { from: number; isLeft: boolean }): Promise<string> {
  const answer = await world.get("/api/assessments?limit=200");
  const { assessments } = assessmentPageSchema.parse(await answer.json());
  const ids = assessments.map((row) => row.candidate?.id);
  const invited = assessments.filter(
    ({ status, identity, candidate }) =>
      status === "pending" &&
      identity === "invited_here" &&
      ids.indexOf(candidate?.id) === ids.lastIndexOf(candidate?.id),
  );
  const [main, other] = invited.slice(from);
  if (!main?.candidate || !other?.candidate) throw new Error("Too few were invited.");
  const { id, nameOrder: _, ...seen } = main.candidate;
  await ask(world, "POST", `/api/candidates/${id}/addresses`, { email: other.candidate.email });
  if (isLeft)
    await ask(world, "PATCH", `/api/assessments/${main.id}/candidate`, {
      candidate: { ...seen, email: `right.${seen.email}` },
      from: seen,
    });
  return `/candidates/${id}`;
}

const joinedOnce = new Map<string, Promise<string>>();

const joined = (state: { from: number; isLeft: boolean }) => (world: World) => {
  const key = `${world.url} ${state.from}`;
  const path = joinedOnce.get(key) ?? join(world, state);
  joinedOnce.set(key, path);
  return path;
};

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
  { ...candidate, state: "joined", path: joined({ from: 0, isLeft: false }) },
  { ...candidate, state: "right-to-left", world: "many", path: candidateCalled("sara.cohen") },
  { ...candidate, state: "left", path: joined({ from: 2, isLeft: true }) },
  { ...compare, state: "two", path: compared(2) },
  { ...compare, state: "four", path: compared(4) },
  { ...compare, state: "viewer", role: "viewer", path: compared(3) },
  { ...compare, state: "wrong", path: "/compare?ids=1" },
];
