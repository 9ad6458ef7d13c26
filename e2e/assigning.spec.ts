import { expect, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";
import { readAnnounced, recordAnnouncements } from "./support/record-announcements";

test("a recruiter takes a candidate on, finds theirs in one press, and undoes it", { tag: "@story" }, async ({
  page,
  mark,
  member,
  invite,
  signIn,
  expectAccessible,
}) => {
  const name = `Dana ${mark}`;
  await signIn(member("recruiter", name));
  const ids = [];
  for (const first of ["Zelda", "Yann"])
    ids.push((await invite({ email: `${first}.${mark}@example.com`.toLowerCase(), firstName: first })).id);
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await untilItRuns(page.getByRole("main"));
  await expect(page.getByRole("link", { name: "Zelda" })).toBeVisible();
  await page.getByRole("button", { name: "More: Zelda" }).click();
  await page.getByRole("menuitem", { name: "Assign to me" }).click();
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText(
    `${name} is now the owner of Zelda.`,
  );

  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: "Mine", exact: true }).click();
  await expect(page).toHaveURL(/assignee=me/);
  await expect(page.getByRole("link", { name: "Zelda" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Yann" })).toBeHidden();
  await expectAccessible();

  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText(
    "Zelda no longer has an owner.",
  );
  await expect(page.getByRole("link", { name: "Zelda" })).toBeHidden();

  await page.goto(`/assessments/${ids[1]}`);
  await untilItRuns(page.getByRole("main"));
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByRole("combobox", { name: /^Owner: / })).toContainText(name);
  await expect(page.getByText(`${name} became the owner`)).toBeVisible();
  await expectAccessible();
});

test("for a selection, one press on a colleague makes them responsible for all", async ({
  page,
  mark,
  member,
  invite,
  signIn,
}) => {
  const ben = `Ben ${mark}`;
  await member("recruiter", ben);
  await signIn(member("recruiter", `Dana ${mark}`));
  for (const first of ["Zelda", "Yann"])
    await invite({ email: `${first}.${mark}@example.com`.toLowerCase(), firstName: first });
  await page.goto(`/assessments?queue=all&q=${mark}&columns=candidate,assignee`);
  await untilItRuns(page.getByRole("main"));
  await page.getByRole("checkbox", { name: "Select Zelda" }).click();
  await page.getByRole("checkbox", { name: "Select Yann" }).click();
  await page.getByRole("combobox", { name: "Assign", exact: true }).click();
  await page.keyboard.type("ben");
  await page.getByRole("option", { name: ben }).click();
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText(
    `${ben} is now the owner of 2 candidates.`,
  );
  await expect(page.getByRole("cell", { name: ben })).toHaveCount(2);
});

test("of two who choose at once, the later sees what the earlier did", async ({
  page,
  mark,
  member,
  invite,
  signIn,
  shortlist,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await signIn(member("recruiter", `Dana ${mark}`));
  const { id } = await invite({ email: `zelda.${mark}@example.com`, firstName: "Zelda" });
  const { colleagues } = await (await page.request.get("/api/colleagues")).json();
  const own = colleagues.find((one: { name: string }) => one.name === `Dana ${mark}`);
  const put = (assignee: string | null, from: string | null) =>
    page.request.put(`/api/assessments/${id}/assignee`, {
      headers: { origin: shortlist.url },
      data: { assignee, from },
    });
  expect((await put(own.id, null)).status()).toBe(200);
  const late = await put(null, null);
  expect(late.status()).toBe(409);
  expect(await late.json()).toMatchObject({
    code: "assigned_here",
    assessment: { assignee: { id: own.id } },
  });
  expect((await put("somebody-else", own.id)).status()).toBe(422);
});

test("who chooses again before the first answer is there isn’t refused as another colleague", async ({
  page,
  mark,
  member,
  invite,
  signIn,
}) => {
  const [dana, ben] = [`Dana ${mark}`, `Ben ${mark}`];
  await member("recruiter", ben);
  await signIn(member("recruiter", dana));
  const { id } = await invite({ email: `zelda.${mark}@example.com`, firstName: "Zelda" });
  await page.goto(`/assessments/${id}`);
  await untilItRuns(page.getByRole("main"));
  const letIn = await holdRequests(page, "**/assignee");
  const choice = page.getByRole("combobox", { name: /^Owner: / });
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(choice).toContainText(dana);
  await choice.click();
  await page.keyboard.type("ben");
  await page.getByRole("option", { name: ben }).click();
  letIn();
  await expect(page.getByText(`made ${ben} the owner`)).toBeVisible();
  await expect(choice).toContainText(ben);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("who is named in a note is told at once, and is led to it", async ({
  page,
  browser,
  mark,
  member,
  invite,
  signIn,
  shortlist,
  expectAccessible,
}) => {
  const vera = `Vera ${mark}`;
  const other = await browser.newContext({ baseURL: shortlist.url });
  const theirs = await other.newPage();
  await recordAnnouncements(theirs);
  await signIn(member("viewer", vera), theirs);
  await untilItRuns(theirs.getByRole("main"));
  const newOnes = async () =>
    (await readAnnounced(theirs)).filter((text) => text === "1 new notification").length;

  await signIn(member("recruiter", `Dana ${mark}`));
  const { id } = await invite({ email: `zelda.${mark}@example.com`, firstName: "Zelda" });
  await page.goto(`/assessments/${id}`);
  await untilItRuns(page.getByRole("main"));
  const field = page.getByLabel("Write a note");
  await field.fill("Have a look, ");
  await field.pressSequentially("@Vera");
  await field.pressSequentially(` ${mark.slice(0, 3)}`);
  await expect(page.getByRole("option", { name: vera })).toBeVisible();
  await expectAccessible();
  await field.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill("");
  await field.pressSequentially(`Have a look, @Vera ${mark.slice(0, 4)}`);
  await expect(page.getByRole("option", { name: vera, selected: true })).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue(`Have a look, @${vera} `);
  // The blank behind it is there already.
  await field.pressSequentially(" now");
  await expect(field).toHaveValue(`Have a look, @${vera} now`);
  await field.press("Control+Enter");
  await expect(page.getByText(`@${vera}`, { exact: true })).toBeVisible();

  const bell = theirs.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/1 unread/);
  await expect(theirs.getByRole("status").filter({ hasText: "1 new notification" })).toBeAttached();
  await bell.click();
  const named = theirs.getByRole("link", { name: `Dana ${mark} mentioned you in a note on Zelda` });
  await expect(named).toBeVisible();
  await expect(theirs.getByText(`Have a look, @${vera} now`)).toBeVisible();
  await expectAccessible(theirs);
  await named.click();
  await expect(theirs).toHaveURL(new RegExp(`/assessments/${id}`));
  await expect(theirs.getByRole("dialog", { name: "Notifications" })).toHaveCount(0);
  await expect(theirs.getByRole("listitem").filter({ hasText: "Have a look" })).toBeFocused();
  await expect(bell).not.toHaveAccessibleName(/unread/);
  // A viewer is told, and may not choose.
  await expect(theirs.getByText("Unassigned")).toBeVisible();
  await expect(theirs.getByRole("combobox", { name: /^Owner: / })).toHaveCount(0);
  expect((await page.request.get("/api/notifications")).ok()).toBe(true);
  expect((await (await page.request.get("/api/notifications")).json()).notifications).toEqual([]);

  // Each later one is announced as well, though the words are the same.
  const before = await newOnes();
  for (const [at, firstName] of ["Yara", "Xenia"].entries()) {
    const next = await invite({ email: `${firstName}.${mark}@example.com`, firstName });
    const answer = await page.request.post(`/api/assessments/${next.id}/notes`, {
      headers: { origin: shortlist.url },
      data: { body: `Her too, @${vera}`, id: crypto.randomUUID() },
    });
    expect(answer.ok()).toBe(true);
    await expect(bell).toHaveAccessibleName(new RegExp(`${at + 1} unread`));
    await expect.poll(newOnes).toBe(before + at + 1);
  }
  await other.close();
});

test("on a phone, notifications are in the person’s menu", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  shortlist,
}) => {
  const own = `Dana ${mark}`;
  const dana = await member("recruiter", own);
  await takeSession(member("recruiter", `Ben ${mark}`));
  const { id } = await invite({ email: `zelda.${mark}@example.com`, firstName: "Zelda" });
  const { colleagues } = await (await page.request.get("/api/colleagues")).json();
  const assignee = colleagues.find((one: { name: string }) => one.name === own).id;
  await page.request.put(`/api/assessments/${id}/assignee`, {
    headers: { origin: shortlist.url },
    data: { assignee, from: null },
  });
  await page.context().clearCookies();
  await takeSession(dana);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/assessments?queue=all");
  await untilItRuns(page.getByRole("main"));
  await page.getByRole("button", { name: /^You.*1 unread/ }).click();
  await page.getByRole("menuitem", { name: /Notifications/ }).click();
  await expect(page.getByRole("link", { name: `Ben ${mark} made you the owner of Zelda` })).toBeVisible();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByRole("button", { name: "Mark all read" })).toBeHidden();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "You", exact: true })).toBeVisible();
});
