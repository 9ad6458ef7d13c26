import { expect, test } from "./fixtures";

test("an administrator limits a viewer to one interview, and their open pages show nothing else", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  signIn,
  takeSession,
  invite,
  allowedErrors,
  expectAccessible,
}) => {
  // The page of an assessment that is hidden now.
  allowedErrors.push(/404/);
  await takeSession(await member("recruiter"));
  const email = `${mark}@example.com`;
  const mine = await invite({ email: `seen.${email}`, firstName: "Sina", lastName: mark }, 0);
  const other = await invite({ email: `hidden.${email}`, firstName: "Hedda", lastName: mark }, 1);
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const { name: interview } = interviews[0];
  const manager = await member("viewer", `Mona ${mark}`);

  const theirs = await browser.newContext({ baseURL });
  const list = await theirs.newPage();
  await signIn(manager, list);
  await list.goto(`/assessments?queue=all&q=${mark}`);
  await expect(list.getByRole("link", { name: `Hedda ${mark}` })).toBeVisible();
  const detail = await theirs.newPage();
  await detail.goto(`/assessments/${other.id}`);
  await expect(detail.getByRole("heading", { name: `Hedda ${mark}` })).toBeVisible();

  await signIn(member("administrator"));
  await page.goto("/settings/people");
  const row = page.getByRole("listitem").filter({ hasText: manager.email });
  await row.getByRole("button", { name: `Actions for ${manager.name}` }).click();
  await page.getByRole("menuitem", { name: "Limit what they see" }).click();
  const dialog = page.getByRole("dialog", { name: `What ${manager.name} sees` });
  await dialog.getByRole("radio", { name: "Only some assessments" }).click();
  await expect(dialog).toContainText(`${manager.name} will see no assessments`);
  await dialog.getByRole("combobox", { name: "Add an interview" }).click();
  await page.getByRole("option", { name: interview }).click();
  await expect(dialog).not.toContainText("will see no assessments");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(`Sees only ${interview}`);
  await expect(row.getByRole("button", { name: `Actions for ${manager.name}` })).toBeFocused();

  await list.bringToFront();
  await expect(list.getByRole("link", { name: `Hedda ${mark}` })).toHaveCount(0);
  await expect(list.getByRole("link", { name: `Sina ${mark}` })).toBeVisible();
  await detail.bringToFront();
  await expect(detail.getByRole("heading", { name: `Hedda ${mark}` })).toHaveCount(0);
  expect((await list.request.get(`/api/assessments/${other.id}`)).status()).toBe(404);
  expect((await list.request.get(`/api/assessments/${mine.id}`)).status()).toBe(200);

  await row.getByRole("button", { name: `Actions for ${manager.name}` }).click();
  await page.getByRole("menuitem", { name: "Limit what they see" }).click();
  await dialog.getByRole("radio", { name: "Everything" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).not.toContainText("Sees only");
  await list.bringToFront();
  await expect(list.getByRole("link", { name: `Hedda ${mark}` })).toBeVisible();
  await theirs.close();
});

test("a changed limit keeps what is being typed, and hides what is taken away", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  signIn,
  takeSession,
  invite,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  const recruiter = await member("recruiter", `Rita ${mark}`);
  const theirs = await browser.newContext({ baseURL });
  const own = await theirs.newPage();
  await takeSession(await member("recruiter"));
  const given = await invite({ email: `${mark}@example.com`, firstName: "Gina", lastName: mark });
  await takeSession(member("administrator"));
  const ask = async (method: string, path: string, data: unknown) =>
    expect((await page.request.fetch(path, { method, data, headers: { origin: baseURL ?? "" } })).ok()).toBe(
      true,
    );
  const { members } = await (await page.request.get("/api/members")).json();
  const { id } = members.find(({ email }: { email: string }) => email === recruiter.email);
  const see = async (unclaimed: boolean) => {
    const { limits } = await (await page.request.get("/api/visibility")).json();
    const before = limits.find(({ memberId }: { memberId: string }) => memberId === id);
    await ask("PUT", `/api/members/${id}/visibility`, {
      limit: { interviewIds: [], own: true, unclaimed },
      replaces: before?.updatedAt ?? null,
    });
  };
  await see(false);
  await ask("PUT", `/api/assessments/${given.id}/assignee`, { assignee: id, from: null });

  await signIn(recruiter, own);
  await own.goto(`/assessments/${given.id}`);
  const note = own.getByRole("textbox", { name: /note/i });
  await note.fill("Call her");
  const count = own.getByRole("navigation").getByRole("link", { name: /^Assessments/ });
  await expect(count).toHaveText(/^Assessments\s*1$/);
  await see(true);
  await expect(count).not.toHaveText(/^Assessments\s*1$/);
  await note.pressSequentially(" back.");
  await expect(note).toHaveValue("Call her back.");
  await expect(note).toBeFocused();

  await ask("PUT", `/api/assessments/${given.id}/assignee`, { assignee: null, from: id });
  await expect(own.getByRole("heading", { name: `Gina ${mark}` })).toHaveCount(0);
  await expect(own.locator("body")).not.toContainText("Gina");
  await theirs.close();
});
