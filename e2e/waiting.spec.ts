import type { Page } from "@playwright/test";
import { en } from "@/lib/i18n/messages/en";
import { startShortlist } from "./support/start-shortlist";
import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 0 });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto("/assessments/new");
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option", { name: "Backend Engineer" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
}

const create = (page: Page) => page.getByRole("button", { name: en.invite.submit }).click();

const link = (page: Page) => page.getByText(/\/apply\//).first();
const status = (page: Page) => page.locator("form [role=status]").filter({ hasText: /./ });

test("after a crash during a create, the next one says what it waits for", async ({
  page,
  member,
  takeSession,
  service,
  shortlist,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_CONNECTION_\w+|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/);
  await takeSession(await member("recruiter"));
  // What was interrupted is waited for 15 s: no time to fill in the form then.
  await fillIn(page, "mia@example.com");
  await service.failNextCreate({ kind: "delay", ms: 9_000, when: "after" });
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const lost = page.request
    .post("/api/assessments", {
      headers: { origin: shortlist.url },
      data: { interviewId: interviews[0].id, candidate: { email: "lena@example.com" } },
    })
    .then(
      () => "answered",
      () => "broken off",
    );
  await expect.poll(async () => (await service.readList()).length).toBe(1);
  await shortlist.stop("SIGKILL");
  expect(await lost).toBe("broken off");
  const again = await startShortlist({
    ...service.env,
    PORT: new URL(shortlist.url).port,
    DATA_DIR: shortlist.dataDir,
  });
  try {
    await create(page);
    await expect(status(page)).toHaveText(en.invite.waitsFor.interrupted);
    await expect(link(page)).toBeVisible({ timeout: 20_000 });
  } finally {
    await again.stop();
  }
});

test("an invitation that a slow service doesn’t answer says so, and the next says whose turn it is", async ({
  page,
  member,
  takeSession,
  service,
}) => {
  await takeSession(await member("recruiter"));
  const colleague = await page.context().newPage();
  await service.failNextCreate({ kind: "delay", ms: 9_000, when: "after" });
  await fillIn(page, "lena@example.com");
  await fillIn(colleague, "mia@example.com");
  await create(page);
  await expect(status(page)).toHaveText(en.invite.waitsFor.service);
  await create(colleague);
  await expect(status(colleague)).toHaveText(en.invite.waitsFor.other);
  await expect(link(page)).toBeVisible({ timeout: 20_000 });
  await expect(link(colleague)).toBeVisible();
});
