import type { Page, Route } from "playwright";
import type { Role, World, WorldName } from "./worlds";

/** One state of one screen: every picture of the tour is one of these in a size and a theme. */
export type Scene = {
  screen: string;
  state: string;
  world: WorldName;
  /** Who looks; nobody is signed in where it is absent. */
  role?: Role;
  /** Where it begins, or how that is found out. */
  path: string | ((world: World) => Promise<string> | string);
  /** Brings the page into the state; `once` differs from picture to picture. */
  prepare?: (page: Page, once: string) => Promise<void>;
  /** Runs before the page is opened: for answers that are held back or fail. */
  before?: (page: Page) => Promise<void>;
  /** The whole page is photographed, not only what is in sight. */
  isWhole?: boolean;
};

type Listed = { id: number; status: string };

/** The page of the first assessment of a tab. */
const firstOf = (query: string) => async (world: World) => {
  const { assessments } = (await (await world.get(`/api/assessments?${query}&limit=1`)).json()) as {
    assessments: Listed[];
  };
  if (!assessments[0]) throw new Error(`There is no assessment for ${query}.`);
  return `/assessments/${assessments[0].id}`;
};

const never = () => new Promise<void>(() => undefined);
const fail = (route: Route) => route.abort("connectionrefused");
const lists = /\/api\/assessments\?/;

const withLists = (answer: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route(lists, answer);
};

async function chooseInterview(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Interview" }).click();
  await page.getByRole("option").first().click();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await chooseInterview(page);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create assessment" }).click();
}

const home = { screen: "assessments", path: "/assessments", role: "recruiter" } as const;
const form = { screen: "new", path: "/assessments/new", role: "recruiter", isWhole: true } as const;
const settings = { screen: "settings", role: "administrator", isWhole: true } as const;
const one = { screen: "assessment", role: "recruiter", isWhole: true } as const;

/** Everything that is photographed. A new screen is a new line. */
export const scenes: Scene[] = [
  { screen: "sign-in", state: "first", world: "few", path: "/sign-in" },
  {
    screen: "sign-in",
    state: "refused",
    world: "few",
    path: "/sign-in",
    async prepare(page) {
      await page.getByLabel("E-mail", { exact: true }).fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("not the password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    screen: "set-up",
    state: "first",
    world: "new",
    path: (world) => world.setupPath ?? "/setup",
    isWhole: true,
  },
  { screen: "set-up", state: "spent", world: "few", path: "/setup?token=spent" },

  { ...home, state: "empty", world: "empty" },
  { ...home, state: "few", world: "few" },
  { ...home, state: "many", world: "many" },
  { ...home, state: "many-viewer", world: "many", role: "viewer" },
  {
    ...home,
    state: "many-end",
    world: "many",
    async prepare(page) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByText("candidate-000001@example.com").first().waitFor();
    },
  },
  { ...home, state: "unclaimed", world: "few", path: "/assessments?status=unclaimed" },
  { ...home, state: "nothing-found", world: "few", path: "/assessments?q=nobody-has-this-name" },
  { ...home, state: "down", world: "down", role: "administrator" },
  {
    ...home,
    state: "loading",
    world: "few",
    before: withLists(never),
    async prepare(page) {
      await page
        .getByRole("link", { name: /^Pending/ })
        .first()
        .click();
    },
  },
  {
    ...home,
    state: "error",
    world: "few",
    before: withLists(fail),
    async prepare(page) {
      await page
        .getByRole("link", { name: /^Pending/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  { ...home, state: "store-failing", world: "broken" },
  { ...home, screen: "needs-attention", state: "some", world: "troubled" },
  {
    ...home,
    screen: "needs-attention",
    state: "open",
    world: "troubled",
    async prepare(page) {
      await page.getByRole("button", { name: /to clear up$/ }).click();
      await page.getByRole("list", { name: "Invitations to clear up" }).waitFor();
    },
  },
  {
    ...home,
    screen: "needs-attention",
    state: "long-pending",
    world: "many",
    async prepare(page) {
      await page.getByRole("button", { name: /pending for more than/ }).click();
      await page.getByRole("list", { name: "Pending for long" }).waitFor();
    },
  },
  {
    ...home,
    state: "interview-filter",
    world: "few",
    async prepare(page) {
      await page
        .getByRole("combobox", { name: /interview/i })
        .first()
        .click();
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...home,
    state: "all-columns",
    world: "many",
    path: "/assessments?columns=candidate,externalId,interview,status,decision,detail,notes,invitedBy,created",
    async prepare(page) {
      await page.getByRole("button", { name: "Display" }).click();
      await page.getByRole("menuitemcheckbox").first().waitFor();
    },
  },
  {
    ...home,
    state: "save-view",
    world: "few",
    path: "/assessments?status=recommended",
    async prepare(page) {
      await page.locator("[data-views-menu]").click();
      await page.getByRole("menuitem", { name: "Save as a new view…" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Recommended, to be decided");
    },
  },

  { ...one, state: "pending", world: "few", path: firstOf("status=pending") },
  { ...one, state: "recommended", world: "few", path: firstOf("status=recommended") },
  { ...one, state: "not-recommended", world: "few", path: firstOf("status=not_recommended") },
  { ...one, state: "unclaimed", world: "few", path: firstOf("status=unclaimed") },
  { ...one, state: "viewer", world: "few", role: "viewer", path: firstOf("status=pending") },
  { ...one, state: "long-name", world: "many", path: firstOf("q=wolfeschlegel") },
  { ...one, state: "right-to-left", world: "many", path: firstOf("q=alkhwarizmi") },
  { ...one, state: "down", world: "down", path: firstOf("status=pending") },
  { ...one, state: "missing", world: "few", path: "/assessments/999999" },
  { ...one, state: "store-failing", world: "broken", path: "/assessments/1" },

  { ...form, state: "first", world: "few" },
  {
    ...form,
    state: "remarks",
    world: "few",
    async prepare(page) {
      await page.getByLabel("E-mail", { exact: true }).fill("dana@example");
      await page.getByLabel("Phone", { exact: false }).fill("+1 23");
      await page.getByLabel("Résumé", { exact: false }).fill("ftp://example.com/cv");
      await submit(page);
      await page.getByText("Choose an interview.").waitFor();
    },
  },
  {
    ...form,
    state: "suggestions",
    world: "few",
    async prepare(page) {
      await page.getByLabel("E-mail", { exact: true }).fill("dana@gmial.com");
      await page.getByLabel("Phone", { exact: false }).fill("+49 30 901820");
      await page.getByText("Did you mean").waitFor();
    },
  },
  { ...form, state: "down", world: "down" },
  {
    ...form,
    state: "duplicate",
    world: "few",
    async prepare(page, once) {
      for (const _ of ["first", "again"]) {
        await page.goto(new URL("/assessments/new", page.url()).href);
        await fillIn(page, `twice-${once}@example.com`);
        await submit(page);
        await page.getByRole("button", { name: /Copy/ }).first().waitFor();
      }
    },
  },
  {
    ...form,
    state: "created",
    world: "few",
    async prepare(page, once) {
      await fillIn(page, `created-${once}@example.com`);
      await submit(page);
      await page.getByRole("button", { name: /another/ }).waitFor();
    },
  },
  {
    ...form,
    state: "unconfirmed",
    world: "down",
    async prepare(page, once) {
      await fillIn(page, `unconfirmed-${once}@example.com`);
      await submit(page);
      await page
        .getByText(/didn’t confirm/)
        .first()
        .waitFor();
    },
  },
  {
    ...form,
    state: "no-answer",
    world: "few",
    async before(page) {
      await page.route("**/api/assessments", fail);
    },
    async prepare(page, once) {
      await fillIn(page, `no-answer-${once}@example.com`);
      await submit(page);
      await page
        .getByText(/answer/)
        .first()
        .waitFor();
    },
  },
  { ...form, state: "no-interviews", world: "broken" },

  { screen: "interviews", state: "few", world: "few", path: "/interviews", role: "recruiter", isWhole: true },
  {
    screen: "interviews",
    state: "empty",
    world: "empty",
    path: "/interviews",
    role: "viewer",
    isWhole: true,
  },
  {
    screen: "interviews",
    state: "many",
    world: "many",
    path: "/interviews",
    role: "recruiter",
    isWhole: true,
  },
  {
    screen: "interviews",
    state: "down",
    world: "down",
    path: "/interviews",
    role: "recruiter",
    isWhole: true,
  },

  { ...settings, state: "viewer", world: "few", path: "/settings/profile", role: "viewer" },
  { ...settings, state: "people", world: "few", path: "/settings/people" },
  { ...settings, state: "templates", world: "few", path: "/settings/templates" },
  { ...settings, state: "team", world: "few", path: "/settings/team" },
  { ...settings, state: "connection", world: "few", path: "/settings/connection" },
  { ...settings, state: "connection-down", world: "down", path: "/settings/connection" },
  { ...settings, state: "log", world: "many", path: "/settings/log" },
  { ...settings, state: "log-empty", world: "few", path: "/settings/log?person=nobody-is-called-this" },

  { screen: "forbidden", state: "viewer", world: "few", path: "/forbidden", role: "viewer" },
  { screen: "not-found", state: "signed-in", world: "few", path: "/nowhere", role: "viewer" },
  { screen: "not-found", state: "signed-out", world: "few", path: "/nowhere" },
];

export const nameOf = ({ screen, state }: Scene): string => `${screen}-${state}`;
