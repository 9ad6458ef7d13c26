import { expect, test } from "./fixtures";

test.use({ locale: "de-DE" });

test("from the profile anybody comes to what Shortlist says of its accessibility, in English and marked so", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("viewer"));
  await page.goto("/settings/profile");
  await page.getByRole("link", { name: "Prüfbericht ansehen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Barrierefreiheit" })).toBeVisible();
  await expect(page).toHaveTitle("Barrierefreiheit · Shortlist");
  const table = page.getByRole("table", { name: "Barrierefreiheit" });
  await expect(table.getByRole("rowheader")).toHaveCount(55);
  await expect(table.getByRole("rowheader", { name: "4.1.3 Status Messages" })).toBeVisible();
  await expect(table.locator("tbody")).toHaveAttribute("lang", "en");
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
});
