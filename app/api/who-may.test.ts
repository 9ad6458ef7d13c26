import { expect, test } from "vitest";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";
import { type Role, roles } from "@/lib/roles";

const origin = "http://localhost:3000";
const routes = loadedBefore(loadRoutes);

onEachStore("who may do what", (store) => {
  const people = dashboardBefore(async () => {
    const { signedIn, close } = await openDashboard(await store({ isShared: true }));
    const cookies = {} as Record<Role, string>;
    for (const role of roles) cookies[role] = (await signedIn(role)).cookie;
    return { cookies, close };
  });

  /** @param scope of `/api/templates/[scope]`. */
  async function ask(
    role: Role,
    method: string,
    path: string,
    { search = "", scope = "", data }: { search?: string; scope?: string; data?: unknown } = {},
  ) {
    const route = routes().find((one) => one.path === path) as Route;
    const headers = { cookie: people().cookies[role], origin };
    const body = data === undefined ? undefined : JSON.stringify(data);
    const request = new Request(`${origin}${path.replace("[scope]", scope)}${search}`, {
      method,
      headers,
      body,
    });
    const answer = await callRoute(route, request, scope ? { scope } : {});
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  }

  // By name: tests of the document take each operation’s least role from the operation itself.
  test.each(["/api/members", "/api/access", "/api/audit", "/api/audit/export", "/api/connection"])(
    "only administrators read %s",
    async (path) => {
      expect((await ask("viewer", "GET", path)).status).toBe(403);
      expect((await ask("recruiter", "GET", path)).status).toBe(403);
      expect((await ask("administrator", "GET", path)).status).toBe(200);
    },
  );

  test.each([
    ["/api/insights", "?zone=Europe/Berlin"],
    ["/api/interviews/weeks", "?zone=Asia/Kolkata"],
  ])("viewers read %s", async (path, search) => {
    expect((await ask("viewer", "GET", path, { search })).status).toBe(200);
  });

  test("an administrator checks the connection, which shows four letters of its key", async () => {
    const connection = (await ask("administrator", "POST", "/api/connection/check")).body;
    expect(connection).toMatchObject({ kind: "sandbox", keyLastFour: expect.stringMatching(/^.{4}$/) });
    expect(connection.checks.length).toBeGreaterThan(0);
  });

  test("recruiters read messages, and only administrators write them", async () => {
    const path = "/api/templates/[scope]";
    const template = { subject: "Hi", body: "{{link}} {{candidate.nmae}}", replaces: null };
    const put = (role: Role, data: unknown, scope = "default") => ask(role, "PUT", path, { scope, data });
    expect((await ask("viewer", "GET", "/api/templates")).status).toBe(403);
    expect((await put("recruiter", template)).status).toBe(403);
    const refused = await put("administrator", template);
    expect(refused.body.errors.body[0]).toContain("{{candidate.nmae}}");
    const saved = await put("administrator", { ...template, body: "{{link}}" });
    expect(saved.status).toBe(200);
    const { templates } = (await ask("recruiter", "GET", "/api/templates")).body;
    expect(templates[0]).toMatchObject({
      scope: "default",
      body: "{{link}}",
      updatedBy: "administrator person",
    });
    const data = { replaces: saved.body.template.updatedAt };
    expect((await ask("administrator", "DELETE", path, { scope: "default", data })).status).toBe(204);
    expect((await put("administrator", template, "nonsense")).status).toBe(404);
  });
});
