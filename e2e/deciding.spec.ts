import type { Page } from "@playwright/test";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

const rows = 240;
// The tests count rows and decisions.
test.use({ alone: true, assessments: rows });

type Listed = {
  total: number;
  counts: Record<string, number>;
  assessments: { id: number; decision?: { value: string }; candidate?: { email: string } }[];
};

const listed = async (page: Page, query: string): Promise<Listed> =>
  (await page.request.get(`/api/assessments?${query}`)).json();

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name });
const rowCount = (page: Page) =>
  page.getByRole("table", { name: "Assessments" }).getAttribute("aria-rowcount");

test.beforeEach(async ({ page, member, takeSession }) => {
  await takeSession(member("recruiter"));
  await page.goto("/settings/profile");
  const whole = async () => (await listed(page, "limit=1&archived=with")).total;
  await expect.poll(whole, { timeout: 90_000 }).toBe(rows);
});

test("a recruiter decides on forty from the list, in at most 45 keystrokes", { tag: "@story" }, async ({
  page,
}) => {
  const { to_decide: toDecide = 0 } = (await listed(page, "limit=1")).counts;
  expect(toDecide).toBeGreaterThan(40);
  const queue = (await listed(page, "queue=to_decide&limit=41")).assessments.map(({ id }) => id);
  // The home leads to what is to be decided.
  await page.goto("/assessments");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  await expect(page).toHaveURL(/queue=to_decide/);
  await expect(tab(page, "To decide")).toHaveAttribute("aria-current", "page");
  await expect(tab(page, "To decide")).toHaveText(`To decide${toDecide}`);

  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes += 1;
    await page.keyboard.press(key);
  };
  await press("j");
  for (let decided = 0; decided < 40; decided += 1) {
    await expect(page.locator("tr:focus-within a[data-row-link]")).toHaveAttribute(
      "href",
      `/assessments/${queue[decided]}`,
    );
    await press(["a", "r", "h"][decided % 3] ?? "a");
  }
  expect(keystrokes).toBeLessThanOrEqual(45);

  await expect(tab(page, "To decide")).toHaveText(`To decide${toDecide - 40}`);
  await expect(tab(page, "Advanced")).toHaveText("Advanced14");
  await expect(tab(page, "Rejected")).toHaveText("Rejected13");
  await expect(tab(page, "On hold")).toHaveText("On hold13");
  expect(await rowCount(page)).toBe(String(toDecide - 40 + 1));
  await tab(page, "Advanced").click();
  await expect.poll(() => rowCount(page)).toBe("15");
});

test("the last decision is taken back by a key, and the row is in its place again", async ({ page }) => {
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first, second] = (await listed(page, "queue=to_decide&limit=2")).assessments;
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  const rowsLink = (id: number | undefined) => page.locator(`a[data-row-link][href="/assessments/${id}"]`);
  await expect(rowsLink(first?.id)).toHaveCount(0);
  await expect(rowsLink(second?.id)).toBeFocused();
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText("rejected");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(rowsLink(first?.id)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText("undecided again");
});

/** What became of each: of the first letter of its decision. */
async function decisionsOf(page: Page, ids: readonly number[]): Promise<string> {
  const { assessments } = await listed(page, "queue=all&limit=200");
  const of = new Map(assessments.map(({ id, decision }) => [id, decision?.value]));
  return ids.map((id) => (of.get(id) ?? "undecided").slice(0, 1)).join("");
}

for (const where of ["list", "panel"] as const)
  test(`keys pressed faster than the ${where} follows each decide on the next one, and on no other`, async ({
    page,
  }) => {
    await page.goto("/assessments?queue=to_decide");
    await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
    const queue = (await listed(page, "queue=to_decide&limit=14")).assessments.map(({ id }) => id);
    const link = page.locator(`a[data-row-link][href="/assessments/${queue[0]}"]`);
    if (where === "panel") {
      await link.click();
      await expect(page.getByText(`Assessment ${queue[0]}`, { exact: true })).toBeVisible();
    } else {
      await page.keyboard.press("j");
      await expect(link).toBeFocused();
    }
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const keys = "ahrrahaahhrr";
    for (const key of keys) await page.keyboard.press(key, { delay: 5 });
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect.poll(() => decisionsOf(page, queue)).toBe(`${keys}uu`);
    await expect(page.getByText("has just decided")).toHaveCount(0);
  });

test("each press of the key for undoing takes back one decision more, and leads back to its row", async ({
  page,
}) => {
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const queue = (await listed(page, "queue=to_decide&limit=3")).assessments.map(({ id }) => id);
  const linkOf = (id: number | undefined) => page.locator(`a[data-row-link][href="/assessments/${id}"]`);
  await page.keyboard.press("j");
  for (const key of "ahr") await page.keyboard.press(key);
  await expect.poll(() => decisionsOf(page, queue)).toBe("ahr");
  for (const [left, last] of [
    ["ahu", 2],
    ["auu", 1],
    ["uuu", 0],
  ] as const) {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(linkOf(queue[last])).toBeFocused();
    await expect.poll(() => decisionsOf(page, queue)).toBe(left);
  }
  // Nothing is left to take back.
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("h");
  await expect.poll(() => decisionsOf(page, queue)).toBe("huu");
  await expect(linkOf(queue[1])).toBeFocused();
});

test("a second decision before the first is saved counts, and isn’t taken for a colleague’s", async ({
  page,
}) => {
  await page.goto("/assessments?queue=all&status=completed");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first] = (await listed(page, "queue=all&status=completed&limit=1")).assessments;
  await page.keyboard.press("j");
  const letIn = await holdRequests(page, "**/api/assessments/decisions");
  for (const key of "ahr") await page.keyboard.press(key);
  letIn();
  await expect.poll(() => decisionsOf(page, [first?.id ?? 0])).toBe("r");
  await expect(page.getByText("has just decided")).toHaveCount(0);
});

test("a reason is given by a key, and the focus comes back to the row", async ({ page }) => {
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first, second] = (await listed(page, "queue=to_decide&limit=2")).assessments;
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  const next = page.locator(`a[data-row-link][href="/assessments/${second?.id}"]`);
  await expect(next).toBeFocused();
  const told = page.getByRole("region", { name: "Your last action" });
  await expect(told).toContainText("rejected");
  await page.keyboard.press("w");
  await expect(told.getByRole("form", { name: "Reason" })).toBeVisible();
  // Letters typed outside the form are typed into it, and no row is decided on.
  await next.focus();
  await page.keyboard.type("her ");
  await expect(told.getByRole("textbox")).toBeFocused();
  await expect(told.getByRole("textbox")).toHaveValue("her ");
  expect(await decisionsOf(page, [second?.id ?? 0])).toBe("u");
  await told.getByRole("textbox").fill("Two hours each way.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(told.getByRole("form")).toHaveCount(0);
  await expect(next).toBeFocused();
  await page.goto(`/assessments/${first?.id}`);
  await expect(page.getByText("Two hours each way.").first()).toBeVisible();
});

test("in the panel a decision opens the next one", async ({ page }) => {
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first, second] = (await listed(page, "queue=to_decide&limit=2")).assessments;
  await page.locator(`a[data-row-link][href="/assessments/${first?.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/assessments/${first?.id}`));
  await page.keyboard.press("h");
  await expect(page).toHaveURL(new RegExp(`/assessments/${second?.id}`));
  expect((await listed(page, "queue=hold&limit=5")).assessments.map(({ id }) => id)).toEqual([first?.id]);
});

test("a decision at the moment of a click opens the next one", async ({ page }) => {
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first, second] = (await listed(page, "queue=to_decide&limit=2")).assessments;
  const link = page.locator(`a[data-row-link][href="/assessments/${first?.id}"]`);
  // The panel’s script has to be there: before it, nothing is open yet.
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/assessments/${first?.id}`));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/assessments\?/);
  await link.evaluate((opener: HTMLElement) => {
    opener.focus();
    opener.click();
    opener.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(new RegExp(`/assessments/${second?.id}`));
});

test("of what is chosen, a colleague’s newer decision stays, and is named", async ({ page }) => {
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first, second, third] = (await listed(page, "queue=to_decide&limit=3")).assessments;
  await page.route(
    "**/api/assessments/decisions",
    async (route) => {
      // A colleague is faster.
      const theirs = await route.fetch({
        postData: JSON.stringify({ ids: [second?.id], decision: "hold" }),
      });
      expect(theirs.ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.press("j");
    await page.keyboard.press("x");
  }
  await page.keyboard.press("a");
  const told = page.getByRole("region", { name: "Your last action" });
  await expect(told).toContainText("2 candidates advanced.");
  await expect(told).toContainText("has just decided “On hold”");
  await expect
    .poll(async () =>
      (await listed(page, "queue=advance&limit=5")).assessments.map(({ id }) => id).toSorted(),
    )
    .toEqual([first?.id, third?.id].toSorted());
});

test("the tabs follow search and filters, and nothing under one tab leads to the others", async ({
  page,
}) => {
  await page.goto("/assessments?queue=all");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  let email = "";
  const readEmail = async () => {
    const { assessments } = await listed(page, "status=recommended&limit=1");
    email = assessments[0]?.candidate?.email ?? "";
    return email;
  };
  // The service tells it for one assessment at a time.
  await expect.poll(readEmail).toContain("@");
  await page.getByRole("textbox", { name: "Search assessments" }).fill(email);
  const { counts } = await listed(page, `q=${encodeURIComponent(email)}&limit=1`);
  for (const [name, queue] of [
    ["To decide", "to_decide"],
    ["Pending", "pending"],
    ["All", "all"],
  ] as const)
    await expect(tab(page, name)).toHaveText(`${name}${counts[queue]}`);
  await tab(page, "On hold").click();
  await expect(page.getByText("Nothing matches under “On hold”")).toBeVisible();
  await page.getByRole("button", { name: /^Show \d+ match(es)? under “All”$/ }).click();
  await expect(tab(page, "All")).toHaveAttribute("aria-current", "page");
  await expect.poll(() => rowCount(page)).toBe(String((counts.all ?? 0) + 1));
});

test("a decision gets one of the team’s reasons, which stands in the panel and in the log", async ({
  page,
  browser,
  shortlist,
  member,
  takeSession,
}) => {
  const context = await browser.newContext({ baseURL: shortlist.url });
  const office = await context.newPage();
  await takeSession(member("administrator"), office);
  await office.goto("/settings/team");
  const reasons = office.getByRole("region", { name: "Reasons for decisions" });
  await reasons.getByLabel("Rejected").fill("Withdrew\nToo far away");
  await reasons.getByRole("button", { name: "Save" }).nth(2).click();
  await expect(reasons.getByText("Saved")).toBeVisible();
  await context.close();

  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first] = (await listed(page, "queue=to_decide&limit=1")).assessments;
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  const told = page.getByRole("region", { name: "Your last action" });
  await told.getByRole("button", { name: "Add a reason" }).click();
  await told.getByRole("button", { name: "Too far away" }).click();
  await told.getByRole("textbox").fill("Two hours each way.");
  await told.getByRole("button", { name: "Save reason" }).click();
  await expect(told.getByRole("button", { name: "Change the reason" })).toBeVisible();
  await page.goto(`/assessments/${first?.id}`);
  await expect(page.getByText("Two hours each way.").first()).toBeVisible();
  await expect(page.getByText("Too far away", { exact: true })).toBeVisible();
  // Undone as a whole, not by its reason alone.
  await page.goto("/assessments?queue=reject");
  await expect(page.getByRole("link", { name: /^Rejected ?1$/ })).toBeVisible();
});

test("a decision that can’t be saved brings the row back, is repeated, and can be undone as one", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await page.goto("/assessments?queue=to_decide");
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  const [first] = (await listed(page, "queue=to_decide&limit=1")).assessments;
  const row = page.locator(`a[data-row-link][href="/assessments/${first?.id}"]`);
  // It arrives, and its answer is lost.
  await page.route(
    "**/api/assessments/decisions",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  const told = page.getByRole("region", { name: "Your last action" });
  await expect(told).toContainText("wasn’t saved");
  await told.getByRole("button", { name: "Try again" }).click();
  await expect(told).toContainText("rejected");
  await expect(row).toHaveCount(0);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  expect((await listed(page, "queue=reject&limit=1")).total).toBe(0);
});

test("deciding about many at once is asked about, from the bar and by key, and can be left", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments?queue=all");
  await untilItRuns(page.getByRole("main"));
  const before = (await listed(page, "limit=1")).counts;
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).check();
  const bar = page.getByRole("region", { name: "Selected assessments" });
  await bar.getByRole("button", { name: /^Select all/ }).click();
  const question = page.getByRole("dialog", { name: /^Reject \d+ candidates\?$/ });
  await bar.getByRole("button", { name: "Decide" }).click();
  await page.getByRole("menuitem", { name: /^Reject/ }).click();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(bar.getByRole("button", { name: "Decide" })).toBeFocused();
  await page.keyboard.press("r");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(bar.getByText(/^\d+ selected$/)).toBeVisible();
  expect((await listed(page, "limit=1")).counts).toEqual(before);
});

test("on a phone one tap on a card decides, and only on one that waits for it", { tag: "@story" }, async ({
  browser,
  baseURL,
  page,
  expectAccessible,
}) => {
  const device = {
    baseURL,
    storageState: await page.context().storageState(),
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    isMobile: true,
  };
  const withoutScripts = await browser.newContext({ ...device, javaScriptEnabled: false });
  const still = await withoutScripts.newPage();
  await still.goto("/assessments?queue=to_decide");
  const before = await still.locator("tbody tr[data-index]").first().boundingBox();
  await withoutScripts.close();
  const context = await browser.newContext(device);
  const phone = await context.newPage();
  await phone.goto("/assessments?queue=to_decide");
  const card = phone.locator("tbody tr[data-index]").first();
  const name = await card.locator("[data-row-link]").textContent();
  const group = phone.getByRole("group", { name: `Decision: ${name}` });
  for (const decision of ["Advance", "Hold", "Reject"]) {
    const size = await group.getByRole("button", { name: decision }).boundingBox();
    expect(Math.min(size?.height ?? 0, size?.width ?? 0)).toBeGreaterThanOrEqual(42);
  }
  // The page as it was served kept room for them. The status above may take a second line meanwhile and move the card.
  expect((await card.boundingBox())?.height).toBe(before?.height);
  await expectAccessible(phone);
  const { to_decide: toDecide = 0 } = (await listed(page, "limit=1")).counts;
  await group.getByRole("button", { name: "Advance" }).tap();
  await expect(group).toHaveCount(0);
  await expect(phone.locator("tr:focus-within")).toHaveCount(1);
  await expect.poll(async () => (await listed(page, "limit=1")).counts.to_decide).toBe(toDecide - 1);
  await expect(phone.getByRole("button", { name: "Undo" })).toBeVisible();
  // One line of buttons, so that the notice lies over the search alone.
  const told = phone.getByRole("region", { name: "Your last action" });
  const boxes = await Promise.all(
    ["Add a reason", "Undo", "Close"].map((each) => told.getByRole("button", { name: each }).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);

  await phone.goto("/assessments?queue=pending");
  await expect(phone.locator("tbody tr[data-index]").first()).toBeVisible();
  await untilItRuns(phone.locator("tbody tr[data-index]").first());
  await expect(phone.getByRole("group", { name: /^Decision: / })).toHaveCount(0);
  await context.close();
});

test("a phone on its side has cards with names and results, and what lies at its foot is one line", async ({
  browser,
  baseURL,
  page,
}) => {
  for (const [locale, texts] of [
    ["en-GB", en],
    ["de-DE", de],
  ] as const) {
    const context = await browser.newContext({
      baseURL,
      storageState: await page.context().storageState(),
      locale,
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    });
    const phone = await context.newPage();
    await phone.goto("/assessments?queue=to_decide");
    const card = phone.locator("tbody tr[data-index]").first();
    await untilItRuns(card);
    const link = card.locator("[data-row-link]");
    expect(await link.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    await expect(card.getByRole("group")).toBeVisible();
    // On cards choosing is a mode.
    await phone.getByRole("button", { name: texts.selection.mode, exact: true }).tap();
    await card.getByRole("checkbox").tap();
    const dock = phone.locator("[data-dock]");
    await expect(dock.getByRole("button").first()).toBeVisible();
    expect((await dock.boundingBox())?.height).toBeLessThan(100);
    await context.close();
  }
});
