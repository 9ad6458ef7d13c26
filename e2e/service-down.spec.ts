import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3 });

test("when the service goes down the rows stay, with a plain notice; when it comes back so does Live", {
  tag: "@story",
}, async ({ page, service, member, signIn, expectAccessible, allowedErrors }) => {
  allowedErrors.push(/502/);
  await signIn(member("administrator"));
  await expect(page.getByText(/^Live/)).toBeVisible();
  const rows = await page.getByRole("table").getByRole("row").count();
  expect(rows).toBeGreaterThan(1);

  await service.stop();
  await expect(page.getByText(/unreachable since/)).toBeVisible();
  await expect(page.getByText(/We can’t reach the assessment service/)).toBeVisible();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(rows);
  await expectAccessible();

  // The notice stays, so on the smallest phones it leaves the search free.
  const search = page.getByRole("textbox", { name: "Search assessments" });
  const isFree = () =>
    search.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return field.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(isFree).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto("/assessments/new");
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option").first().click();
  await page.getByLabel("E-mail", { exact: true }).fill("typed@example.com");
  await page.getByRole("button", { name: "Create assessment" }).click();
  await expect(page.getByText(/the candidate wasn’t invited/).first()).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("typed@example.com");

  await service.start();
  await page
    .getByRole("button", { name: /Create assessment|Try again/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /Copy/ }).first()).toBeVisible();
  await page.goto("/assessments?queue=all");
  // What has failed for a while is tried again the later.
  await expect(page.getByText(/^Live/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("row", { name: /typed@example.com/ }).first()).toBeVisible();
});
