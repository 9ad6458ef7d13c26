import { expect, test } from "./with-service";

test("further filters narrow the table, stay in the address, and go with one press", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  // It counts seconds once the browser runs the page.
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  const filters = page.getByRole("search", { name: "Filters" });
  await filters.getByLabel("Created from").fill("2001-01-01");
  await filters.getByRole("group", { name: "Created from" }).getByLabel("up to").fill("2001-01-31");
  await expect(page.getByText("0 found")).toBeVisible();
  // Days begin in the reader's own zone, which is Berlin's here.
  await expect(page).toHaveURL(/createdFrom=2000-12-31T23:00:00.000Z&createdTo=2001-01-31T23:00:00.000Z/);
  await expectAccessible();

  await page.reload();
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await expect(filters.getByRole("group", { name: "Created from" }).getByLabel("up to")).toHaveValue(
    "2001-01-31",
  );
  await expect(page.getByRole("button", { name: "1 filter", exact: true })).toBeVisible();
  await filters.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.locator("[data-row-link]").first()).toBeVisible();
  await expect(page).not.toHaveURL(/created/);
});

test("on a phone the filters are a sheet over the list, which stays where it is", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const { total } = await (await page.request.get("/api/assessments?limit=1")).json();
  const button = page.getByRole("button", { name: /^(Filters|1 filter)$/ });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const row = page.locator("tbody tr[data-index]").nth(2);
  const before = await row.boundingBox();
  await button.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("button", { name: `Show ${total} assessments` })).toBeInViewport();
  expect(await row.boundingBox()).toEqual(before);
  await expectAccessible();

  // The first press fetches the list, also on a computer that is late with its pictures.
  await page.evaluate(() => {
    const draw = requestAnimationFrame;
    window.requestAnimationFrame = (then) => window.setTimeout(() => draw(then), 80);
  });
  await sheet.getByRole("combobox", { name: "Filter by decision" }).click();
  await expect(page.getByRole("option").first()).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
  await page.getByRole("option").nth(2).click();
  await expect(page).toHaveURL(/decision=\w+/);
  await sheet.getByLabel("Created from").fill("2099-01-01");
  await expect(sheet.getByRole("button", { name: "Nothing found – close" })).toBeVisible();
  await sheet.getByRole("button", { name: "Clear filters" }).click();
  await expect(sheet.getByRole("button", { name: `Show ${total} assessments` })).toBeVisible();
  await expect(sheet).toBeFocused();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press("Tab");
    // The calendar's button within a date field has the focus without `:focus` matching the field.
    await expect.poll(() => sheet.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }

  await sheet.getByLabel("Created from").fill("2001-01-01");
  await expect(page).toHaveURL(/createdFrom=/);
  await sheet.getByRole("button", { name: `Show ${total} assessments` }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName("1 filter");

  await button.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(195, 60);
  await expect(sheet).toBeHidden();

  // Who comes with filters in the address sees the list first, too.
  await page.reload();
  await expect(button).toHaveAccessibleName("1 filter");
  await expect(page.getByLabel("Created from")).toBeHidden();
});

test("on a phone the open tab stands whole in sight, from wherever one comes to it", async ({
  page,
  member,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Queues" });
  for (const name of [/^All/, /^Reject/, /^Hold/, /^Pending/, /^Hold/]) {
    const tab = tabs.getByRole("link", { name });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    const room = () =>
      tab.evaluate((link) => {
        const line = link.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = link.getBoundingClientRect();
        return Math.min(left - line.left, line.right - right);
      });
    // At either end the line fades out.
    await expect.poll(room).toBeGreaterThanOrEqual(16);
  }
});

test("on a phone the log begins with its entries, and its filters are a sheet, too", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takeSession(await member("administrator"));
  await page.goto("/settings/log");
  await expect(page.getByRole("link", { name: "Audit log" })).toBeInViewport({ ratio: 1 });
  const first = await page.locator("main ol li").first().boundingBox();
  expect(first?.y).toBeLessThan(420);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Person", { exact: true }).fill("nobody of that name");
  await expect(page).toHaveURL(/person=nobody/);
  await expectAccessible();
  await sheet.getByRole("button", { name: "Show entries" }).click();
  await expect(page.getByRole("button", { name: "1 filter" })).toBeFocused();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.locator("main ol li").first()).toBeVisible();
});
