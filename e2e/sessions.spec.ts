import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";

/** What architecture.md and the issue except from wanting a session; everything else in the build must. */
const open = [
  /^\/sign-in$/,
  /^\/setup$/,
  /^\/api\/(health|ready|setup)$/,
  /^\/api\/auth\/\[\.\.\.nextauth\]$/,
  /^\/sandbox\/\[\.\.\.path\]$/,
  /^\/(_not-found|_global-error|icon\.svg|favicon\.ico)$/,
];

const routes = (): { path: string; isPage: boolean }[] => {
  const manifest = JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")) as Record<
    string,
    string
  >;
  return Object.entries(manifest).map(([file, path]) => ({ path, isPage: file.endsWith("/page") }));
};

const fill = (path: string) => path.replace(/\/\[\[\.\.\.\w+\]\]/g, "").replace(/\[(?:\.\.\.)?\w+\]/g, "1");

test("every page and handler of the build wants a session, save those that are meant to be open", async ({
  request,
  shortlist,
}) => {
  const closed = routes().filter(({ path }) => !open.some((pattern) => pattern.test(path)));
  expect(closed.filter(({ isPage }) => isPage).length).toBeGreaterThan(4);
  expect(closed.filter(({ isPage }) => !isPage).length).toBeGreaterThan(5);

  for (const { path, isPage } of closed) {
    const url = fill(path);
    const methods = isPage ? ["GET"] : ["GET", "POST", "PUT", "PATCH", "DELETE"];
    for (const method of methods) {
      const response = await request.fetch(url, {
        method,
        maxRedirects: 0,
        headers: { origin: shortlist.url },
      });
      const status = response.status();
      const answer = `${method} ${url} → ${status} ${response.headers().location ?? ""}`;
      if (isPage) expect(answer).toMatch(/→ 30[237] \S*\/sign-in|→ 30[237] \/assessments/);
      else expect(answer).toMatch(/→ (401|405) /);
    }
  }
});

test("the sandbox’s outbox stays behind its session however its path is written", async ({ request }) => {
  expect((await request.get("/sandbox/outbox")).status()).toBe(401);
  for (const path of [
    "/sandbox/%6Futbox",
    "/sandbox/outbox%2F1",
    "/sandbox//outbox",
    "/sandbox/v1/..%2Foutbox",
  ]) {
    const response = await request.get(path);
    expect(`${path} ${response.status()}`).toMatch(/ (401|404)$/);
    expect(await response.text()).not.toContain("example.com");
  }
});

test("sign-out ends the session, and the cookie is out of scripts’ reach", async ({
  page,
  context,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name.includes("session-token"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect((await page.request.get("/api/assessments")).status()).toBe(401);
});
