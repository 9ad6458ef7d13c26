import type { Page, Route } from "playwright";
import { answering, fail, live, never, type Scene } from "./scene";
import type { Role, World } from "./worlds";

const home = { screen: "assessments", path: "/assessments?queue=all", role: "recruiter" } as const;
const few = { ...home, world: "few" } as const;
const lists = /\/api\/assessments\?/;

const pressTab = (page: Page) =>
  page
    .getByRole("link", { name: /^Pending/ })
    .first()
    .click();

/** On cards choosing is a mode. */
async function beginChoosing(page: Page): Promise<void> {
  await live(page);
  const select = page.getByRole("button", { name: "Select", exact: true });
  if (await select.isVisible()) await select.click();
}

async function chooseThree(page: Page): Promise<void> {
  await beginChoosing(page);
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all loaded)/ });
  for (const at of [0, 2, 4]) await boxes.nth(at).click();
  await page
    .getByText(/^(3|#) selected$/)
    .first()
    .waitFor();
}

/** Four of the pending ones, and their reminders. */
async function remindFour(page: Page): Promise<void> {
  await beginChoosing(page);
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all loaded)/ });
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).click();
  const bar = page.getByRole("region", { name: "Selected assessments" });
  const remind = bar.getByRole("button", { name: "Remind" });
  const more = bar.getByRole("button", { name: "More" });
  await remind.or(more).first().waitFor();
  // On a phone it is in the menu.
  if (await remind.isVisible()) await remind.click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: "Remind…" }).click();
  }
  await page.getByRole("button", { name: "Write one by one" }).waitFor();
}

async function remindOneByOne(page: Page): Promise<void> {
  await remindFour(page);
  await page.getByRole("button", { name: "Write one by one" }).click();
  await page.getByRole("link", { name: /^Open draft/ }).waitFor();
}

/** A colleague has just contacted them all. */
async function answerTheirs(route: Route): Promise<void> {
  const { ids } = route.request().postDataJSON() as { ids: number[] };
  const theirs = { reason: "contacted_here", at: new Date().toISOString(), by: "Ben Ito" };
  const skipped = ids.map((id) => ({ id, ...theirs }));
  await route.fulfill({ json: { assessments: [], snoozedUntil: theirs.at, skipped } });
}

const searching = (text: string) => async (page: Page) => {
  await live(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /jump|palette|candidate/i }).last();
  await field.waitFor();
  await page.keyboard.type(text);
  // The palette’s candidates come from the server.
  if (text) await page.waitForTimeout(1_000);
};

/** Pins are a person’s own: those who look at no other state of this screen have them. */
const pinning =
  (role: Role, names: readonly string[]) =>
  async ({ url, cookie }: World) => {
    const headers = { cookie: await cookie(role), origin: url, "content-type": "application/json" };
    const queries = ["status=pending", "status=recommended&decision=undecided", "createdWithin=7", "q=an"];
    for (const [at, name] of names.entries()) {
      const view = { name, query: queries[at % queries.length], pinned: at < 8 };
      // From the second picture on they are there.
      const answer = await fetch(`${url}/api/views`, {
        method: "POST",
        headers,
        body: JSON.stringify(view),
      });
      await answer.body?.cancel();
    }
    const { pins } = (await (await fetch(`${url}/api/views/pins`, { headers })).json()) as {
      pins: { id: string; query: string }[];
    };
    const [, second] = pins;
    return `/assessments?${second?.query}&view=${second?.id}`;
  };

const threeNames = ["Waiting", "Good and undecided", "This week"];
const nineNames = [
  ...threeNames,
  "Everybody whose name has an “an” somewhere in it",
  "Backend, Berlin",
  "Referrals",
  "営業候補者",
  "Follow up on Monday",
  "One too many",
];

async function openViews(page: Page): Promise<void> {
  await live(page);
  await page.locator("[data-views-menu]").click();
  await page.getByRole("menuitemcheckbox").first().waitFor();
}

export const tableScenes: Scene[] = [
  { ...home, state: "empty", world: "empty" },
  { ...few, state: "few" },
  { ...home, state: "many", world: "many" },
  { ...home, state: "many-viewer", world: "many", role: "viewer" },
  {
    ...home,
    state: "many-end",
    world: "many",
    async prepare(page) {
      // Cards get their heights when they are rendered, which moves the page’s end.
      const isThere = () => {
        window.scrollTo(0, document.body.scrollHeight);
        const rows = [...document.querySelectorAll("tr")];
        return rows.some(({ textContent }) => textContent.includes("candidate-000001@example.com"));
      };
      await page.waitForFunction(isThere, undefined, { polling: 200 });
    },
  },
  { ...few, state: "pending", path: "/assessments?queue=pending" },
  { ...few, state: "reminding", path: "/assessments?queue=pending", prepare: remindFour },
  { ...few, state: "reminding-one-by-one", path: "/assessments?queue=pending", prepare: remindOneByOne },
  {
    ...few,
    state: "reminding-failing",
    path: "/assessments?queue=pending",
    before: answering(/\/api\/assessments\/reminders/, fail),
    async prepare(page) {
      await remindFour(page);
      await page.getByRole("button", { name: "Mail merge file (CSV)" }).click();
      await page.getByText("Nothing was recorded").waitFor();
    },
  },
  {
    ...few,
    state: "reminding-theirs",
    path: "/assessments?queue=pending",
    before: answering(/\/api\/assessments\/reminders/, answerTheirs),
    async prepare(page) {
      await remindFour(page);
      await page.getByRole("button", { name: "Mail merge file (CSV)" }).click();
      await page.getByRole("button", { name: "Close" }).last().waitFor();
    },
  },
  { ...few, state: "unclaimed", path: "/assessments?status=unclaimed" },
  { ...few, state: "completed", path: "/assessments?status=completed" },
  { ...home, state: "right-to-left", world: "many", path: "/assessments?queue=all&q=sara.cohen" },
  { ...few, state: "nothing-found", path: "/assessments?q=nobody-has-this-name" },
  { ...few, state: "archived", path: "/assessments?archived=1" },
  { ...few, state: "archived-included", path: "/assessments?status=completed&archived=with" },
  { ...few, state: "mine", path: "/assessments?assignee=me" },
  {
    ...few,
    state: "notifications",
    async prepare(page) {
      await live(page);
      const bell = page.getByRole("button", { name: "Notifications" });
      if (await bell.isVisible()) await bell.click();
      else {
        await page.getByRole("button", { name: "You" }).click();
        await page.getByRole("menuitem", { name: "Notifications" }).click();
      }
      await page.getByRole("dialog", { name: "Notifications" }).waitFor();
    },
  },
  { ...home, state: "down", world: "down", role: "administrator" },
  { ...home, state: "unread", world: "unread" },
  { ...few, state: "loading", before: answering(lists, never), prepare: pressTab },
  {
    ...few,
    state: "error",
    before: answering(lists, fail),
    async prepare(page) {
      await pressTab(page);
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
      await live(page);
      await page.getByRole("button", { name: /to review$/ }).click();
      await page.getByRole("list", { name: "Invitations to review" }).waitFor();
    },
  },
  {
    ...home,
    screen: "needs-attention",
    state: "long-pending",
    world: "many",
    async prepare(page) {
      await live(page);
      await page.getByRole("button", { name: /pending for more than/ }).click();
      await page.getByRole("list", { name: "Pending too long" }).waitFor();
    },
  },
  {
    ...home,
    screen: "needs-attention",
    state: "acted-on",
    world: "many",
    async prepare(page) {
      await live(page);
      await page.getByRole("button", { name: /pending for more than/ }).click();
      const list = page.getByRole("list", { name: "Pending too long" });
      await list
        .getByRole("button", { name: /^Copy message/ })
        .nth(1)
        .click();
      const snooze = list.getByRole("button", { name: /^Snooze/ }).nth(2);
      if (await snooze.isVisible()) await snooze.click();
      await page.getByRole("button", { name: /^Undo/ }).first().waitFor();
    },
  },
  {
    ...few,
    state: "interview-filter",
    async prepare(page) {
      await live(page);
      await page
        .getByRole("combobox", { name: /interview/i })
        .first()
        .click();
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...home,
    state: "filters",
    world: "many",
    path: "/assessments?decision=undecided&createdFrom=2020-01-01T00:00:00.000Z",
  },
  {
    ...home,
    state: "filters-days",
    world: "many",
    path: "/assessments?decision=undecided&completedWithin=30",
    async prepare(page) {
      await live(page);
      const days = page.getByRole("button", { name: /^(Completed|Abgeschlossen):/ });
      // On phones it is in the sheet.
      if (!(await days.isVisible()))
        await page.locator("button[aria-haspopup=dialog]:has(.lucide-list-filter)").click();
      await days.click();
      await page.getByRole("grid").waitFor();
    },
  },
  {
    ...home,
    state: "filters-open",
    world: "many",
    path: "/assessments?decision=undecided",
    async prepare(page) {
      await live(page);
      // One line is already there; on phones it is a sheet.
      const opensSheet = page.locator("button[aria-haspopup=dialog]:has(.lucide-list-filter)");
      if (await opensSheet.isVisible()) await opensSheet.click();
    },
  },
  {
    ...few,
    state: "views",
    async prepare(page) {
      await live(page);
      await page.locator("[data-views-menu]").click();
      await page.getByText("No saved views yet").waitFor();
    },
  },
  { ...few, state: "pinned", role: "viewer", path: pinning("viewer", threeNames), prepare: live },
  {
    ...few,
    state: "pinned-menu",
    role: "viewer",
    path: pinning("viewer", threeNames),
    prepare: openViews,
  },
  {
    ...few,
    state: "pinned-full",
    role: "administrator",
    path: pinning("administrator", nineNames),
    prepare: openViews,
  },
  {
    ...few,
    state: "pinned-full-saving",
    role: "administrator",
    path: pinning("administrator", nineNames),
    async prepare(page) {
      await openViews(page);
      await page.getByRole("menuitem", { name: "Save as a new view…" }).click();
      await page.getByRole("dialog").getByLabel("Name").waitFor();
    },
  },
  {
    ...few,
    state: "save-view",
    path: "/assessments?status=pending",
    async prepare(page) {
      await live(page);
      await page.locator("[data-views-menu]").click();
      await page.getByRole("menuitem", { name: "Save as a new view…" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Recommended, to be decided");
    },
  },
  {
    ...home,
    state: "all-columns",
    world: "many",
    path: "/assessments?columns=candidate,externalId,interview,status,decision,detail,notes,invitedBy,created",
    async prepare(page) {
      await live(page);
      await page.getByRole("button", { name: "Display" }).click();
      await page.getByRole("menuitemcheckbox").first().waitFor();
    },
  },
  { ...few, state: "selected", prepare: chooseThree },
  {
    ...few,
    state: "selected-by-key",
    async prepare(page) {
      await chooseThree(page);
      await page.keyboard.press("Tab");
    },
  },
  {
    ...home,
    state: "many-selected",
    world: "many",
    async prepare(page) {
      await chooseThree(page);
      await page.getByRole("button", { name: /^Copy links/ }).click();
      await page
        .getByText(/Copied|No link|by hand/)
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  },
  {
    ...few,
    state: "row-menu",
    async prepare(page) {
      await live(page);
      await page.getByRole("button", { name: /^More/ }).first().click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },

  { ...few, screen: "palette", state: "first", prepare: searching("") },
  {
    ...few,
    screen: "palette",
    state: "in-hand",
    path: "/assessments?queue=to_decide",
    async prepare(page) {
      await live(page);
      await page.keyboard.press("j");
      await searching("")(page);
    },
  },
  {
    ...few,
    screen: "palette",
    state: "chosen",
    async prepare(page) {
      await chooseThree(page);
      await searching("")(page);
    },
  },
  { ...few, screen: "palette", state: "settings", role: "administrator", prepare: searching("log") },
  { ...few, screen: "palette", state: "ranked", prepare: searching("re") },
  { ...home, screen: "palette", state: "candidates", world: "many", prepare: searching("wolf") },
  { ...few, screen: "palette", state: "nothing", prepare: searching("zzzzzz") },
  {
    ...few,
    screen: "palette",
    state: "error",
    before: answering(lists, fail),
    prepare: searching("amara"),
  },
  {
    ...few,
    screen: "shortcuts",
    state: "sheet",
    async prepare(page) {
      await live(page);
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    },
  },
];
