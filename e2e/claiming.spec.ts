import type { Page } from "@playwright/test";
import { hydratedEvent } from "@/components/ui/behaviour/hydrated-event";
import { holdRequests } from "./support/hold-requests";
import { holdScripts } from "./support/hold-scripts";
import { inviteElsewhere } from "./support/invite-elsewhere";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

const email = (page: Page) => page.getByLabel("E-mail", { exact: true });

async function chooseFirstInterview(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option").first().click();
}

test("a recruiter assigns the candidate of an assessment made elsewhere, and the service has the last word", {
  tag: "@story",
}, async ({ page, browser, service, mark, member, signIn, takeSession, expectAccessible }) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const noah = `noah.${mark}@example.com`;
  const id = await inviteElsewhere(page, service, noah);
  await page.getByRole("button", { name: "1 new" }).click();
  const row = page.getByRole("row").filter({ has: page.locator(`[href="/assessments/${id}"]`) });
  await row.getByRole("link", { name: "Assign candidate" }).click();
  await expect(page.getByRole("region", { name: "Who is this?" })).toBeVisible();
  await expectAccessible();

  await page.getByRole("button", { name: "Assign candidate" }).click();
  await expect(page.getByText("Choose an interview.").first()).toBeVisible();
  await chooseFirstInterview(page);
  await email(page).fill(`amara.${mark}@example.com`);
  await page.getByLabel("First name").fill("Amara");
  // What would be typed while it is being saved, and gone with the form, can't be typed.
  const letIn = await holdRequests(page, `**/api/assessments/${id}/claim`);
  await page.getByRole("button", { name: "Assign candidate" }).click();
  await expect(page.getByLabel("First name")).not.toBeEditable();
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toHaveAttribute(
    "aria-readonly",
    "true",
  );
  letIn();
  await expect(page.getByRole("heading", { name: "Amara" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Timeline" }).getByText("Assigned by Dana Whitfield"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("First name").fill("Amaryllis");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Amaryllis" })).toBeVisible();

  const viewers = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const viewer = await viewers.newPage();
  await takeSession(member("viewer"), viewer);
  await viewer.goto(`/assessments/${id}`);
  await expect(viewer.getByRole("heading", { level: 1, name: "Amaryllis" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Change", exact: true })).toHaveCount(0);
  const origin = new URL(page.url()).origin;
  const data = { interviewId: 1, candidate: { email: "x@example.com" }, replaces: new Date().toISOString() };
  for (const method of ["POST", "DELETE"]) {
    const refused = await viewer.request.fetch(`/api/assessments/${id}/claim`, {
      method,
      data,
      headers: { origin },
    });
    expect(refused.status()).toBe(403);
  }
  expect((await viewer.request.get("/api/invitations/check?email=x@example.com")).status()).toBe(403);
  await viewers.close();

  await service.complete(id);
  await expect(page.getByText("The assessment service says otherwise", { exact: true })).toBeVisible();
  await expect(page.getByText(`Dana Whitfield had assigned this to amara.${mark}@example.com`)).toBeVisible();
  await expect(page.getByRole("heading", { name: noah })).toBeVisible();
  await expect(page.getByText(/Assignment overruled/)).toBeVisible();
  await expect(page.getByRole("region", { name: /Who|Assigned/ })).toHaveCount(0);
  await expectAccessible();
});

test("a form whose script comes last takes the first press after the page says that it runs, and keeps what was typed before", async ({
  page,
  service,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const early = `early.${mark}@example.com`;
  const id = await inviteElsewhere(page, service, early);
  await expect.poll(async () => (await page.request.get(`/api/assessments/${id}`)).status()).toBe(200);
  const interview = page.getByRole("combobox", { name: "Interview", exact: true });
  // From then on nobody repeats a press.
  await page.addInitScript((runs) => {
    const press = () => document.querySelector<HTMLElement>("main form [role='combobox']")?.click();
    addEventListener(runs, () => setTimeout(press));
  }, hydratedEvent);
  const letIn = await holdScripts(page, "claims.correctionIntro");
  await page.goto(`/assessments/${id}`, { waitUntil: "commit" });
  await email(page).fill(early);
  await untilItRuns(page.getByRole("button", { name: /Dana Whitfield/ }));
  letIn();
  await page.getByRole("option").first().click();
  await expect(interview).not.toHaveText(/Choose/);
  await expect(email(page)).toHaveValue(early);
});

test.describe("where nobody else is unclaimed", () => {
  test.use({ alone: true, assessments: 0 });

  test("when the service refuses somebody we don’t know, the rows that it could be are offered", async ({
    page,
    service,
    member,
    signIn,
    expectAccessible,
    allowedErrors,
  }) => {
    allowedErrors.push(/422/);
    await signIn(member("recruiter"));
    await inviteElsewhere(page, service, "milo@example.com");
    // The first row of all isn’t announced: it is there.
    await expect(page.getByRole("link", { name: "Assign candidate" })).toBeVisible();

    await page.goto("/assessments/new");
    await chooseFirstInterview(page);
    await email(page).fill("milo@example.com");
    await page.getByLabel("First name").fill("Milo");
    await page.getByRole("button", { name: "Create assessment" }).click();
    await expect(page.getByText("It may be one of these")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: /This is it/ }).click();
    await expect(page.getByRole("heading", { name: "Milo has been invited before" })).toBeVisible();
    await expect(page.getByText(/\/apply\//).first()).toBeVisible();
    await expectAccessible();

    await page.goto("/assessments/new");
    await chooseFirstInterview(page);
    await email(page).fill("MILO@example.com");
    await expect(page.getByText("Already has a pending assessment for this interview.")).toBeVisible();
    await page.getByRole("combobox", { name: "Interview", exact: true }).click();
    await page.getByRole("option").nth(1).click();
    await expect(page.getByText(/^Also invited to .*\(pending\)/)).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Create assessment" }).click();
    await expect(page.getByText("This candidate was invited elsewhere too")).toBeVisible();
  });
});
