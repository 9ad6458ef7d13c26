import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";

test("an administrator looks after the connection, and sets the team’s limit on its screen", async ({
  page,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/422/);
  await takeSession(member("administrator"));
  await page.goto("/settings/connection");
  await expect(page.getByRole("main").getByText("Sandbox", { exact: true })).toBeVisible();
  const check = page.getByRole("button", { name: "Check now" });
  await untilItRuns(check);
  await check.click();
  await expect(page.getByText(/^The service responded/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Last checks" }).getByRole("row")).not.toHaveCount(1);

  await page.getByRole("link", { name: "Team rules" }).click();
  const limit = page.getByLabel("Pending too long after");
  const save = page.getByRole("region", { name: "Needs attention" }).getByRole("button", { name: "Save" });
  await limit.fill("a week");
  await save.click();
  await expect(page.getByText("Use a whole number of days from 1 to 365.")).toBeVisible();
  await expect(limit).toHaveValue("a week");
  // As it is saved, it has no fault.
  await limit.fill("7");
  await expect(limit).not.toHaveAttribute("aria-invalid", "true");
  await limit.fill("10");
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Set by Ada Okoye/)).toBeVisible();
  const { pendingLimitDays } = await (await page.request.get("/api/settings/team")).json();
  expect(pendingLimitDays).toBe(10);
  // Other tests go by the limit that a team has at first.
  const headers = { origin: new URL(page.url()).origin };
  await page.request.put("/api/settings/team", { headers, data: { pendingLimitDays: 7 } });
});
