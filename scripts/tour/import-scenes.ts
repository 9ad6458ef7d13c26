import type { Page } from "playwright";
import type { Scene } from "./scene";
import type { World } from "./worlds";

type Asked = { state: string; reason?: string; counts: Record<string, number>; pace?: object };

/** As a recruiter, without a screen. */
async function post(world: World, path: string, body?: object) {
  const answer = await fetch(`${world.url}${path}`, {
    method: "POST",
    headers: {
      cookie: await world.cookie("recruiter"),
      origin: world.url,
      "content-type": "application/json",
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}.`);
  return answer.json();
}

const people = [
  ["Amara", "Okafor", "amara.okafor", "+44 20 7946 0018"],
  ["Jonas", "Lindqvist", "j.lindqvist(at)example.com", ""],
  ["Maria-Fernanda", "Castellanos de la Vega y Hernández", "mf.castellanos", "12"],
  ["健", "渡辺", "ken.watanabe", ""],
  ["Léa", "Dubois", "lea.dubois@gmial.com", ""],
  ["Omar", "Haddad", "omar.haddad", "+49 30 901820"],
  ["Zoë", "Grün", "zoe.gruen", ""],
  ["Omar", "Haddad", "omar.haddad", "+49 30 901820"],
] as const;

let made = 0;

/** Rows with a fault of each kind; their addresses differ from import to import, or they would all be pending. */
async function makeDraft(world: World, name: string): Promise<string> {
  made += 1;
  const { interviews } = (await (await world.get("/api/interviews")).json()) as {
    interviews: { id: number }[];
  };
  const columns = (["firstName", "lastName", "email", "phoneNumber"] as const).map((as, at) => ({
    header: ["Vorname", "Nachname", "E-Mail", "Telefon"][at],
    as,
  }));
  const { import: draft } = (await post(world, "/api/imports", {
    name,
    interviewId: interviews[0]?.id,
    columns,
  })) as { import: { id: string } };
  const rows = people.map(([firstName, lastName, box, phoneNumber], at) => {
    const email = /[@(]/.test(box) ? box : `${box}.${made}@example.com`;
    const candidate = { email, firstName, lastName, phoneNumber };
    return { line: at + 2, candidate, cells: [firstName, lastName, email, phoneNumber] };
  });
  await post(world, `/api/imports/${draft.id}/rows`, { rows });
  return draft.id;
}

const draft = async (world: World) => `/imports/${await makeDraft(world, "Spring graduates 2027")}`;

async function ended(world: World): Promise<string> {
  const id = await makeDraft(world, "Summer graduates 2027");
  await post(world, `/api/imports/${id}/start`);
  for (let tries = 0; tries < 100; tries += 1) {
    const { import: now } = (await (await world.get(`/api/imports/${id}`)).json()) as {
      import: { state: string };
    };
    if (now.state === "done") break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return `/imports/${id}`;
}

/** An import as it would be in the middle of many rows. */
const showing = (asked: Asked) => async (page: Page) => {
  await page.route(/\/api\/imports\/[\w-]+$/, async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.json()) as { import: object };
      await route.fulfill({ response, json: { import: { ...body.import, ...asked } } });
    } catch {
      // The page has been photographed, and is gone.
    }
  });
};

const underWay = {
  total: 240,
  waiting: 131,
  faulty: 0,
  created: 96,
  pending: 8,
  skipped: 2,
  rejected: 2,
  unconfirmed: 1,
  notSent: 0,
};

const gridIsThere = (page: Page) => page.getByText("Amara").first().waitFor();

export const importScenes: Scene[] = [
  { screen: "imports", state: "empty", world: "empty", path: "/imports", role: "recruiter" },
  {
    screen: "imports",
    state: "some",
    world: "few",
    path: async (world) => {
      await draft(world);
      await ended(world);
      return "/imports";
    },
    role: "recruiter",
  },
  {
    screen: "imports",
    state: "unreadable",
    world: "few",
    path: "/imports",
    role: "recruiter",
    async prepare(page) {
      const picture = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
      const file = { name: "people.csv", mimeType: "text/csv", buffer: picture };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("alert").first().waitFor();
    },
  },
  { screen: "import", state: "draft", world: "few", path: draft, role: "recruiter", prepare: gridIsThere },
  {
    screen: "import",
    state: "running",
    world: "few",
    path: ended,
    role: "recruiter",
    before: showing({ state: "running", counts: underWay, pace: { rowsPerMinute: 52, leftMs: 151_000 } }),
    prepare: (page) => page.getByRole("progressbar").waitFor(),
  },
  {
    screen: "import",
    state: "paused",
    world: "few",
    path: ended,
    role: "recruiter",
    before: showing({ state: "paused", reason: "unanswered", counts: underWay }),
    prepare: (page) => page.getByRole("progressbar").waitFor(),
  },
  { screen: "import", state: "done", world: "few", path: ended, role: "recruiter", isWhole: true },
];
