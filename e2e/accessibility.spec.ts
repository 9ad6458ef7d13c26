import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mainScreens } from "./support/main-screens";
import { makeImports } from "./support/make-imports";
import { untilItRuns } from "./support/page-runs";
import { smallTargets } from "./support/small-targets";

const looks = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 320, height: 640 } },
] as const;

for (const look of looks) {
  test(`axe finds nothing on any screen, ${look.colorScheme} at ${look.viewport.width} px, and none scrolls sideways`, async ({
    page,
    member,
    takeSession,
    shortlist,
    expectAccessible,
    allowedErrors,
  }) => {
    allowedErrors.push(/404/);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize(look.viewport);
    await takeSession(member("administrator"));

    const ids = async (status: string) => {
      const { assessments } = await (
        await page.request.get(`/api/assessments?status=${status}&limit=5`)
      ).json();
      return assessments as {
        id: number;
        applicationUrl: string;
        reportUrl?: string;
        candidate?: { id: number };
      }[];
    };
    const [recommended] = await ids("recommended");
    const [pending] = await ids("pending");
    const [unclaimed] = await ids("unclaimed");
    expect([recommended, pending, unclaimed]).not.toContain(undefined);
    const made = await page.request.post("/api/shortlists", {
      headers: { origin: shortlist.url },
      data: { name: "For the hiring manager", assessments: [recommended?.id, pending?.id] },
    });
    const { id: listId } = (await made.json()).shortlist;
    const { draft, done } = await makeImports(page.request, shortlist.url);
    const screens = [
      "/assessments",
      "/assessments?status=unclaimed",
      "/assessments?q=nobody-has-this-name",
      `/assessments/${recommended?.id}`,
      `/assessments/${pending?.id}`,
      `/assessments/${unclaimed?.id}`,
      "/assessments/999",
      `/candidates/${recommended?.candidate?.id}`,
      `/compare?ids=${recommended?.id},${pending?.id}`,
      "/compare?ids=1",
      "/assessments/new",
      "/shortlists",
      `/shortlists/${listId}`,
      `/shortlists/${listId}/read`,
      "/shared/spent",
      "/interviews",
      "/imports",
      `/imports/${draft}`,
      `/imports/${done}`,
      "/insights",
      "/settings/profile",
      "/settings/people",
      "/settings/access",
      "/settings/templates",
      "/settings/team",
      "/settings/retention",
      "/settings/connection",
      "/settings/log",
      "/forbidden",
      "/setup?token=spent",
      "/nowhere",
      "/sandbox/outbox",
      pending?.applicationUrl ?? "",
      recommended?.reportUrl ?? "",
    ];
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.goto(screen);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible();
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang).toBe(0);
      });
    }
  });
}

test("a recruiter finds, copies, opens and starts anew with the keyboard alone", { tag: "@story" }, async ({
  page,
  context,
  member,
  mark,
  invite,
  takeSession,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await takeSession(member("recruiter"));
  const email = `${mark}@example.com`;
  const { id, applicationUrl } = await invite({ email });
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();

  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Search assessments" })).toBeFocused();
  await page.keyboard.type(email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(/q=/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").nth(2)).toBeVisible();

  await page.keyboard.press("/");
  await page.keyboard.type(email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.keyboard.press("Enter");
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await expect(page.getByText("Copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(applicationUrl);
  await page.keyboard.press("Enter");
  // The list’s view goes along.
  await expect(page).toHaveURL(new RegExp(`/assessments/${id}\\?queue=all&q=`));

  await page.goBack();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New assessment" })).toBeVisible();
});

test("in forced colours a row’s menu button shows its dots", async ({ page, member, takeSession }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await takeSession(member("recruiter"));
  await page.goto("/assessments?queue=all");
  const dots = await page
    .getByRole("button", { name: /^More/ })
    .first()
    .evaluate((button) => {
      const { backgroundColor, boxShadow } = getComputedStyle(button, "::before");
      return { backgroundColor, boxShadow, canvas: getComputedStyle(button).backgroundColor };
    });
  expect(dots.backgroundColor).not.toBe(dots.canvas);
  expect(dots.boxShadow).toContain(dots.backgroundColor);
});

test("in forced colours one sees which option is meant, what is chosen, and where what floats ends", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  shortlist,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `seen.${mark}@example.com` });
  await member("recruiter", `Mo ${mark}`);
  const outlineOf = (option: Locator) =>
    option.evaluate((it) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(it);
      return `${outlineStyle} ${outlineWidth}`;
    });
  const bordersOf = (box: Locator) => box.evaluate((it) => getComputedStyle(it).borderTopWidth);

  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("combobox", { name: "Filter by interview" }).click();
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role='option'][data-highlighted]");
  await expect(active).toHaveCount(1);
  expect(await outlineOf(active)).toBe("solid 2px");
  expect(await outlineOf(page.locator("[role='option']:not([data-highlighted])").first())).toMatch(/^none/);
  await page.reload();
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("tr:focus-within")).toHaveCount(1);
  await page.keyboard.press("h");
  const notice = page.getByRole("region", { name: "Your last action" });
  await expect(notice).toBeVisible();
  expect(await bordersOf(notice)).toBe("1px");

  await page.goto(`/assessments/${id}`);
  const note = page.getByLabel("Write a note");
  await untilItRuns(note);
  await note.pressSequentially(`@Mo ${mark.slice(0, 3)}`);
  await expect(options).toHaveCount(1);
  expect(await outlineOf(options.first())).toBe("solid 2px");

  const made = await page.request.post("/api/shortlists", {
    headers: { origin: shortlist.url },
    data: { name: mark, assessments: [id] },
  });
  const list = (await made.json()).shortlist.id;
  await page.goto(`/shortlists/${list}/read`);
  const answers = page.getByRole("group", { name: /^Your/ }).first();
  const yes = answers.getByRole("button", { name: "Yes" });
  await untilItRuns(yes);
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  const ground = (button: Locator) => button.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await ground(yes)).not.toBe(await ground(answers.getByRole("button", { name: "No", exact: true })));
});

test("in forced colours one sees whether a switch is on, which theme, page and row it is, and what was decided", async ({
  page,
  member,
  takeSession,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await takeSession(member("administrator"));
  const styleOf = (it: Locator, property: "backgroundColor" | "borderTopColor" | "outlineStyle") =>
    it.evaluate((drawn, name) => getComputedStyle(drawn)[name], property);

  await page.goto("/settings/profile");
  const shortcuts = page.getByRole("switch").first();
  await untilItRuns(shortcuts);
  for (const _ of ["as it was", "the other way"]) {
    const thumb = await styleOf(shortcuts.locator("> span"), "backgroundColor");
    expect(thumb).not.toBe(await styleOf(shortcuts, "backgroundColor"));
    await shortcuts.click();
  }
  const themes = page.getByRole("radiogroup", { name: "Theme" });
  const [chosen, other] = [
    themes.getByRole("radio", { checked: true }),
    themes.getByRole("radio", { checked: false }),
  ];
  expect(await styleOf(chosen, "borderTopColor")).not.toBe(await styleOf(other.first(), "borderTopColor"));
  for (const name of ["Main", "Settings"]) {
    const pages = page.getByRole("navigation", { name }).filter({ visible: true }).getByRole("link");
    expect(await styleOf(pages.and(page.locator("[aria-current='page']")), "outlineStyle")).toBe("solid");
    expect(await styleOf(pages.and(page.locator(":not([aria-current])")).first(), "outlineStyle")).toBe(
      "none",
    );
  }

  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.locator("[data-row-link]").nth(1).press("Enter");
  await expect(page.locator("h2:focus")).toBeVisible();
  expect(await styleOf(page.locator("tr[aria-current='true']"), "outlineStyle")).toBe("solid");
  const decisions = page.getByRole("toolbar", { name: "Decision" }).getByRole("button");
  const [decided, undecided] = [
    decisions.and(page.locator("[aria-pressed='true']")),
    decisions.and(page.locator("[aria-pressed='false']")),
  ];
  expect(await styleOf(decided, "backgroundColor")).not.toBe(
    await styleOf(undecided.first(), "backgroundColor"),
  );
  const box = page.getByRole("row").nth(3).getByRole("checkbox");
  const markOf = () => box.evaluate((it) => getComputedStyle(it, "::after").display);
  expect(await markOf()).toBe("none");
  await box.check();
  expect(await markOf()).toBe("block");
});

test("a row’s menu that opens announces nothing, and says aloud that it has copied", {
  tag: "@story",
}, async ({ page, mark, member, invite, takeSession }) => {
  await takeSession(member("recruiter"));
  await invite({ email: `copied.${mark}@example.com` });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("button", { name: /^More: / }).click();
  const copies = page.getByRole("menuitem", { name: "Copy link" });
  await expect(copies).toBeVisible();
  const live = page.locator("[role='status'], [role='alert'], [aria-live]");
  await expect(page.getByRole("menu").locator(live)).toHaveCount(0);
  await expect(live.filter({ hasText: "Copy link" })).toHaveCount(0);
  await copies.click();
  // By role: what is hidden from screen readers isn’t found.
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
});

test.describe("under a finger", () => {
  const [upright, onItsSide] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  // What others have left on a shared dashboard would be measured too.
  test.use({ viewport: upright, hasTouch: true, isMobile: true, alone: true });

  test("every target on every screen has room, upright and on its side", async ({
    page,
    member,
    takeSession,
    shortlist,
  }) => {
    await takeSession(member("administrator"));
    for (const screen of await mainScreens(page.request, shortlist.url)) {
      await page.setViewportSize(upright);
      await page.goto(screen);
      for (const viewport of [upright, onItsSide]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => smallTargets(page), `${screen} at ${viewport.width} px`).toEqual([]);
      }
    }
  });
});
