import { readFileSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixtures";

const expectProblem = async (response: APIResponse, status: number) => {
  expect(response.status()).toBe(status);
  expect(response.headers()["content-type"]).toContain("application/problem+json");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  const problem = await response.json();
  expect(problem).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  return problem;
};

test("bad input gets a clear problem document, and never internals", { tag: "@story" }, async ({
  request,
  shortlist,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const origin = shortlist.url;
  const post = (body: string) =>
    request.post("/api/assessments", {
      data: Buffer.from(body),
      headers: { origin, "content-type": "application/json" },
    });

  await expectProblem(await request.get("/api/assessments?status=nonsense"), 400);
  await expectProblem(await request.get("/api/assessments?cursor=nonsense"), 400);
  await expectProblem(await request.get("/api/assessments/1"), 404);
  await expectProblem(await request.get("/api/assessments/nonsense"), 404);
  await expectProblem(await post("{not json"), 400);
  await expectProblem(await post(JSON.stringify({ filler: "x".repeat(2 * 1024 * 1024) })), 413);
  const invalid = await expectProblem(
    await post(JSON.stringify({ interviewId: 0, candidate: { email: "nobody", phoneNumber: "call me" } })),
    422,
  );
  expect(Object.keys(invalid.errors).sort()).toEqual([
    "candidate.email",
    "candidate.phoneNumber",
    "interviewId",
  ]);
});

test("health and readiness answer without a session, and tell nothing", { tag: "@story" }, async ({
  request,
}) => {
  const health = await request.get("/api/health");
  expect(await health.json()).toEqual({ status: "ok" });
  // Proxies keep quiet connections for a minute; one that is closed under them resets a request.
  expect(health.headers()["keep-alive"]).toBe("timeout=75");
  expect(await (await request.get("/api/ready")).json()).toEqual({ status: "ready" });
});

test("the document of the interface has every route that was built, for whoever is signed in", {
  tag: "@story",
}, async ({ request, member, takeSession }) => {
  await expectProblem(await request.get("/api/openapi.json"), 401);
  await takeSession(member("viewer"));
  const answer = await request.get("/api/openapi.json");
  expect(answer.headers()["content-type"]).toContain("application/json");
  const { openapi, paths } = await answer.json();
  expect(openapi).toMatch(/^3\.1\./);
  const built: Record<string, string> = JSON.parse(
    readFileSync(".next/app-path-routes-manifest.json", "utf8"),
  );
  const routes = Object.entries(built)
    .filter(([file, route]) => file.endsWith("/route") && route.startsWith("/api/") && !route.includes("[["))
    .map(([, route]) => route.replace(/\[(?:\.{3})?(\w+)\]/g, "{$1}"));
  expect(Object.keys(paths).sort()).toEqual(routes.sort());
});
