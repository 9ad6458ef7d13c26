import { type APIRequestContext, request } from "@playwright/test";
import { expect, type Person, test } from "./fixtures";

/** Somebody's session without a page. */
async function enter(origin: string, person: Pick<Person, "email" | "password">) {
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const { csrfToken } = await (await context.get("/api/auth/csrf")).json();
  const form = { csrfToken, email: person.email, password: person.password, json: "true" };
  await context.post("/api/auth/callback/credentials", { form });
  return context;
}

async function send(context: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await context.fetch(path, { method, data });
  const text = await response.text();
  const isJson = response.headers()["content-type"]?.includes("json");
  return { status: response.status(), body: isJson ? JSON.parse(text) : text };
}

test("an administrator lets colleagues in, and the log tells it", async ({ shortlist, member }) => {
  const administrator = await enter(shortlist.url, await member("administrator"));
  const invited = await send(administrator, "POST", "/api/members", {
    email: "mei@example.com",
    name: "Mei Chen",
    role: "viewer",
  });
  expect(invited.status).toBe(201);
  const { id } = invited.body.member;
  const token = new URL(invited.body.setupLink.url).searchParams.get("token");
  expect(invited.body.setupLink.url).toContain(`${shortlist.url}/setup?token=`);
  const password = "a long enough passphrase";
  expect((await send(administrator, "POST", "/api/setup", { token, password })).status).toBe(200);

  const mei = await enter(shortlist.url, { email: "mei@example.com", password });
  const changed = await send(administrator, "PATCH", `/api/members/${id}`, { role: "recruiter" });
  expect(changed.body.member).toMatchObject({ role: "recruiter", state: "active" });
  expect((await send(mei, "GET", "/api/profile")).body).toMatchObject({
    name: "Mei Chen",
    role: "recruiter",
  });
  expect((await send(administrator, "POST", `/api/members/${id}/disable`)).status).toBe(200);
  expect((await send(mei, "GET", "/api/profile")).status).toBe(401);
  await send(administrator, "POST", `/api/members/${id}/enable`);
  const reset = await send(administrator, "POST", `/api/members/${id}/reset`);
  expect(reset.body.member.state).toBe("invited");

  const me = (await send(administrator, "GET", "/api/profile")).body.id;
  const refused = await send(administrator, "PATCH", `/api/members/${me}`, { role: "viewer" });
  expect(refused).toMatchObject({ status: 409, body: { code: "last_administrator" } });

  const log = (await send(administrator, "GET", "/api/audit?person=mei")).body;
  expect(log.entries.map((entry: { action: string }) => entry.action)).toEqual(
    expect.arrayContaining([
      "member_added",
      "role_changed",
      "member_disabled",
      "password_reset",
      "signed_in",
    ]),
  );
  const csv = await send(administrator, "GET", "/api/audit/export?person=mei");
  expect(csv.body).toContain("member_disabled,Mei Chen");
  expect(JSON.stringify(log) + csv.body).not.toContain(token);
});

test("everybody has their own profile, and a new password leaves them one session", async ({
  shortlist,
  member,
}) => {
  const person = await member("viewer");
  const [here, there] = [await enter(shortlist.url, person), await enter(shortlist.url, person)];
  const profile = await send(here, "PATCH", "/api/profile", {
    name: "Vera Lindqvist",
    preferences: { timeZone: "Europe/Berlin", theme: "dark" },
  });
  expect(profile.body).toMatchObject({ name: "Vera Lindqvist", preferences: { timeZone: "Europe/Berlin" } });
  const wrong = await send(here, "PATCH", "/api/profile", { preferences: { timeZone: "Atlantis" } });
  expect(wrong.status).toBe(422);

  const password = "another long passphrase";
  const change = { present: person.password, password };
  expect((await send(here, "POST", "/api/profile/password", change)).status).toBe(204);
  expect((await send(here, "GET", "/api/profile")).body).toMatchObject({ preferences: { theme: "dark" } });
  expect((await send(there, "GET", "/api/profile")).status).toBe(401);

  const again = await enter(shortlist.url, { ...person, password });
  expect((await send(again, "POST", "/api/profile/sign-out-everywhere")).status).toBe(204);
  for (const context of [here, again]) expect((await send(context, "GET", "/api/profile")).status).toBe(401);
});

test("who may do what is checked for each of them", async ({ shortlist, member }) => {
  const [viewer, recruiter, administrator] = [
    await enter(shortlist.url, await member("viewer")),
    await enter(shortlist.url, await member("recruiter")),
    await enter(shortlist.url, await member("administrator")),
  ];
  for (const path of ["/api/members", "/api/audit", "/api/audit/export", "/api/connection"]) {
    expect((await send(recruiter, "GET", path)).status, path).toBe(403);
    expect((await send(administrator, "GET", path)).status, path).toBe(200);
  }
  expect((await send(viewer, "GET", "/api/templates")).status).toBe(403);
  for (const path of ["/api/insights?zone=Europe/Berlin", "/api/interviews/weeks?zone=Asia/Kolkata"])
    expect((await send(viewer, "GET", path)).status, path).toBe(200);

  const connection = (await send(administrator, "POST", "/api/connection/check")).body;
  expect(connection).toMatchObject({ kind: "sandbox", keyLastFour: expect.stringMatching(/^.{4}$/) });
  expect(connection.checks.length).toBeGreaterThan(0);

  const template = { subject: "Hi", body: "{{link}} {{candidate.nmae}}", replaces: null };
  expect((await send(recruiter, "PUT", "/api/templates/default", template)).status).toBe(403);
  const refused = await send(administrator, "PUT", "/api/templates/default", template);
  expect(refused.body.errors.body[0]).toContain("{{candidate.nmae}}");
  const saved = await send(administrator, "PUT", "/api/templates/default", { ...template, body: "{{link}}" });
  expect(saved.status).toBe(200);
  const { templates } = (await send(recruiter, "GET", "/api/templates")).body;
  expect(templates[0]).toMatchObject({ scope: "default", body: "{{link}}", updatedBy: "Ada Okoye" });
  const replaces = saved.body.template.updatedAt;
  expect((await send(administrator, "DELETE", "/api/templates/default", { replaces })).status).toBe(204);
  expect((await send(administrator, "PUT", "/api/templates/nonsense", template)).status).toBe(404);
});
