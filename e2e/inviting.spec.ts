import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const fillIn = async (page: Page, email: string) => {
  await page.goto("/assessments/new");
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option", { name: "Backend Engineer" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
};
const create = (page: Page) => page.getByRole("button", { name: "Create assessment" }).click();
const applicationLink = (page: Page) => page.getByText(/\/sandbox\/apply\//).first();

test("inviting a candidate twice shows the first link instead of making a second", { tag: "@story" }, async ({
  page,
  mark,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await takeSession(member("recruiter"));
  await fillIn(page, `${mark}@example.com`);
  await create(page);
  await expect(applicationLink(page)).toBeVisible();
  const link = await applicationLink(page).textContent();

  await fillIn(page, `${mark.toUpperCase()}@Example.com`);
  await create(page);
  await expect(page.getByText(/already has a pending assessment/)).toBeVisible();
  await expect(page.getByText(link ?? "?")).toBeVisible();
  await page.goto(`/assessments?q=${mark}`);
  await expect(page.getByRole("row", { name: `${mark}@example.com` })).toHaveCount(1);
});

test("the service e-mails the candidate unless it is told not to", { tag: "@story" }, async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await fillIn(page, `mailed.${mark}@example.com`);
  await create(page);
  await expect(applicationLink(page)).toBeVisible();

  await fillIn(page, `silent.${mark}@example.com`);
  await page.getByRole("switch", { name: /Don.t e-mail the candidate/ }).click();
  await create(page);
  await expect(applicationLink(page)).toBeVisible();

  await page.goto("/sandbox/outbox");
  await expect(page.getByText(`mailed.${mark}@example.com`).first()).toBeVisible();
  await expect(page.getByText(`silent.${mark}@example.com`)).toHaveCount(0);
});

test("what was typed survives a reload, and a wrong field says what is wrong", { tag: "@story" }, async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await fillIn(page, "not an address");
  await page.getByLabel("First name").fill("Léa");
  await create(page);
  await expect(page.getByText("This doesn’t look like an e-mail address.")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  // It waits until one has typed it again, and left it.
  await page.getByLabel("E-mail", { exact: true }).pressSequentially("!");
  await expect(page.getByText("This doesn’t look like an e-mail address.")).toHaveCount(0);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Tab");
  await expect(page.getByText("This doesn’t look like an e-mail address.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Léa");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("not an address");
});

test("a double click makes one assessment", { tag: "@story" }, async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await fillIn(page, `${mark}@example.com`);
  await page.getByRole("button", { name: "Create assessment" }).dblclick();
  await expect(applicationLink(page)).toBeVisible();
  const { total } = await (await page.request.get(`/api/assessments?q=${mark}%40example.com`)).json();
  expect(total).toBe(1);
});

test("while an invitation is being sent, the form doesn’t ask whether there is one", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.clock.install();
  await page.goto("/assessments/new");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/invitations/check")) asked.push(request.url());
  });
  await page.route(
    (url) => url.pathname === "/api/assessments",
    async (route) => {
      const response = await route.fetch();
      // Longer than the pause after which the form asks about an address.
      await page.clock.runFor(1_500);
      await route.fulfill({ response });
    },
  );
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option", { name: "Backend Engineer" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(`${mark}@example.com`);
  await page.getByLabel("E-mail", { exact: true }).press("Enter");
  await expect(applicationLink(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("asks once whether an unusual address is right, and sends it as mail is delivered to it", async ({
  page,
  mark,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await fillIn(page, `o&${mark}@müller.example`);
  await create(page);
  const question = page.getByRole("alert").filter({ hasText: `Is o&${mark}@müller.example right?` });
  await expect(question).toContainText(`gets o&${mark}@xn--mller-kva.example.`);
  await expectAccessible();
  await page.getByLabel("E-mail", { exact: true }).fill(`a=${mark}@mail.example`);
  await expect(question).toBeHidden();
  await create(page);
  await page
    .getByRole("alert")
    .filter({ hasText: `Is a=${mark}@mail.example right?` })
    .getByRole("button", { name: "It’s right, create" })
    .click();
  await expect(applicationLink(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: `a=${mark}@mail.example is invited` })).toBeVisible();
});
