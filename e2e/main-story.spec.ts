import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Takes the interview as the candidate would, with whatever answers come first. */
async function takeInterview(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("link", { name: "Start the interview" }).click();
  const submit = page.getByRole("button", { name: /^Submit/ });
  for (let question = 1; ; question += 1) {
    await expect(page.getByText(`Question ${question} of`).or(submit)).toBeVisible();
    if (await submit.isVisible()) break;
    const choice = page.getByRole("radio").or(page.getByRole("checkbox")).first();
    if (await choice.isVisible()) await choice.check();
    else await page.getByRole("textbox").or(page.getByRole("spinbutton")).first().fill("42");
    await page.getByRole("button", { name: "Save and continue" }).click();
  }
  await submit.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/thank/i);
}

test("a recruiter invites a candidate, hands over the link, and sees the result arrive by itself", {
  tag: "@story",
}, async ({ page, browser, mark, member, expectAccessible }) => {
  const lastName = `Okafor-${mark}`;
  const { email, password } = await member("recruiter");
  await page.goto("/assessments?queue=all");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  await page
    .getByRole("link", { name: /New assessment/ })
    .first()
    .click();
  await expectAccessible();
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("combobox", { name: "Search: Interview" }).fill("data");
  await page.getByRole("option", { name: "Data Analyst" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(`amara.${mark}@example.com`);
  await page.getByLabel("First name").fill("Amara");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByRole("button", { name: "Create assessment" }).click();

  await expect(page.getByRole("button", { name: /Copy/ }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /Copy/ }).first().click();
  await expect(page.getByText("Copied").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/localhost:\d+\/sandbox\/apply\/[\w-]{22,}$/);

  // What one has made oneself is there, not announced as new.
  const navigation = page.getByRole("navigation").getByRole("link", { name: /^Assessments/ });
  await navigation.filter({ visible: true }).first().click();
  const row = page.getByRole("row", { name: `Amara ${lastName}` });
  // The home leads to what is to be decided.
  await page
    .getByRole("navigation", { name: "Queues" })
    .getByRole("link", { name: /^Pending/ })
    .click();
  await expect(row).toBeVisible();
  await page.goto(`/assessments?q=${mark}`);
  await expect(row).toContainText("Pending");

  const candidate = await browser.newContext();
  await takeInterview(await candidate.newPage(), link);
  await candidate.close();

  await expect(row).toContainText(/Recommended|Not recommended/);
  await row.getByRole("link", { name: `Amara ${lastName}` }).click();
  await expect(page.getByRole("heading", { name: `Amara ${lastName}` })).toBeVisible();
  await expect(page.getByText(/Completed/).first()).toBeVisible();
  await expect(page.getByText(/Link copied by Dana Whitfield/)).toBeVisible();
  await expectAccessible();
});
