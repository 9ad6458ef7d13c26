import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { startCompany } from "./support/start-company";

const ada = {
  sub: "ada-1",
  email: "ada@example.com",
  email_verified: true,
  name: "Ada Lovelace",
  groups: ["it"],
};

const password = "correct horse battery";

test("an administrator and a colleague sign in with the company’s account, and whoever may not is told why", {
  tag: "@story",
}, async ({ page, browser, expectAccessible, allowedErrors }) => {
  // Chromium notes the answer to a page that a role may not see.
  allowedErrors.push(/40[134]/);
  const company = await startCompany({ PASSWORD_SIGN_IN: "break-glass" });
  const { url, provider } = company;
  try {
    provider.state.person = ada;
    await page.goto(`${url}/insights`);
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
    await expectAccessible();
    await page.getByRole("button", { name: "Continue with Acme" }).click();
    await expect(page).toHaveURL(/\/insights$/);
    await page.goto(`${url}/settings/people`);
    await expect(page.getByText("ada@example.com")).toBeVisible();

    await page.goto(`${url}/settings/access`);
    await expect(page.getByText(`${url}/api/auth/callback/oidc`)).toBeVisible();
    await page.getByRole("button", { name: "Test discovery" }).click();
    await expect(page.getByText(/Everything that can be tested/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Your last company sign-in" })).toContainText(
      "Administrator, from the group it",
    );
    await expectAccessible();

    provider.state.person = { ...ada, sub: "eve-1", email: "eve@example.com", groups: ["sales"] };
    const other = await browser.newContext();
    const refused = await other.newPage();
    await refused.goto(`${url}/sign-in?next=/imports`);
    await refused.getByRole("button", { name: "Continue with Acme" }).click();
    const alert = refused.getByRole("main").getByRole("alert");
    await expect(alert).toHaveText(/any group that may use Shortlist/);
    await expectAccessible(refused);
    provider.state.person = { ...ada, sub: "erin-1", email: "erin@example.com", groups: ["hr"] };
    await refused.getByRole("button", { name: "Sign in with another account" }).click();
    await expect(refused).toHaveURL(/\/imports$/);
    await other.close();

    // A new browser: the provider has a session of its own.
    provider.state.person = { ...ada, sub: "dana-1", email: "dana@example.com", groups: ["hr"] };
    const third = await browser.newContext();
    const colleague = await third.newPage();
    await colleague.goto(`${url}/sign-in?next=/imports`);
    await colleague.getByRole("button", { name: "Continue with Acme" }).click();
    await expect(colleague).toHaveURL(/\/imports$/);
    await third.close();

    await page.goto(`${url}/settings/access`);
    const refusals = page.getByRole("region", { name: "Recent refused sign-ins" });
    await expect(refusals).toContainText("In no group that gives a role");
    await expect(refusals).toContainText("eve@example.com");
    await page.goto(`${url}/settings/log`);
    await expect(page.getByText(/Couldn’t sign in with a company account: In no group/)).toBeVisible();
  } finally {
    // Its requests would fail once the dashboard has stopped.
    await page.close();
    await company.stop();
  }
});

test("a colleague links the company’s account by signing in once with the password, until an administrator resets it", async ({
  page,
  browser,
  allowedErrors,
}) => {
  // Chromium notes the answer to a session that has ended.
  allowedErrors.push(/401/);
  const company = await startCompany();
  const { url, provider, shortlist } = company;
  const viaAcme = (of: Page) => of.getByRole("button", { name: "Continue with Acme" });
  try {
    const email = "paul@example.com";
    await shortlist.addMember({ email, name: "Paul Price", role: "recruiter", password });
    const theirs = await browser.newContext();
    const colleague = await theirs.newPage();
    provider.state.person = { ...ada, sub: "paul-1", email, groups: ["hr"] };
    await colleague.goto(`${url}/sign-in?next=/imports`);
    await viaAcme(colleague).click();
    await expect(colleague.getByRole("main").getByRole("alert")).toHaveText(/Enter its password once/);
    await colleague.getByLabel("E-mail").fill(email);
    await colleague.getByLabel("Password", { exact: true }).fill(password);
    await colleague.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(colleague).toHaveURL(/\/imports$/);
    await colleague.goto("about:blank");
    await theirs.clearCookies();
    await colleague.goto(`${url}/sign-in?next=/settings/profile`);
    await viaAcme(colleague).click();
    // The same account: its password is still there to be changed.
    await expect(colleague.getByRole("region", { name: "Password" })).toBeVisible();

    provider.state.person = ada;
    await page.goto(`${url}/sign-in?next=/settings/people`);
    await viaAcme(page).click();
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row.getByText("With company account")).toBeVisible();
    await row.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Reset account" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset account" }).click();
    await expect(page.getByRole("dialog").getByText(/\/setup\?token=/)).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(row.getByText("With company account")).toBeHidden();
    await expect(colleague).toHaveURL(/\/sign-in/);

    // Someone created anew at the provider: the reset lets the verified address link again, without a password.
    provider.state.person = { ...ada, sub: "paul-2", email, groups: ["hr"] };
    const anew = await (await browser.newContext()).newPage();
    await anew.goto(`${url}/sign-in?next=/settings/profile`);
    await viaAcme(anew).click();
    await expect(anew.getByRole("region", { name: "Sign-in" })).toContainText("no password here");
    await expect(anew.getByRole("region", { name: "Password" })).toBeHidden();
    await anew.context().close();
    await theirs.close();
  } finally {
    await page.close();
    await company.stop();
  }
});
