import { startScreenReader } from "./support/screen-reader";
import { expect, test } from "./with-service";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("somebody who doesn’t see the page is told each step of inviting a candidate and taking the link", {
  tag: "@story",
}, async ({ page, mark, member, takeSession }) => {
  await takeSession(member("recruiter"));
  const reader = await startScreenReader(page);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New assessment" })).toBeVisible();
  const interview = page.getByRole("combobox", { name: "Interview", exact: true });
  await reader.pressUntil("Tab", interview);
  await page.keyboard.press("Enter");
  await reader.untilFocused(page.getByRole("combobox", { name: "Search: Interview" }));
  await reader.type("data");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await reader.untilFocused(interview);
  await reader.pressUntil("Tab", page.getByLabel("E-mail", { exact: true }));
  await reader.type("not an address");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await reader.untilFocused(page.getByLabel("E-mail", { exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await reader.type(`invited.${mark}@example.com`);
  await page.keyboard.press("Enter");
  await reader.untilFocused(page.getByRole("button", { name: /^Copy link/ }).first());
  await page.keyboard.press("Enter");
  await reader.hear(/Copied/);
  expect(reader.transcript().replaceAll(mark, "MARK")).toMatchSnapshot("inviting.txt");
});

test("somebody who doesn’t see the page hears of a result, finds the row and decides", {
  tag: "@story",
}, async ({ page, mark, member, invite, takeSession, service }) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nadia", lastName: "Berg" });
  const reader = await startScreenReader(page);
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await service.complete(id);
  await reader.hear(/Nadia Berg/);
  await page.keyboard.press("j");
  await reader.untilFocused(page.locator("[data-row-link]"));
  await page.keyboard.press("a");
  await reader.hear(/advance/i);
  expect(reader.transcript().replaceAll(mark, "MARK")).toMatchSnapshot("deciding.txt");
});

test("somebody who doesn’t see the page finds a candidate, decides, comes to the report and writes a note", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  service,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nadia", lastName: "Berg" });
  await service.complete(id);
  const read = async () => (await (await page.request.get(`/api/assessments/${id}`)).json()).assessment;
  await expect.poll(async () => (await read()).status).toBe("recommended");
  const reader = await startScreenReader(page);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("Control+k");
  await reader.untilFocused(page.getByRole("combobox", { name: "Search or jump to…" }));
  await page.keyboard.type(mark);
  await expect(page.getByRole("option").first()).toContainText("Nadia Berg");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nadia Berg" })).toBeVisible();
  const decision = page.getByRole("toolbar", { name: "Decision" });
  const advance = decision.getByRole("button", { name: "Advance" });
  await reader.pressUntil("Tab", decision.getByRole("button").first());
  await reader.pressUntil("ArrowRight", advance);
  await page.keyboard.press("Space");
  await expect(advance).toHaveAttribute("aria-pressed", "true");
  await reader.untilFocused(advance);
  // Offered once the decision is saved.
  await expect(page.getByRole("button", { name: "Add a reason" })).toBeVisible();
  await reader.pressUntil("Tab", page.getByRole("link", { name: /full report/ }));
  await reader.pressUntil("Tab", page.getByLabel("Write a note"));
  await reader.type("Strong, and quick to answer.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("region", { name: "Notes" }).getByText(/quick to answer/)).toBeVisible();
  await expect(page.getByLabel("Write a note")).toHaveValue("");
  await reader.untilFocused(page.getByLabel("Write a note"));
  expect(reader.transcript().replaceAll(mark, "MARK").replaceAll(String(id), "ID")).toMatchSnapshot(
    "finding.txt",
  );
});
