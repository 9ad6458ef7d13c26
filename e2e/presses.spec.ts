import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";

const chunks = "**/_next/static/chunks/*.js";

type Place = {
  name: string;
  path?: string;
  role?: "administrator";
  isPhone?: boolean;
  /** Its script comes right after the page, and may be there by then. */
  isEager?: boolean;
  /** Where its button is not on the screen from the start. */
  begin?: (page: Page) => Promise<void>;
  trigger: (page: Page) => Locator;
  item: (page: Page) => Locator;
  /** From the button, pressed at once. */
  keys?: string[];
  done: (page: Page) => Promise<void>;
  doneByKeys?: (page: Page) => Promise<void>;
};

const showFilters = (page: Page) => page.getByRole("button", { name: "Filters" }).click();
const option = (at: number) => (page: Page) => page.getByRole("option").nth(at);
const url = (pattern: RegExp) => (page: Page) => expect(page).toHaveURL(pattern);

/** Every kind of popup whose script comes with its use, on each kind of button. */
const places: Place[] = [
  {
    name: "the person’s menu",
    trigger: (page) => page.getByRole("button", { name: /Dana Whitfield/ }),
    item: (page) => page.getByRole("menuitemradio", { name: "Dark" }),
    keys: ["Enter", "ArrowDown", "Enter"],
    done: (page) => expect(page.locator("html")).toHaveAttribute("data-theme", "dark"),
  },
  {
    name: "the saved views",
    trigger: (page) => page.locator("[data-views-menu]"),
    item: (page) => page.getByRole("menuitem", { name: /^Save/ }),
    keys: ["Enter", "End", "Enter"],
    done: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
  {
    name: "the table’s look",
    trigger: (page) => page.getByRole("button", { name: "Display" }),
    item: (page) => page.getByRole("menuitemradio", { name: "Compact" }),
    keys: ["ArrowDown", "ArrowDown", "Enter"],
    done: (page) =>
      expect
        .poll(async () => (await (await page.request.get("/api/profile")).json()).preferences.density)
        .toBe("compact"),
  },
  {
    name: "a row’s menu",
    trigger: (page) => page.locator("tbody [data-row-menu]").first(),
    item: (page) => page.getByRole("menuitem", { name: "Open", exact: true }),
    keys: ["Enter", "Home", "Enter"],
    done: url(/\/assessments\/\d+/),
  },
  {
    name: "the interview filter",
    trigger: (page) => page.getByRole("combobox", { name: "Filter by interview" }),
    item: option(1),
    keys: ["Enter", "d", "a", "t", "a", "Enter"],
    done: url(/interview=\d+/),
  },
  {
    name: "a further filter with a few choices",
    begin: showFilters,
    trigger: (page) => page.getByRole("combobox", { name: "Filter by decision" }),
    item: option(2),
    keys: ["Enter", "ArrowDown", "Enter"],
    done: url(/decision=\w+/),
  },
  {
    name: "the interview picker",
    isEager: true,
    path: "/assessments/new",
    trigger: (page) => page.getByRole("combobox", { name: "Interview", exact: true }),
    item: option(1),
    keys: ["Enter", "d", "a", "t", "a", "Enter"],
    done: (page) =>
      expect(page.getByRole("combobox", { name: "Interview", exact: true })).not.toHaveText(/Choose/),
  },
  {
    name: "the language",
    path: "/settings/profile",
    trigger: (page) => page.getByRole("combobox", { name: "Language" }),
    item: (page) => page.getByRole("option", { name: "Deutsch" }),
    keys: ["Enter", "End", "Enter"],
    done: (page) => expect(page.locator("html")).toHaveAttribute("lang", "de"),
  },
  {
    name: "the filters’ sheet on a phone",
    isPhone: true,
    trigger: (page) => page.getByRole("button", { name: "Filters" }),
    item: (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }),
    done: (page) => expect(page.getByRole("dialog")).toHaveCount(0),
  },
  {
    name: "the log’s filters on a phone",
    path: "/settings/log",
    role: "administrator",
    isPhone: true,
    trigger: (page) => page.getByRole("button", { name: "Filters" }),
    item: (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }),
    done: (page) => expect(page.getByRole("dialog")).toHaveCount(0),
  },
  {
    name: "the question before many are archived",
    begin: async (page) => {
      await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
      // They are chosen once the list is there, and the bar has a script of its own.
      await expect(page.getByRole("button", { name: /^Archive…/ })).toBeVisible();
    },
    trigger: (page) => page.getByRole("button", { name: /^Archive…/ }),
    item: (page) => page.getByRole("dialog").getByRole("button", { name: "Cancel" }),
    done: (page) => expect(page.getByRole("dialog")).toHaveCount(0),
  },
];

/** Presses there, and has what is pressed move away before the release. */
async function pressWhileItMoves(page: Page, item: Locator): Promise<void> {
  await item.hover();
  await page.mouse.down();
  await item.evaluate((element) => {
    const popup = element.closest<HTMLElement>("[role='dialog'], [role='presentation']") ?? element;
    popup.style.translate = "0 -60vh";
  });
  await page.mouse.up();
}

for (const place of places) {
  const { path = "/assessments", begin, trigger, item, keys, done } = place;
  const settle = (page: Page) => expect(page.getByRole("main")).toBeVisible();

  test.describe(place.name, () => {
    test.beforeEach(async ({ page, member, takeSession }) => {
      if (place.isPhone) await page.setViewportSize({ width: 390, height: 844 });
      await takeSession(member(place.role ?? "recruiter"));
    });

    test("opens at a press made before its script is there, and what is pressed in it moves and is pressed all the same", async ({
      page,
    }) => {
      await page.goto(path);
      await settle(page);
      await begin?.(page);
      const letIn = await holdRequests(page, chunks);
      await trigger(page).click();
      if (!place.isEager) await expect(item(page)).toHaveCount(0);
      letIn();
      await pressWhileItMoves(page, item(page));
      await done(page);
    });

    if (keys) {
      test("takes the keys that were pressed at once", async ({ page }) => {
        await page.goto(path);
        await settle(page);
        await begin?.(page);
        await untilItRuns(trigger(page));
        const letIn = await holdRequests(page, chunks);
        await trigger(page).focus();
        for (const key of keys) await page.keyboard.press(key);
        letIn();
        await done(page);
      });
    }

    if (!begin) {
      test("opens at a press made before the page runs", async ({ page }) => {
        const letIn = await holdRequests(page, chunks);
        await page.goto(path, { waitUntil: "commit" });
        await trigger(page).click();
        // Impatience is no second press.
        await trigger(page).click();
        letIn();
        await expect(item(page)).toBeVisible();
      });
    }
  });
}

test("a press that is taken back by moving off does nothing", async ({ page, member, signIn }) => {
  await signIn(member("recruiter"));
  const person = page.getByRole("button", { name: /Dana Whitfield/ });
  await person.click();
  await page.getByRole("menuitemradio", { name: "Dark" }).hover();
  await page.mouse.down();
  await page.mouse.move(900, 500);
  await page.mouse.up();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
});

test("a finger’s press, too, goes to what it began on", async ({
  browser,
  page,
  shortlist,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const context = await browser.newContext({
    baseURL: shortlist.url,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto("/assessments?queue=all");
  await phone.getByRole("button", { name: "You" }).tap();
  const dark = phone.getByRole("menuitemradio", { name: "Dark" });
  const box = await dark.boundingBox();
  if (!box) throw new Error("There is no menu.");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(phone);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await dark.evaluate((element) => {
    const popup = element.closest<HTMLElement>("[role='presentation']");
    if (popup) popup.style.translate = "0 -40vh";
  });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(phone.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.close();
});

test("a list that scrolls by itself leaves an open menu where it is", async ({ page, member, signIn }) => {
  await signIn(member("recruiter"));
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  const item = page.getByRole("menuitem", { name: "Sign out" });
  await item.hover();
  const before = await item.boundingBox();
  if (!before) throw new Error("There is no menu.");
  await page.mouse.down();
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 400);
    return window.scrollY;
  });
  expect(scrolled).toBe(400);
  // The menu may still be opening, by less than a pixel.
  expect((await item.boundingBox())?.y).toBeCloseTo(before.y, 0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a letter on a closed list chooses nothing", async ({ page, member, takeSession }) => {
  const other = await member("viewer");
  await takeSession(member("administrator"));
  await page.goto("/settings/people");
  const role = page
    .getByRole("row")
    .or(page.getByRole("listitem"))
    .filter({ hasText: other.email })
    .getByRole("combobox");
  await role.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(role).toBeFocused();
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.keyboard.type("ar");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Recruiter" }).hover();
  await page.keyboard.press("Escape");
  await expect(role).toHaveText(/Viewer/);
  expect(sent).toEqual([]);
});

/** Keys that do something to the list: walk it, open a row, choose it, search, leave. */
const listKeys = ["j", "x", "Enter", "/", "g", "i"];

test("what is pressed while a question is on its way reaches neither the list nor the question", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
  const bar = page.getByRole("region", { name: "Selected assessments" });
  const archive = bar.getByRole("button", { name: /^Archive…/ });
  await expect(archive).toBeVisible();
  const chosen = (await bar.getByText(/^\d+ selected$/).textContent()) ?? "";
  const question = page.getByRole("dialog", { name: /^Archive \d+ assessments\?$/ });

  const letIn = await holdRequests(page, chunks);
  await archive.click();
  for (const key of listKeys) await page.keyboard.press(key);
  letIn();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/assessments(\?queue=\w+)?$/);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(bar.getByText(chosen, { exact: true })).toBeVisible();
  await expect(archive).toBeFocused();
});

test("whoever takes the wish for a question back is not asked, and keeps the selection", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
  const bar = page.getByRole("region", { name: "Selected assessments" });
  const archive = bar.getByRole("button", { name: /^Archive…/ });
  await expect(archive).toBeVisible();
  const letIn = await holdRequests(page, chunks);
  await archive.click();
  await page.keyboard.press("Escape");
  letIn();
  // The part’s own button has taken its place.
  await expect(archive).toHaveAttribute("id", /./);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await archive.click();
  await expect(page.getByRole("dialog", { name: /^Archive \d+ assessments\?$/ })).toBeVisible();
});

test("what is pressed while the sheet of keys or another page is on its way does nothing to the list", async ({
  page,
  member,
  signIn,
}) => {
  const letInPage = await holdRequests(page, /\/assessments\/new\?/);
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const letIn = await holdRequests(page, chunks);
  await page.keyboard.press("?");
  for (const key of listKeys) await page.keyboard.press(key);
  letIn();
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/assessments(\?queue=\w+)?$/);

  await page.keyboard.press("n");
  for (const key of listKeys) await page.keyboard.press(key);
  letInPage();
  await expect(page).toHaveURL(/\/assessments\/new$/);
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
});
