import { serviceKey } from "./support/start-service";
import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 0 });

test("the service’s own refusals stand where they belong, and a lost answer stays under Needs attention", {
  tag: "@story",
}, async ({ page, service, member, signIn, expectAccessible, allowedErrors }) => {
  allowedErrors.push(/422/, /409/);
  await signIn(member("recruiter"));
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const elsewhere = new URLSearchParams({
    api_key: serviceKey,
    interview_id: String(interviews[0].id),
    "candidate[email]": "elsewhere@example.com",
  });
  expect((await fetch(`${service.url}/assessments`, { method: "POST", body: elsewhere })).status).toBe(201);

  await page.goto(`/assessments/new?interview=${interviews[0].id}`);
  await page.getByLabel("E-mail", { exact: true }).fill("elsewhere@example.com");
  await page.getByLabel("First name").fill("Kept");
  await page.getByRole("button", { name: "Create assessment" }).click();
  await expect(page.getByText(/pending assessment for this interview/i).first()).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("First name")).toHaveValue("Kept");

  await service.failNextCreate({
    kind: "status",
    status: 422,
    body: JSON.stringify({ quota: ["is used up"] }),
  });
  await page.getByLabel("E-mail", { exact: true }).fill("quota@example.com");
  await page.getByRole("button", { name: "Create assessment" }).click();
  await expect(page.getByText(/quota: is used up/)).toBeVisible();

  await service.failNextCreate({ kind: "reset", when: "after" });
  await page.getByLabel("E-mail", { exact: true }).fill("lost@example.com");
  await page.getByRole("button", { name: "Create assessment" }).click();
  await expect(page.getByText(/didn.t confirm/).first()).toBeVisible();

  await page.goto("/assessments?queue=all");
  const attention = page.getByRole("region", { name: /Needs attention/ });
  await expect(attention).toContainText("lost@example.com");
  await expectAccessible();
  const record = (await (await fetch(`${service.origin}/__control/assessments`)).json()) as {
    email: string;
  }[];
  expect(record.filter(({ email }) => email === "lost@example.com")).toHaveLength(1);
});
