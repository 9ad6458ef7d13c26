import type { Scene } from "./scene";
import type { World } from "./worlds";

/** As a recruiter, without a screen. */
async function post(world: World, path: string, body: object) {
  const answer = await fetch(`${world.url}${path}`, {
    method: "POST",
    headers: {
      cookie: await world.cookie("recruiter"),
      origin: world.url,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}.`);
  return answer.json();
}

/** The shortlist made by workAsTeam. */
async function listOf(world: World): Promise<string> {
  const { shortlists } = (await (await world.get("/api/shortlists")).json()) as {
    shortlists: { id: string; candidates: number }[];
  };
  const list = shortlists.find(({ candidates }) => candidates > 0);
  if (!list) throw new Error("There is no shortlist.");
  return list.id;
}

const inList =
  (after = "") =>
  async (world: World) =>
    `/shortlists/${await listOf(world)}${after}`;

async function byLink(world: World): Promise<string> {
  const { url } = await post(world, `/api/shortlists/${await listOf(world)}/links`, { days: 30 });
  return new URL(url).pathname;
}

const list = { screen: "shortlists", path: "/shortlists", isWhole: true } as const;

export const shortlistScenes: Scene[] = [
  { ...list, state: "few", world: "few", role: "recruiter" },
  { ...list, state: "empty", world: "empty", role: "recruiter" },
  { ...list, state: "none-shared", world: "few", role: "viewer" },
  { ...list, state: "found", path: "/shortlists?q=spring", world: "few", role: "recruiter" },
  { ...list, state: "not-found", path: "/shortlists?q=nowhere", world: "few", role: "recruiter" },
  { screen: "shortlist", state: "composing", world: "few", path: inList(), role: "recruiter", isWhole: true },
  {
    screen: "shortlist",
    state: "reading",
    world: "few",
    path: inList("/read"),
    role: "recruiter",
    isWhole: true,
  },
  { screen: "shared-shortlist", state: "by-link", world: "few", path: byLink, isWhole: true },
  {
    screen: "shared-shortlist",
    state: "on-paper",
    world: "few",
    path: byLink,
    isWhole: true,
    prepare: (page) => page.emulateMedia({ media: "print" }),
  },
  { screen: "shared-shortlist", state: "spent", world: "few", path: "/shared/spent" },
  {
    screen: "shortlist",
    state: "adding",
    world: "few",
    path: "/assessments?queue=to_decide",
    role: "recruiter",
    async prepare(page) {
      await page.locator("[data-row-menu]").first().click();
      await page.getByRole("menuitem", { name: "Add to shortlist…" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];
