import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { test } from "./with-service";

/** Opens the assessment of whom the word names beside the list. */
async function openOnly(page: Page, mark: string): Promise<void> {
  await page.goto(`/assessments?q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.locator("[data-row-link]").click();
}

test("a recruiter decides, and colleagues see it at once and in the timeline", { tag: "@story" }, async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await invite({ email: `${mark}@example.com` });
  await openOnly(page, mark);
  await expect(page.getByText(/^No decision yet/)).toBeVisible();
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(member("viewer"), colleague);
  await colleague.goto(page.url());

  await page.getByRole("button", { name: "Hold" }).click();
  await expect(page.getByText(/Put on hold by Dana Whitfield/).first()).toBeVisible();
  const theirs = colleague.getByRole("region", { name: "Decision" });
  await expect(theirs.getByText("On hold", { exact: true })).toBeVisible();
  await expect(theirs.getByRole("button")).toHaveCount(0);
  await expectAccessible();
  await page.goto(`/assessments?decision=hold&q=${mark}`);
  await expect(page.locator("[data-row-link]")).toHaveCount(1);
  await colleague.context().close();
});

test("choices made faster than the page draws are each made from the one before", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  await takeSession(member("recruiter"));
  await invite({ email: `${mark}@example.com` });
  await openOnly(page, mark);
  await expect(page.getByText(/^No decision yet/)).toBeVisible();
  const chooseAtOnce = (...names: string[]) =>
    page.evaluate((names) => {
      const buttons = [...document.querySelectorAll<HTMLElement>("[role=toolbar] button")];
      for (const name of names) buttons.find(({ textContent }) => textContent === name)?.click();
    }, names);
  const notDecided = page.getByRole("alert").filter({ hasText: /has just|couldn’t/ });

  await chooseAtOnce("Advance", "Hold", "Reject", "Hold", "Advance");
  await expect(page.getByText(/Advanced by Dana Whitfield/)).toHaveCount(2);
  await expect(page.getByText(/Put on hold by Dana Whitfield/)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Advance", pressed: true })).toBeVisible();
  await expect(notDecided).toHaveCount(0);

  let failing = 1;
  await page.route(/\/decision$/, (route) =>
    failing-- > 0 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await chooseAtOnce("Hold", "Reject");
  await expect(page.getByText(/Rejected by Dana Whitfield/)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Reject", pressed: true })).toBeVisible();
  await expect(notDecided).toHaveCount(0);
});

test("of two who edit one note, the second keeps their text and sees the other’s", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/409 \(Conflict\)/);
  const dana = await member("recruiter");
  await takeSession(dana);
  await invite({ email: `${mark}@example.com` });
  await openOnly(page, mark);
  await page.getByLabel("Write a note").fill("Strong on systems.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Strong on systems." })).toBeVisible();
  await expect(page.getByLabel("Write a note")).toHaveValue("");

  const buttonOf = (what: string) => page.getByRole("button", { name: `${what} the note by Dana Whitfield` });
  for (const what of ["Edit", "Delete"]) {
    await buttonOf(what).press("Enter");
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(buttonOf(what)).toBeFocused();
  }

  // Escape leaves it, unless something was typed.
  const edited = (one = page) => one.getByRole("textbox", { name: "Edit the note by Dana Whitfield" });
  await buttonOf("Edit").press("Enter");
  await edited().press("Escape");
  await expect(buttonOf("Edit")).toBeFocused();
  await buttonOf("Edit").press("Enter");
  await edited().fill("Strong on");
  await edited().press("Escape");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(edited()).toHaveValue("Strong on");
  await page.keyboard.press("Enter");
  await expect(buttonOf("Edit")).toBeFocused();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(dana, other);
  await other.goto(page.url());
  for (const one of [page, other]) await one.getByRole("button", { name: /^Edit the note/ }).click();
  await edited().fill("Strong on systems and data.");
  await edited().press("ControlOrMeta+Enter");
  await expect(page.getByText("Strong on systems and data.")).toBeVisible();
  await expect(buttonOf("Edit")).toBeFocused();

  await edited(other).fill("Strong on systems, slow on SQL.");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText(/has changed this note in the meantime/)).toBeVisible();
  await expect(other.getByText("Strong on systems and data.")).toBeVisible();
  await expect(edited(other)).toHaveValue("Strong on systems, slow on SQL.");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Strong on systems, slow on SQL.")).toBeVisible();
  await other.context().close();
});

test("a note that can’t be saved stays where it was typed, over a reload as well", { tag: "@story" }, async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/500 \(Internal Server Error\)/);
  await takeSession(member("recruiter"));
  await invite({ email: `${mark}@example.com` });
  await openOnly(page, mark);
  await page.route("**/notes", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByLabel("Write a note").fill("Call back on Monday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("region", { name: "Notes" }).getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Write a note")).toHaveValue("Call back on Monday.");
  await page.reload();
  await expect(page.getByLabel("Write a note")).toHaveValue("Call back on Monday.");
  await page.unroute("**/notes");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Call back on Monday." })).toBeVisible();
});

test("what is typed while a note is being saved stays, and a deleted one leaves the focus near", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await invite({ email: `${mark}@example.com` });
  await openOnly(page, mark);
  const notes = page.getByRole("region", { name: "Notes" });
  const written = notes.getByRole("listitem");
  const field = notes.getByLabel("Write a note");
  let letIn: () => void = () => undefined;
  const untilLetIn = () =>
    new Promise<void>((resolve) => {
      letIn = resolve;
    });
  let isLetIn = untilLetIn();
  await page.route(/\/notes(\/|$)/, async (route) => {
    if (route.request().method() !== "GET") await isLetIn;
    await route.fallback();
  });
  await field.fill("Strong.");
  await field.press("ControlOrMeta+Enter");
  await expect(notes.getByRole("button", { name: "Add note" })).toHaveAttribute("aria-busy", "true");
  await field.pressSequentially(" Ask for Monday");
  letIn();
  await expect(written).toHaveText(/Strong\.(?! Ask)/);
  await expect(field).toHaveValue("Ask for Monday");
  await page.reload();
  await expect(field).toHaveValue("Ask for Monday");

  isLetIn = untilLetIn();
  await notes.getByRole("button", { name: /^Edit the note/ }).click();
  const edited = written.getByRole("textbox", { name: /^Edit the note/ });
  await edited.fill("Very strong.");
  await notes.getByRole("button", { name: "Save" }).click();
  await edited.fill("Very strong on SQL.");
  letIn();
  await expect(notes.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy");
  await expect(edited).toHaveValue("Very strong on SQL.");
  await notes.getByRole("button", { name: "Save" }).click();
  await expect(written.getByText("Very strong on SQL.", { exact: true })).toBeVisible();

  await notes.getByRole("button", { name: /^Delete the note/ }).press("Enter");
  await notes.getByRole("button", { name: "Delete note", exact: true }).press("Enter");
  await expect(written).toHaveCount(0);
  const hasFocus = () => notes.evaluate((section) => section.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
});
