import { expect, test } from "./fixtures";

test.use({ alone: true });

test("a recruiter reviews blind: decides by a number, and reveals whom they must know, with a reason", async ({
  page,
  browser,
  baseURL,
  member,
  signIn,
  allowedErrors,
  expectAccessible,
}) => {
  // Revealing without a reason is refused.
  allowedErrors.push(/422 .*reveal/);
  await signIn(member("administrator"));
  const listed = await page.request.get("/api/assessments?queue=to_decide&limit=100&sort=created");
  const { assessments: all } = await listed.json();
  const assessments = all.filter((row: { candidate?: { lastName?: string } }) => row.candidate?.lastName);
  const [one] = assessments;
  const other = assessments.find(
    ({ id, interview }: typeof one) => id !== one.id && interview.id === one.interview.id,
  );
  const nameOf = ({ candidate }: typeof one) => `${candidate.firstName} ${candidate.lastName}`;
  const [name, numbered] = [nameOf(one), `Candidate ${one.id}`];

  const theirs = await browser.newContext({ baseURL });
  const reviewing = await theirs.newPage();
  await signIn(await member("recruiter", "Rita Recruiter"), reviewing);
  await reviewing.goto(`/assessments?queue=to_decide&interview=${one.interview.id}&sort=created`);
  await expect(reviewing.getByRole("link", { name, exact: true })).toBeVisible();

  await page.goto("/settings/team");
  const rule = page.getByRole("region", { name: "Blind review" });
  await rule.getByRole("combobox", { name: "Add an interview" }).click();
  await page.getByRole("option", { name: one.interview.name }).click();
  await expect(
    rule.getByRole("combobox", { name: `Who reviews blind in ${one.interview.name}` }),
  ).toContainText("Viewers and recruiters");
  await rule.getByRole("checkbox", { name: "Reveal candidates once there is a decision" }).click();
  await expectAccessible();
  await rule.getByRole("button", { name: "Save" }).click();
  await expect(rule).toContainText("Saved");

  // Open pages follow.
  await reviewing.bringToFront();
  await expect(reviewing.getByRole("link", { name: numbered })).toBeVisible();
  await expect(reviewing.getByText(name)).toHaveCount(0);
  await expectAccessible(reviewing);
  await reviewing.goto(`/assessments?queue=all&q=${encodeURIComponent(name)}`);
  await expect(reviewing.getByText("Nothing matches")).toBeVisible();

  await reviewing.goto(`/assessments/${one.id}`);
  await expect(reviewing.getByRole("heading", { name: numbered })).toBeVisible();
  await expect(reviewing.getByText("You review this assessment blind")).toBeVisible();
  expect(await reviewing.content()).not.toContain(one.candidate.lastName);
  await reviewing.getByLabel("Write a note").fill("Asks good questions.");
  await reviewing.getByRole("button", { name: "Add note" }).click();
  await expect(reviewing.getByRole("listitem").filter({ hasText: "Asks good questions." })).toBeVisible();

  await reviewing.getByRole("button", { name: "Reveal the candidate" }).click();
  const dialog = reviewing.getByRole("dialog", { name: `Reveal ${numbered}?` });
  await dialog.getByRole("button", { name: "Reveal" }).click();
  await expect(dialog).toContainText("Give a reason.");
  await expectAccessible(reviewing);
  await dialog.getByLabel("Reason").fill("I have to invite them to a call.");
  await dialog.getByRole("button", { name: "Reveal" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(reviewing.getByRole("heading", { name })).toBeVisible();
  await expect(reviewing.getByText("The candidate is revealed.")).toBeFocused();
  await expect(reviewing.getByText("You review this assessment blind")).toHaveCount(0);

  // A decision reveals the other.
  await reviewing.goto(`/assessments/${other.id}`);
  await expect(reviewing.getByRole("heading", { name: `Candidate ${other.id}` })).toBeVisible();
  await reviewing.getByRole("button", { name: "Hold" }).click();
  await expect(reviewing.getByRole("heading", { name: nameOf(other) })).toBeVisible();
  await theirs.close();

  await page.goto("/settings/log");
  const entry = page.getByRole("listitem").filter({ hasText: "to themselves" });
  await expect(entry).toContainText(name);
  await expect(entry).toContainText("I have to invite them to a call.");
});
