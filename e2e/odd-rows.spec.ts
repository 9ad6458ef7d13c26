import { serviceKey } from "./support/start-service";
import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3 });

const script = "javascript:alert(document.cookie)";

test("a result counts whatever else is wrong with it, and whoever opens it reads what can’t be used", async ({
  page,
  service,
  member,
  takeSession,
  expectAccessible,
}) => {
  const [first = {}, , third = {}] = await service.readList();
  const completed = { completed: true, recommended: true, detail: "Strong on safety." };
  // Never seen before, so that there is no state it could keep.
  const untold = { ...first, id: 900_001, completed: true, recommended: null };
  await service.sendList([
    { ...first, ...completed, url: script },
    untold,
    { ...third, completed: false, application_url: `https://service.example.com/?key=${serviceKey}` },
    { completed: false },
    { ...first, completed: false },
  ]);
  await takeSession(member("administrator"));
  // A row that comes while the table is open waits behind “1 new”.
  await expect
    .poll(async () => (await (await page.request.get("/api/assessments")).json()).total, { timeout: 30_000 })
    .toBe(4);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText("Status unclear")).toBeVisible();
  await expect(page.getByText(/One assessment in the service’s list couldn’t be read/)).toBeVisible();

  await page.goto(`/assessments/${first.id}`);
  await expect(page.getByText("The service sent a report link that can’t be opened.")).toBeVisible();
  await expect(page.getByText("Strong on safety.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /report/i })).toHaveCount(0);
  await expectAccessible();

  await page.goto(`/assessments/${untold.id}`);
  await expect(
    page.getByText(/The service says that this is completed, but not whether it recommends the candidate/),
  ).toBeVisible();

  await page.goto(`/assessments/${third.id}`);
  await expect(page.getByText(/Application link: .* contained Shortlist’s own key/)).toBeVisible();

  await page.goto("/settings/connection");
  const odd = page.getByRole("region", { name: "Odd in the last list" });
  await expect(odd.getByText(/^5 rows/)).toBeVisible();
  await expect(odd.getByText("Assessments: recommended", { exact: true }).first()).toBeVisible();
  await expect(odd.getByRole("link", { name: `#${untold.id}` })).toBeVisible();
  await expectAccessible();
  expect(await page.content()).not.toContain(serviceKey);
  expect(await page.content()).not.toContain("javascript:alert");
});

test("one that is completed without a recommendation is named by the service, and nobody is asked", async ({
  page,
  service,
  member,
  signIn,
}) => {
  const rows = await service.readList();
  const pending = rows.findLast(({ completed }) => !completed);
  const email = await service.complete(Number(pending?.id));
  await service.sendList(rows.map((row) => (row === pending ? { ...row, completed: true } : row)));
  await signIn(member("recruiter"));
  await expect(page.getByRole("row", { name: email })).toContainText("Status unclear");
  await page.goto(`/assessments/${pending?.id}`);
  await expect(page.getByRole("heading", { level: 1, name: email })).toBeVisible();
  await expect(page.getByText("Who is this?")).toHaveCount(0);
});

test("one that the service lists as pending again says that it was completed before", async ({
  page,
  service,
  member,
  takeSession,
  expectAccessible,
}) => {
  const rows = await service.readList();
  const done = rows.find(({ completed }) => completed);
  await takeSession(member("recruiter"));
  await page.goto(`/assessments/${done?.id}`);
  await expect(page.getByRole("main").getByText("Recommended", { exact: true })).toBeVisible();
  await service.sendList(
    rows.map(({ id, created_at, application_url }) => ({
      id,
      completed: false,
      created_at,
      application_url,
    })),
  );
  await expect(page.getByText("It was completed before")).toBeVisible();
  await expect(page.getByText(/had listed it as completed \((seen between|some time before) /)).toBeVisible();
  await expectAccessible();
});

test("what the service sends as documented again is as if nothing had been odd", async ({
  page,
  service,
  member,
  takeSession,
}) => {
  const rows = await service.readList();
  const untold = { ...rows[0], id: 900_001, completed: true, recommended: null };
  await service.sendList([...rows, untold, { completed: false }]);
  await takeSession(member("administrator"));
  await expect
    .poll(async () => (await (await page.request.get("/api/assessments")).json()).total)
    .toBe(rows.length + 1);
  await page.goto("/assessments?queue=all");
  const unclear = page.getByText("Status unclear");
  await expect(unclear).toBeVisible();
  await page.goto("/settings/connection");
  const odd = page.getByRole("region", { name: "Odd in the last list" });
  await expect(odd).toBeVisible();
  await service.sendList();
  await expect(odd).toHaveCount(0);
  await page.goto("/assessments?queue=all");
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await expect(unclear).toHaveCount(0);
});
