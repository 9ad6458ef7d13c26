import { openProvider } from "../lib/auth/oidc/testing-provider";
import { freePort } from "../scripts/start-node";
import { expect, test } from "./fixtures";
import { startShortlist } from "./support/start-shortlist";

const ada = {
  sub: "ada-1",
  email: "ada@example.com",
  email_verified: true,
  name: "Ada Lovelace",
  groups: ["it"],
};

test("an administrator and a colleague sign in with the company’s account, and whoever may not is told why", {
  tag: "@story",
}, async ({ page, browser, expectAccessible, allowedErrors }) => {
  // Chromium notes the answer to a page that a role may not see.
  allowedErrors.push(/40[134]/);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const provider = await openProvider({ redirectUri: `${url}/api/auth/callback/oidc` });
  const shortlist = await startShortlist({
    ...provider.env,
    PORT: port,
    OIDC_NAME: "Acme",
    OIDC_ADMIN_GROUPS: "it",
    OIDC_RECRUITER_GROUPS: "hr",
    PASSWORD_SIGN_IN: "break-glass",
  });
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
      "Administrator, by the group it",
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
    const asked = refused.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/auth?`));
    await refused.getByRole("button", { name: "Sign in with another account" }).click();
    expect(new URL((await asked).url()).searchParams.get("prompt")).toBe("select_account");

    await other.close();

    // The provider, too, knows a browser again.
    provider.state.person = { ...ada, sub: "dana-1", email: "dana@example.com", groups: ["hr"] };
    const third = await browser.newContext();
    const colleague = await third.newPage();
    await colleague.goto(`${url}/sign-in?next=/imports`);
    await colleague.getByRole("button", { name: "Continue with Acme" }).click();
    await expect(colleague).toHaveURL(/\/imports$/);
    await third.close();

    await page.goto(`${url}/settings/access`);
    await expect(page.getByRole("region", { name: "Recent refused sign-ins" })).toContainText("no_group");
    await page.goto(`${url}/settings/log`);
    await expect(page.getByText("no_group").first()).toBeVisible();
  } finally {
    // It asks for nothing more once its dashboard is gone.
    await page.close();
    await shortlist.stop();
    shortlist.remove();
    await provider.close();
  }
});
