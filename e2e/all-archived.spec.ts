import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3 });

test("where all are archived nobody is asked to invite a first candidate, and the archive is one press away", async ({
  page,
  shortlist,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const { assessments } = await (await page.request.get("/api/assessments")).json();
  const ids = assessments.map(({ id }: { id: number }) => id);
  const archived = page.getByText("All assessments are archived");
  const first = page.getByText("Invite your first candidate");

  await page.request.post("/api/assessments/archive", {
    headers: { origin: shortlist.url },
    data: { ids: ids.slice(1), archived: true },
  });
  await page.reload();
  // The last one with the list before one's eyes.
  const row = page.getByRole("table").getByRole("row").nth(1);
  await row.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(archived).toBeVisible();
  await expect(first).toHaveCount(0);

  await page.goto("/assessments?status=pending&q=amara");
  await expect(archived).toBeVisible();
  await expect(first).toHaveCount(0);
  await expectAccessible();
  await page.goto("/insights");
  await expect(page.getByText("Nothing to show yet")).toHaveCount(0);

  await page.goto("/assessments?queue=all");
  await page.getByRole("button", { name: "Show archived" }).click();
  await expect(page).toHaveURL(/archived=1/);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(ids.length + 1);
});
