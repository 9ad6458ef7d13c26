import { expect, test as withService } from "./with-service";

/** Nobody answers when the dashboard is started for the first time. */
const test = withService.extend({
  service: async ({ service }, use) => {
    await service.stop();
    await use(service);
  },
});

test.use({ alone: true, assessments: 3 });

test("a service that was never reached has no last known data, and nothing is counted as none", async ({
  page,
  service,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/unreachable since .*, nothing read yet/)).toBeVisible();
  await expect(page.getByText("Nothing has been read from the service yet")).toBeVisible();
  await expect(page.getByText(/We can’t reach the assessment service. Nothing has been read/)).toBeVisible();
  await expect(page.getByText(/last known data/)).toHaveCount(0);
  const tabs = page.getByRole("navigation", { name: "Queues" });
  await expect(tabs.getByRole("link", { name: "All", exact: true })).toBeVisible();
  await expect(tabs.getByText(/\d/)).toHaveCount(0);
  await expectAccessible();

  await page.goto("/assessments?status=pending");
  await expect(page.getByText("Nothing has been read from the service yet")).toBeVisible();
  await page.goto("/insights");
  await expect(page.getByText("Nothing has been read from the service yet")).toBeVisible();
  await expect(page.getByText("Nobody is pending")).toHaveCount(0);
  await page.goto("/interviews");
  await expect(page.getByText("No interviews have been read yet")).toBeVisible();
  await expect(page.getByText(/which we can’t read right now/)).toBeVisible();
  await expect(page.getByText("No connection to the assessment service yet")).toBeVisible();
  await expect(page.getByText("No interviews yet")).toHaveCount(0);

  await page.goto("/assessments/new");
  await expect(
    page.getByText(/The interviews couldn’t be read from the assessment service yet/),
  ).toBeVisible();
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  const list = page.getByRole("dialog", { name: "Interview" });
  await expect(list).toContainText("The interviews couldn’t be read");
  await expect(page.getByText(/There are no interviews yet/)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expectAccessible();

  await page.goto("/assessments?queue=all");
  await service.start();
  // What has failed for a while is tried again the later.
  await expect(page.getByText(/^Live/)).toBeVisible({ timeout: 90_000 });
  await expect(tabs.getByRole("link", { name: /^All ?3$/ })).toBeVisible();
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
});
