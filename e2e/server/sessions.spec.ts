import { readFileSync } from "node:fs";
import { copiedCookies, expect, test } from "./fixtures";

/** What may be asked for without a session (architecture.md, invariant 7); everything else in the build wants one. */
const open = [
  /^\/sign-in$/,
  /^\/setup$/,
  /^\/(api\/)?shared\/\[token\]$/,
  /^\/api\/(health|ready|setup|texts)$/,
  /^\/api\/sign-in\/(code|second-factor(\/confirm)?)$/,
  // What no route has.
  /^\/\[\.\.\.unknown\]$/,
  /^\/api\/\[\[\.\.\.path\]\]$/,
  /^\/api\/auth\/\[\.\.\.nextauth\]$/,
  /^\/sandbox\/\[\.\.\.path\]$/,
  /^\/(_not-found|_global-error|icon\.svg|favicon\.ico|manifest\.webmanifest)$/,
];

const routes = (): { path: string; isPage: boolean }[] => {
  const manifest = JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")) as Record<
    string,
    string
  >;
  return Object.entries(manifest).map(([file, path]) => ({ path, isPage: file.endsWith("/page") }));
};

const fill = (path: string) => path.replace(/\/\[\[\.\.\.\w+\]\]/g, "").replace(/\[(?:\.\.\.)?\w+\]/g, "1");

test("every page and handler of the build wants a session, save those that are meant to be open", {
  tag: "@story",
}, async ({ request, shortlist }) => {
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

test("the sandbox’s outbox stays behind its session however its path is written", { tag: "@story" }, async ({
  request,
}) => {
  expect((await request.get("/sandbox/outbox")).status()).toBe(401);
  for (const path of [
    "/sandbox/%6Futbox",
    "/sandbox/outbox%2F1",
    "/sandbox//outbox",
    "/sandbox/v1/..%2Foutbox",
  ]) {
    const response = await request.get(path);
    expect(`${path} ${response.status()}`).toMatch(/ (400|401|404)$/);
    expect(await response.text()).not.toContain("example.com");
  }
});

/** How the dashboard answers a request with nothing but this header. */
const statusFor = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/assessments`, { headers: { cookie } })).status;

test("next-auth’s own view of a session isn’t offered: it knows nothing of the store", {
  tag: "@story",
}, async ({ request, shortlist, member, takeSession }) => {
  await takeSession(member("viewer"));
  const cookie = await copiedCookies(request);
  for (const [method, path] of [
    ["GET", "session"],
    ["GET", "signout"],
    ["POST", "session"],
    ["POST", "signout"],
  ] as const) {
    const answer = await fetch(`${shortlist.url}/api/auth/${path}`, {
      method,
      headers: { cookie, origin: shortlist.url },
    });
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`);
  }
  expect((await request.get("/api/assessments")).status()).toBe(200);
});

test("whoever signs in anew in a browser leaves no session behind in it", { tag: "@story" }, async ({
  request,
  shortlist,
  member,
  takeSession,
}) => {
  await takeSession(member("viewer"));
  const before = await copiedCookies(request);
  expect(await statusFor(shortlist.url, before)).toBe(200);
  await takeSession(member("viewer"));
  expect(await statusFor(shortlist.url, before)).toBe(401);
  expect(await statusFor(shortlist.url, await copiedCookies(request))).toBe(200);
});

test("a request from another origin changes nothing", { tag: "@story" }, async ({
  request,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const body = { interviewId: 1, candidate: { email: "x@example.com" } };
  const foreign = await request.post("/api/assessments", {
    data: body,
    headers: { origin: "https://evil.example" },
  });
  expect(foreign.status()).toBe(403);
});
