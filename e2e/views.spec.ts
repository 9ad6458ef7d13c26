import { expect, test } from "./with-service";

test("columns and the rows’ height are chosen, stay in the address, and are there the next time", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
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
  await dialog.getByRole("checkbox").press("Space");
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
  await expect(theirs.getByRole("menuitem", { name: "Leave this view" })).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: "Delete this view…" })).toHaveCount(0);
  await colleague.close();

  await page.getByRole("link", { name: /^Hold/ }).click();
  await expect(views).toHaveText(`Views: Waiting ${mark}changed`);
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "Update to current table…" }).press("Enter");
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
  await expect(page).toHaveURL(/queue=hold/);
});
