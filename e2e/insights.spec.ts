import { expect } from "@playwright/test";
import { test } from "./with-service";

test.use({ assessments: 60 });

test("insights show how invitations turn into results, and lead to the rows behind them", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("viewer"));
  await page.getByRole("link", { name: "Insights" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeVisible();
  const figures = page.getByRole("region", { name: "In this time" });
  await expect(figures.getByRole("link")).toHaveCount(3);
  // The chart says in words what it shows, and has a table beside it.
  const chart = page.getByRole("figure", { name: /invited and \d+ completed, \d+ of them recommended/ });
  await expect(chart.locator("svg").first()).toBeVisible();
  await expectAccessible();
  await page.getByRole("combobox", { name: "Show as" }).click();
  await page.getByRole("option", { name: "Table" }).click();
  await expect(page.getByRole("columnheader", { name: "Seen completed" })).toBeVisible();
  await expectAccessible();

  const recommended = figures.getByRole("link", { name: /Show the recommended/ });
  const count = (await recommended.textContent()) ?? "";
  await recommended.click();
  await expect(page.getByRole("link", { name: new RegExp(`^Recommended.*${count}`) })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a shorter time and one interview narrow the figures, and stay in the address", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("viewer"));
  await page.goto("/insights");
  await page.getByRole("combobox", { name: "Range of time" }).click();
  await page.getByRole("option", { name: "Last 30 days" }).click();
  await expect(page).toHaveURL(/range=month/);
  await expect(page.getByText("Invited and completed each day")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Invited and completed each day")).toBeVisible();

  // Where the filters leave nothing, the way out of them is there.
  await page.goto("/insights?invitedBy=nobody-is-called-this");
  await expect(page.getByText("Nothing in this time")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("figure", { name: /invited and \d+ completed/ })).toBeVisible();
});
