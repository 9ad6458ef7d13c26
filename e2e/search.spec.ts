import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";

const lists = "**/api/assessments?*";

test("a search shows the rows at hand that match before its answer, and counts nothing until then", {
  tag: "@story",
}, async ({ page, mark, member, invite, signIn, expectAccessible }) => {
  await signIn(member("recruiter"));
  const email = `${mark}@example.com`;
  await invite({ email });
  await page.goto("/assessments?queue=all");
  await untilItRuns(page.getByRole("main"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const letIn = await holdRequests(page, lists);
  await page.getByRole("textbox", { name: "Search assessments" }).pressSequentially(String(email));
  const rows = page.locator("tbody tr:has(a)");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(String(email));
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await expect(page.getByText(/^\d+ found$/)).toHaveCount(0);
  await expectAccessible();
  letIn();
  await expect(page.getByText("1 found")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("each key asks at once, takes back what was asked before, and is told in the address when the hand rests", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const asked: string[] = [];
  const takenBack: string[] = [];
  const searched = (url: string) => new URL(url).searchParams.get("q") ?? "";
  page.on("request", (request) => {
    if (request.url().includes("/api/assessments?") && searched(request.url()))
      asked.push(searched(request.url()));
  });
  page.on("requestfailed", (request) => {
    if (searched(request.url())) takenBack.push(searched(request.url()));
  });
  const letIn = await holdRequests(page, lists);
  const before = await page.evaluate(() => window.history.length);
  // No word of the tests’ own (`mark`) has this letter.
  await page.getByRole("textbox", { name: "Search assessments" }).pressSequentially("yyy");
  await expect.poll(() => takenBack).toEqual(["y", "yy"]);
  await expect.poll(() => asked).toEqual(["y", "yy", "yyy"]);
  letIn();
  await expect(page).toHaveURL(/[?&]q=yyy$/);
  await expect(page.getByText("Nothing matches “yyy”")).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
});

test("an address whose search ends in a blank isn’t searched or written again", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await page.clock.install();
  await page.goto("/assessments?q=foo%20");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const before = await page.evaluate(() => window.history.length);
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await expect(page).toHaveURL(/\?q=foo(%20|\+)$/);
});

test("a row that is opened while the hand still types keeps the search in its address", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const name = await page.locator("tbody a[data-row-link]").first().textContent();
  const q = String(name).slice(0, 4);
  await page.getByRole("textbox", { name: "Search assessments" }).pressSequentially(q);
  await page.locator("tbody a[data-row-link]").first().click();
  await expect(page).toHaveURL(/\/assessments\/\d+\?queue=all&q=/);
  // The name may be written in any script.
  expect(new URL(page.url()).searchParams.get("q")?.trim()).toBe(q.trim());
});

/** Notes what a screen reader is told of how many were found, on this page and those that are opened after it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const note = () => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = ({ target }: { target: Node }) => {
      const region = (target instanceof Element ? target : target.parentElement)?.closest("[role=status]");
      if (region?.textContent?.startsWith("Assessments found")) heard.push(region.textContent);
    };
    new MutationObserver((changes) => changes.forEach(listen)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  await page.addInitScript(note);
  await page.evaluate(note);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("how many were found is said once, when the hand rests", async ({ page, member, signIn }) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const heard = await listen(page);
  const search = page.getByRole("textbox", { name: "Search assessments" });
  await search.pressSequentially("ana", { delay: 150 });
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  await expect.poll(heard).toHaveLength(1);
  expect(await heard()).toEqual([expect.stringMatching(/^Assessments found: \d+$/)]);

  await page.clock.install();
  await page.goto("/assessments?q=an");
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  // Longer than it takes to be said.
  await page.clock.runFor(1_500);
  expect(await heard()).toEqual([]);
  await search.press("a");
  await expect.poll(heard).toHaveLength(1);
});

test("letters stay while a script is on its way, and that nothing matches is said without one", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const letIn = await holdRequests(page, "**/_next/static/chunks/*.js");
  const search = page.getByRole("textbox", { name: "Search assessments" });
  await search.pressSequentially("xqwvzk", { delay: 50 });
  await expect(search).toHaveValue("xqwvzk");
  await expect(page.getByText("Nothing matches “xqwvzk”")).toBeVisible();
  letIn();
});

test("what is typed after the filters were asked for stays, and so does the screen when they can’t be loaded", async ({
  page,
  member,
  signIn,
  allowedErrors,
}) => {
  const scripts = "**/_next/static/chunks/*.js";
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const button = page.getByRole("button", { name: "Filters", exact: true });
  const filters = page.getByRole("search", { name: "Filters" });
  const search = page.getByRole("textbox", { name: "Search assessments" });
  const letIn = await holdRequests(page, scripts);
  await button.click();
  await search.pressSequentially("ana", { delay: 50 });
  await expect(search).toHaveValue("ana");
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  await expect(filters).toHaveCount(0);
  letIn();
  await expect(filters).toBeVisible();
  await expect(search).toHaveValue("ana");
  await page.unroute(scripts);

  allowedErrors.push(/Failed to load resource|ERR_FAILED/);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.route(scripts, (route) => route.abort());
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: "This part couldn’t be loaded" })).toBeVisible();
  await expect(page.locator("[data-row-link]").first()).toBeVisible();
  await page.unroute(scripts);
  await button.click();
  await button.click();
  await expect(filters).toBeVisible();
});

test("on a phone the search box and the export keep their room while answers come", async ({
  page,
  member,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const search = page.getByRole("textbox", { name: "Search assessments" });
  const file = page.getByRole("link", { name: /^Export/ });
  const filter = page.getByRole("combobox", { name: "Filter by interview" });
  const places = async () => [await search.boundingBox(), await filter.boundingBox()];
  let letIn = await holdRequests(page, lists);
  await search.press("a");
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await expect(file).toBeVisible();
  const before = await places();
  letIn();
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  expect(await places()).toEqual(before);
  await page.unroute(lists);
  letIn = await holdRequests(page, lists);
  await search.pressSequentially("qqq");
  await expect(page.getByText(/^\d+ found$/)).toHaveCount(0);
  expect(await places()).toEqual(before);
  letIn();
  await expect(page.getByText("0 found")).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(file).toHaveCount(0);
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as a hand does; what is in sight has its answer. */
async function wheelTo900(page: Page): Promise<void> {
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollY(page)).toBe(900);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

for (const [what, narrow] of [
  [
    "a search",
    async (page: Page) => {
      await page.keyboard.press("/");
      await page.keyboard.type("a");
      await expect(page).toHaveURL(/q=a$/);
      await expect(page.getByText(/^\d+ found$/)).toBeVisible();
    },
  ],
  [
    "a sort",
    async (page: Page) => {
      await page
        .getByRole("columnheader")
        .getByRole("button", { name: /^Candidate/ })
        .click();
      await expect(page).toHaveURL(/sort=/);
      await expect(page.getByRole("columnheader", { name: /^Candidate/ })).toHaveAttribute("aria-sort", /./);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    },
  ],
] as const)
  test(`a step back from ${what} leads to where the list was left`, async ({ page, member, signIn }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn(member("recruiter"));
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    await wheelTo900(page);
    await narrow(page);
    await expect.poll(() => scrollY(page)).toBeLessThan(300);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(900);
    // Nothing that comes later scrolls again.
    await page.clock.runFor(5_000);
    expect(await scrollY(page)).toBe(900);
    await expect(page.locator('tr[aria-rowindex="22"] [data-row-link]')).toBeInViewport();
  });

test("links copied one after the other are each told, by name", async ({ page, member, signIn }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const copies = page.locator("tbody [data-copy-link]");
  for (const at of [0, 1]) {
    const name = (await copies.nth(at).getAttribute("data-copy-link")) ?? "";
    await copies.nth(at).click();
    await expect(page.getByRole("status").filter({ hasText: `Copied: ${name}` })).toHaveCount(1);
  }
});

test("a search that finds none but archived candidates says so, and leads to them", async ({
  page,
  mark,
  member,
  invite,
  signIn,
  shortlist,
}) => {
  await signIn(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com` });
  const archived = await page.request.post("/api/assessments/archive", {
    headers: { origin: shortlist.url },
    data: { ids: [id], archived: true },
  });
  expect(archived.ok()).toBe(true);
  const main = page.getByRole("main");
  await page.goto(`/assessments?queue=all&q=nobody.${mark}`);
  await expect(main).toContainText("No candidate has this name, e-mail or external ID.");
  await expect(main.getByRole("button", { name: /archived match/ })).toHaveCount(0);

  await page.goto(`/assessments?queue=to_decide&q=${mark}`);
  await expect(main).toContainText("No candidate outside the archive has this name");
  await main.getByRole("button", { name: "Show 1 archived match" }).click();
  await expect(page.getByRole("link", { name: `${mark}@example.com` })).toBeVisible();
});
