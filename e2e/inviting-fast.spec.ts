import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Counts what a person does beside typing text into fields. */
function countingHands(page: Page) {
  let interactions = 0;
  return {
    press: async (key: string) => {
      interactions += 1;
      await page.keyboard.press(key);
    },
    click: async (role: "link" | "button" | "combobox" | "option" | "switch", name: string | RegExp) => {
      interactions += 1;
      await page.getByRole(role, { name }).first().click();
    },
    type: (text: string) => page.keyboard.type(text),
    /** Since the last look. */
    count: () => {
      const counted = interactions;
      interactions = 0;
      return counted;
    },
  };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const email = (page: Page) => page.getByLabel("E-mail", { exact: true });
const copyButton = (page: Page) => page.getByRole("button", { name: /^Copy link/ }).first();

test("from the home, a candidate is invited and the link is on the clipboard with six interactions beside typing", async ({
  page,
  mark,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const hands = countingHands(page);
  await hands.press("n");
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toBeFocused();
  await hands.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search: Interview" })).toBeFocused();
  await hands.type("data an");
  await expect(page.getByRole("option")).toHaveCount(1);
  await hands.press("Enter");
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toHaveText("Data Analyst");
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toBeFocused();
  await hands.press("Tab");
  await hands.type(`keyboard.${mark}@example.com`);
  await hands.press("Enter");
  await expect(copyButton(page)).toBeFocused();
  await hands.press("c");
  await expect(page.getByText("Copied").first()).toBeVisible();
  expect(hands.count()).toBeLessThanOrEqual(6);
  const first = await clipboard(page);
  expect(first).toMatch(/\/sandbox\/apply\//);

  // The next one for the same interview takes less.
  await hands.press("n");
  await expect(email(page)).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toHaveText("Data Analyst");
  await hands.type(`another.${mark}@example.com`);
  await hands.press("Enter");
  await expect(copyButton(page)).toBeFocused();
  await hands.press("c");
  await expect.poll(() => clipboard(page)).not.toBe(first);
  expect(hands.count()).toBeLessThanOrEqual(3);

  // And by mouse, with the toggle, which the one after keeps.
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await hands.click("link", /^New assessment/);
  await hands.click("combobox", /^Interview$/);
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option").first()).toHaveText(
    "Data Analyst",
  );
  await hands.click("option", "Data Analyst");
  await email(page).click();
  await hands.type(`mouse.${mark}@example.com`);
  await hands.click("button", "Create assessment");
  await hands.click("button", /^Copy link/);
  await expect(page.getByText("Copied").first()).toBeVisible();
  // The click into the field is one too.
  expect(hands.count() + 1).toBeLessThanOrEqual(6);
});

test("a slip in an address is mended with one press, a number tells its country, and the next keeps the toggle", async ({
  page,
  mark,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/interviews");
  await page.getByRole("link", { name: "New assessment for Data Analyst" }).click();
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toHaveText("Data Analyst");
  await email(page).fill(`dana.${mark}@gmial.com`);
  await page.getByRole("button", { name: `dana.${mark}@gmail.com` }).click();
  await expect(email(page)).toHaveValue(`dana.${mark}@gmail.com`);
  await expect(email(page)).toBeFocused();
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await page.getByLabel("Phone").fill("+49 30 901820");
  await expect(page.getByText("Germany +49")).toBeVisible();
  await page.getByRole("switch", { name: /Don.t e-mail the candidate/ }).click();
  await expectAccessible();
  await page.getByRole("button", { name: "Create assessment" }).click();

  await expect(page.getByText("No e-mail was sent. Send them this link:")).toBeVisible();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: /^QR code of the application link/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Write e-mail" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:dana\\.${mark}@gmail\\.com\\?`),
  );
  await expectAccessible();
  await page.getByRole("button", { name: /^Invite another for the same interview/ }).click();
  await expect(email(page)).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toHaveText("Data Analyst");
  await expect(page.getByRole("switch", { name: /Don.t e-mail the candidate/ })).toBeChecked();
});

test("an address copied from a mail program is taken apart, over nothing that was typed", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments/new");
  await untilItRuns(email(page));
  const [first, last] = [page.getByLabel("First name"), page.getByLabel("Last name")];
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await email(page).press("ControlOrMeta+v");
  };
  await last.fill("Raman-Iyer");
  await paste("Priya Raman <\u200bpriya.raman@gmail.con>");
  await expect(email(page)).toHaveValue("priya.raman@gmail.con");
  await expect(first).toHaveValue("Priya");
  await expect(last).toHaveValue("Raman-Iyer");
  await page.getByRole("button", { name: "priya.raman@gmail.com" }).click();
  await expect(email(page)).toHaveValue("priya.raman@gmail.com");

  // A part of what stands there is replaced as everywhere.
  await email(page).press("End");
  await paste(".au");
  await expect(email(page)).toHaveValue("priya.raman@gmail.com.au");
  await email(page).selectText();
  await paste("mailto:other@example.com?subject=Hello");
  await expect(email(page)).toHaveValue("other@example.com");

  // Typed, it is taken apart once the field is left.
  await email(page).fill("Nora Berg <nora@example.com>");
  await last.focus();
  await expect(email(page)).toHaveValue("nora@example.com");
  await expect(page.getByText(/look like an e-mail address/)).toHaveCount(0);
});

test("what is wrong with a field doesn’t move the button away while it is being pressed", async ({
  page,
  member,
  takeSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takeSession(member("recruiter"));
  await page.goto("/assessments/new");
  await untilItRuns(email(page));
  const wrong = page.getByText("Enter a web address that begins with https:// or http://.");
  const button = page.getByRole("button", { name: "Create assessment" });
  await page.getByLabel("Résumé").fill("ftp://example.com/cv");
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) throw new Error("The button is nowhere.");

  await page.mouse.move(before.x + 20, before.y + 3);
  await page.mouse.down();
  await expect(button).toBeFocused();
  await expect(wrong).toBeHidden();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByText("Choose an interview.")).toBeVisible();
  await expect(wrong).toBeVisible();
});
