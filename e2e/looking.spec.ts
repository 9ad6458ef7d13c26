import type { Page } from "@playwright/test";
import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3 });

async function invite(page: Page, email: string): Promise<void> {
  await page.goto("/assessments/new");
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option").first().click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create assessment" }).click();
}

const attention = (page: Page) => page.getByRole("region", { name: /Needs attention/ });

test("an unanswered invitation is found by itself, and certain once it is completed", async ({
  page,
  service,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live/)).toBeVisible();
  await service.failNextCreate({ kind: "reset", when: "after" });
  await invite(page, "amara@example.com");
  await expect(page.getByRole("heading", { name: "This invitation is unconfirmed" })).toBeVisible();

  await page.goto("/assessments?queue=all");
  await expect(attention(page).getByText("Probably arrived")).toBeVisible();
  // The table holds still for its reader, and says “1 new”; a new look has it.
  await page.reload();
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const row = page.getByRole("row", { name: /amara@example\.com/ });
  await expect(row.getByText(/Probably/)).toBeVisible();
  await row.getByRole("button", { name: /Copy link/ }).click();
  const question = page.getByRole("dialog", { name: "This link may be someone else’s" });
  await expect(question).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: "Close" }).click();
  await expectAccessible();

  const record = (await (await fetch(`${service.origin}/__control/assessments`)).json()) as {
    id: number;
    email: string;
  }[];
  const made = record.find(({ email }) => email === "amara@example.com");
  await fetch(`${service.origin}/__control/complete`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ assessmentId: made?.id, recommended: true }),
  });
  await expect(attention(page)).toContainText("Settled");
  await expect(row.getByText("Recommended")).toBeVisible();
  await expect(row.getByText(/Probably/)).toBeHidden();
});

test("of two new assessments a recruiter says which is the invitation", { tag: "@story" }, async ({
  page,
  service,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live/)).toBeVisible();
  const key = encodeURIComponent(service.env.ASSESSMENT_API_KEY ?? "");
  const interviews = (await (await fetch(`${service.url}/interviews?api_key=${key}`)).json()) as {
    id: number;
  }[];
  await service.failNextCreate({ kind: "reset", when: "after" });
  // No list shows the one without the other.
  await service.holdList();
  await invite(page, "bela@example.com");
  const arrived = async () =>
    ((await (await fetch(`${service.origin}/__control/assessments`)).json()) as { email: string }[]).map(
      ({ email }) => email,
    );
  await expect.poll(arrived, { intervals: [20] }).toContain("bela@example.com");
  // Somebody invites another candidate elsewhere.
  await fetch(`${service.url}/assessments?api_key=${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ interview_id: interviews[0]?.id, candidate: { email: "elsewhere@example.com" } }),
  });
  await service.heal();
  await expect(page.getByRole("heading", { name: "This invitation is unconfirmed" })).toBeVisible();

  await page.goto("/assessments?queue=all");
  const choices = attention(page).getByRole("list", { name: /could be bela@example\.com’s/ });
  await expect(choices.getByRole("listitem")).toHaveCount(2);
  await expectAccessible();
  const record = (await (await fetch(`${service.origin}/__control/assessments`)).json()) as {
    id: number;
    email: string;
  }[];
  const made = record.find(({ email }) => email === "bela@example.com");
  await choices.getByRole("button", { name: `It’s this one: assessment ${made?.id}` }).click();
  await expect(attention(page)).toContainText("Settled");
  await page.reload();
  await expect(page.getByRole("row", { name: /bela@example\.com/ })).toBeVisible();
});

test("an invitation that didn’t arrive is sent again once a recruiter says so", async ({
  page,
  service,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live/)).toBeVisible();
  await service.failNextCreate({ kind: "reset", when: "before" });
  await invite(page, "chidi@example.com");
  await page.getByRole("link", { name: "See what needs attention" }).click();
  await attention(page).getByRole("button", { name: "It didn’t arrive…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "It didn’t arrive" }).click();
  await attention(page).getByRole("button", { name: "Send again" }).click();
  await expect(attention(page)).toContainText("Settled");
  await page.goto("/assessments?queue=pending");
  await expect(page.getByRole("row", { name: /chidi@example\.com/ })).toBeVisible();
  const record = (await (await fetch(`${service.origin}/__control/assessments`)).json()) as {
    email: string;
  }[];
  expect(record.filter(({ email }) => email === "chidi@example.com")).toHaveLength(1);
});

test("an answer about somebody else’s assessment gives it to nobody, and says so", async ({
  page,
  service,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live/)).toBeVisible();
  const [before = {}] = await service.readList();
  const answer = {
    id: before.id,
    completed: false,
    created_at: before.created_at,
    application_url: before.application_url,
  };
  await service.failNextCreate({ kind: "status", status: 201, body: answer });
  await invite(page, "dilara@example.com");
  await expect(page.getByRole("heading", { name: "This invitation is unconfirmed" })).toBeVisible();
  const why = /The service answered with an assessment that existed before or belongs to someone else/;
  await expect(page.getByText(why)).toBeVisible();
  await expectAccessible();

  await page.getByRole("link", { name: "See what needs attention" }).click();
  await expect(attention(page).getByText(why)).toBeVisible();
  await expect(page.getByRole("row", { name: /dilara@example\.com/ })).toHaveCount(0);
});
