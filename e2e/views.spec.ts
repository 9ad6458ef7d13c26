import { expect, test } from "./with-service";

type Moved = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };

/**
 * Runs in the page: what the line of tabs has moved since the page began, in itself or below. A toolbar that is only
 * half there when it is first painted may still give way to its own last buttons.
 */
async function movedByTabs(line: Element): Promise<string[]> {
  const moved: Moved[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[])
      moved.push(...entry.sources);
  });
  observer.observe({ type: "layout-shift", buffered: true });
  // What is buffered is told in a task of its own.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  observer.disconnect();
  return moved
    .filter(
      ({ node, previousRect, currentRect }) =>
        (node && line.contains(node)) ||
        // Within a cell, a result may take another line once its row has more room.
        (previousRect.y !== currentRect.y && !node?.parentElement?.closest("td, th")),
    )
    .map(({ node, previousRect, currentRect }) =>
      JSON.stringify([node?.textContent, previousRect, currentRect]),
    );
}

test("columns and the rows’ height are chosen, stay in the address, and are there the next time", {
  tag: "@story",
}, async ({ page, member, signIn, expectAccessible }) => {
  await signIn(member("recruiter"));
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("button", { name: "Display" }).press("Enter");
  const menu = page.getByRole("menu", { name: "Display" });
  await menu.getByRole("menuitemcheckbox", { name: "Result details" }).click();
  await expect(page).toHaveURL(/columns=candidate,interview,status,decision,created/);
  await expectAccessible();
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/profile") &&
      /compact/.test(answer.request().postData() ?? "") &&
      answer.ok(),
  );
  await menu.getByRole("menuitemradio", { name: "Compact" }).click();
  await kept;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Display" })).toBeFocused();

  await page.goto("/assessments?queue=all");
  await expect(page.getByRole("columnheader", { name: "Decision" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Result details" })).toHaveCount(0);
  // Those out of sight take the room of those in sight: the scroll bar tells the truth.
  const { total } = await (await page.request.get("/api/assessments?limit=1")).json();
  expect(total).toBeGreaterThanOrEqual(60);
  await expect.poll(async () => (await page.locator("tbody").boundingBox())?.height).toBe(total * 36);
  expect((await page.locator("tr[data-index]").first().boundingBox())?.height).toBe(36);

  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitem", { name: "Reset columns" }).click();
  await expect(page.getByRole("columnheader", { name: "Result details" })).toBeVisible();
});

test("a column that finds no room is said to be hidden where columns are chosen", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(member("recruiter"));
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("button", { name: "Display" }).press("Enter");
  const menu = page.getByRole("menu", { name: "Display" });
  const column = (name: RegExp) => menu.getByRole("menuitemcheckbox", { name });
  const head = page.getByRole("columnheader", { name: "Result details", includeHidden: true });
  await expect(column(/^Result details$/)).toBeChecked();
  await expect(head).toBeVisible();
  for (const name of [/^External ID/, /^Notes/, /^Invited by/]) await column(name).click();
  await expect(head).toBeHidden();
  await expect(column(/^Result details/)).toBeChecked();
  await expect(column(/^Result details/)).toContainText("Hidden: not enough room");
  await expectAccessible();
  // In a wider window there is.
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(column(/^Result details$/)).toBeChecked();
  await page.setViewportSize({ width: 1440, height: 900 });
  await menu.getByRole("menuitem", { name: "Reset columns" }).click();
  await expect(head).toBeVisible();
});

test("a view is saved by keyboard, shared, found by a colleague, changed and deleted", async ({
  page,
  browser,
  shortlist,
  mark,
  member,
  signIn,
  expectAccessible,
  allowedErrors,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("link", { name: /^Pending/ }).press("Enter");
  await expect(page).toHaveURL(/queue=pending/);
  const views = page.locator("[data-views-menu]");
  await views.press("Enter");
  await expect(page.getByText(/^No saved views yet/)).toBeVisible();
  await page.getByRole("menuitem", { name: "Save as a new view…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save view" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  allowedErrors.push(/422/);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Give the view a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill(`Waiting ${mark}`);
  await dialog.getByRole("checkbox", { name: "Share with everyone in the team" }).press("Space");
  await expectAccessible();
  await dialog.getByLabel("Name").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(views).toBeFocused();
  await expect(views).toHaveText(`Views: Waiting ${mark}`);

  // What is typed stays when the name is taken.
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "Save as a new view…" }).press("Enter");
  await dialog.getByLabel("Name").fill(`waiting ${mark}`);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^There is a view with this name already/)).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue(`waiting ${mark}`);
  await page.keyboard.press("Escape");
  await expect(views).toBeFocused();

  const colleague = await browser.newContext({ baseURL: shortlist.url });
  const theirs = await colleague.newPage();
  await signIn(member("viewer"), theirs);
  await expect(theirs.getByText(/^Live · checked/)).toBeVisible();
  await theirs.locator("[data-views-menu]").click();
  await theirs.getByRole("menuitem", { name: `Waiting ${mark} Dana Whitfield` }).click();
  await expect(theirs).toHaveURL(/queue=pending/);
  await theirs.locator("[data-views-menu]").click();
  await expect(theirs.getByRole("menuitem", { name: "Close view" })).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: "Delete this view…" })).toHaveCount(0);
  await colleague.close();

  await page.getByRole("link", { name: /^On hold/ }).click();
  await expect(views).toHaveText(`Views: Waiting ${mark}changed`);
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "Save the current table to this view…" }).press("Enter");
  await page
    .getByRole("dialog", { name: `Update “Waiting ${mark}”?` })
    .getByRole("button", { name: "Update view" })
    .click();
  await expect(views).toHaveText(`Views: Waiting ${mark}`);
  await page.reload();
  await expect(views).toHaveText(`Views: Waiting ${mark}`);

  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "Delete this view…" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete view" }).press("Enter");
  await expect(views).toHaveText("Views");
  await expect(views).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `View “Waiting ${mark}” deleted.` })).toHaveCount(
    1,
  );
  await expect(page).toHaveURL(/queue=hold/);
});

test("a view is pinned as a tab when it is saved, counts its rows, and is a place of its own", async ({
  page,
  context,
  mark,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await page.goto("/assessments?status=recommended&createdWithin=90");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const views = page.locator("[data-views-menu]");
  const tabs = page.getByRole("navigation", { name: "Queues" });
  const own = tabs.getByRole("list", { name: "Pinned views" });
  await expect(own).toHaveCount(0);
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "Save as a new view…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save view" });
  await dialog.getByLabel("Name").fill(`Good ${mark}`);
  await dialog.getByRole("checkbox", { name: "Pin as a tab" }).press("Space");
  await expectAccessible();
  await dialog.getByLabel("Name").press("Enter");
  await expect(dialog).toHaveCount(0);

  const tab = own.getByRole("link", { name: new RegExp(`^Good ${mark}`) });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(tabs.locator("[aria-current]")).toHaveCount(1);
  // Its name is in the tab.
  await expect(views).toHaveText("Views");
  const { total } = await (
    await page.request.get("/api/assessments?status=recommended&createdWithin=90&limit=1")
  ).json();
  await expect(tab).toHaveText(`Good ${mark}${total}`);
  await expectAccessible();

  // The panel is beside the view, and changes nothing of it.
  await page.locator("[data-row-link]").first().click();
  await expect(page).toHaveURL(/assessments\/\d+/);
  await expect(tab).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/assessments\?/);

  // From here a queue is of the whole list again, and the back button leads to the view.
  const pending = tabs.getByRole("link", { name: /^Pending/ });
  await pending.press("Enter");
  await expect(page).toHaveURL(/assessments\?queue=pending$/);
  await expect(pending).toHaveAttribute("aria-current", "page");
  await expect(tab).not.toHaveAttribute("aria-current");
  await page.goBack();
  await expect(tab).toHaveAttribute("aria-current", "page");

  // Narrowed further it is that view no more, and its filters are kept.
  await page.getByRole("textbox", { name: "Search assessments" }).fill("ana");
  await expect(tab).not.toHaveAttribute("aria-current");
  await expect(views).toHaveText(`Views: Good ${mark}changed`);
  await tab.click();
  await expect(page.getByRole("textbox", { name: "Search assessments" })).toHaveValue("");
  await expect(tab).toHaveAttribute("aria-current", "page");

  // It is a link, which opens in a tab of its own, and comes with the page.
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    tab.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(other.getByRole("link", { name: `Good ${mark} ${total}` })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await other.close();
  const html = await (await page.request.get("/assessments?queue=all")).text();
  expect(html.replaceAll(/<[^>]*>/g, " ")).toContain(`Good ${mark}`);
});

test("views are pinned, moved and unpinned in the menu by keyboard, each person for themselves", async ({
  page,
  browser,
  shortlist,
  mark,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const save = async (name: string, query: string, rest: object = {}) => {
    const data = { name: `${name} ${mark}`, query, ...rest };
    const headers = { origin: shortlist.url };
    const answer = await page.request.post("/api/views", { data, headers });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { view: { id: string } }).view.id;
  };
  const shared = await save("Shared", "status=pending", { shared: true, pinned: true });
  await save("Second", "archived=1");
  const own = page.getByRole("list", { name: "Pinned views" });
  const names = () =>
    own.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("title")));
  await page.reload();
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  expect(await names()).toEqual([`Shared ${mark}`]);

  const views = page.locator("[data-views-menu]");
  await views.press("Enter");
  const toggle = page.getByRole("menuitemcheckbox", { name: `Pin “Second ${mark}” as a tab` });
  await expect(toggle).not.toBeChecked();
  await toggle.press("Enter");
  await expect(toggle).toBeChecked();
  await expect.poll(names).toEqual([`Shared ${mark}`, `Second ${mark}`]);
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(views).toBeFocused();

  await own.getByRole("link", { name: `Second ${mark}` }).press("Enter");
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "Move tab left" }).press("Enter");
  await expect.poll(names).toEqual([`Second ${mark}`, `Shared ${mark}`]);
  await expect(page.getByRole("menuitem", { name: "Move tab left" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const unpinned = page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.ok());
  await toggle.press("Enter");
  await expect.poll(names).toEqual([`Shared ${mark}`]);
  await unpinned;
  await page.keyboard.press("Escape");
  await page.reload();
  await expect.poll(names).toEqual([`Shared ${mark}`]);

  // A colleague pins the same view; it is renamed, and then no longer shared.
  const colleague = await browser.newContext({ baseURL: shortlist.url });
  const theirs = await colleague.newPage();
  await signIn(member("viewer"), theirs);
  await expect(theirs.getByText(/^Live · checked/)).toBeVisible();
  const theirOwn = theirs.getByRole("list", { name: "Pinned views" });
  await expect(theirOwn).toHaveCount(0);
  await theirs.locator("[data-views-menu]").click();
  await theirs.getByRole("menuitemcheckbox", { name: `Pin “Shared ${mark}” as a tab` }).click();
  await theirs.keyboard.press("Escape");
  await expect(theirOwn.getByRole("link", { name: `Shared ${mark}` })).toBeVisible();
  const change = (data: object) =>
    page.request.patch(`/api/views/${shared}`, { data, headers: { origin: shortlist.url } });
  expect((await change({ name: `Waiting ${mark}` })).ok()).toBe(true);
  await theirs.reload();
  await expect(theirOwn.getByRole("link", { name: `Waiting ${mark}` })).toBeVisible();
  expect((await change({ shared: false })).ok()).toBe(true);
  await theirs.reload();
  await expect(theirs.getByText(/^Live · checked/)).toBeVisible();
  await expect(theirOwn).toHaveCount(0);
  await colleague.close();
});

test("eight views at most are pinned, the tabs scroll within their line, and the menu says why no more", async ({
  page,
  shortlist,
  mark,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  const headers = { origin: shortlist.url };
  for (let number = 1; number <= 9; number += 1) {
    const data = { name: `A view with a long name ${number} ${mark}`, query: "", pinned: number < 9 };
    expect((await page.request.post("/api/views", { data, headers })).status()).toBe(201);
  }
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/assessments?queue=all");
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    const line = page.getByRole("navigation", { name: "Queues" });
    const eighth = line.getByRole("link", { name: /^A view with a long name 8/ });
    await eighth.focus();
    await expect(eighth).toBeInViewport();
    await eighth.press("Enter");
    await expect(eighth).toHaveAttribute("aria-current", "page");
    await page.reload();
    await expect(eighth).toBeInViewport();
    // They come with the page, counts and all.
    expect(await line.evaluate(movedByTabs)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.locator("[data-views-menu]").click();
  await expect(page.getByText(/^8 views are pinned already, which is the most you can pin/)).toBeVisible();
  await expect(
    page.getByRole("menuitemcheckbox", { name: `Pin “A view with a long name 9 ${mark}” as a tab` }),
  ).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});
