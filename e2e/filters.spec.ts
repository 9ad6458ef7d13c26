import { expect, test } from "./with-service";

test.use({ assessments: 40 });

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
  await filters.getByLabel("up to").fill("2001-01-31");
  await expect(page.getByText("0 found")).toBeVisible();
  // Days begin in the reader's own zone, which is Berlin's here.
  await expect(page).toHaveURL(/createdFrom=2000-12-31T23:00:00.000Z&createdTo=2001-01-31T23:00:00.000Z/);
  await expectAccessible();

  await page.reload();
  await expect(filters.getByLabel("up to")).toHaveValue("2001-01-31");
  await expect(page.getByRole("button", { name: "1 filter", exact: true })).toBeVisible();
  await filters.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.locator("[data-row-link]").first()).toBeVisible();
  await expect(page).not.toHaveURL(/created/);
});
