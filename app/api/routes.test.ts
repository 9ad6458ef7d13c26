import { describe, expect, test } from "vitest";
import { bodies, withoutBody } from "@/app/api/testing-bodies";
import { administered, allowedBy, bodyOf, loadOwn, origin } from "@/app/api/testing-refusals";
import { callRoute, type Route } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";
import type { Method } from "@/lib/http/every-method";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

const loaded = loadedBefore(loadOwn);

/** What ends or prolongs sessions; signing out is the last here. */
const unpaced = [
  "POST /api/session/activity",
  "POST /api/profile/password",
  "DELETE /api/profile/sessions/[id]",
  "DELETE /api/profile/sessions",
  "POST /api/profile/sign-out-everywhere",
  "DELETE /api/session",
];

test("every route answers every method: with what it is for, or 405 and what it is for", async () => {
  const { routes, own } = loaded();
  expect(routes.length).toBeGreaterThan(40);
  for (const route of own) {
    const allowed = await allowedBy(route);
    expect(allowed.includes("HEAD"), route.path).toBe(allowed.includes("GET"));
    for (const method of methods) {
      expect(route.handlers[method], `${method} ${route.path}`).toBeTypeOf("function");
      if (allowed.includes(method)) continue;
      const answer = await callRoute(route, new Request(origin, { method }));
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe(allowed.join(", "));
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ status: 405, code: "method_not_allowed" });
    }
  }
});

test("what no route has is a problem document, whatever the method", async () => {
  const nothing = loaded().routes.find(({ path }) => path === "/api/[[...path]]");
  for (const method of methods) {
    const answer = nothing && (await callRoute(nothing, new Request(`${origin}/api/x`, { method })));
    expect(answer?.status).toBe(404);
    expect(await answer?.json()).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("the tables below have every route that changes something", async () => {
  const changing = loaded().everything.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
  expect(changing.map(({ key }) => key).sort()).toEqual([...Object.keys(bodies), ...withoutBody].sort());
});

onEachStore("what comes in", (store) => {
  test("a person who changes without end has to wait for everything that is recorded, but can end their sessions", async () => {
    const { ask, runtime, close } = await administered(await store(), { CHANGES_PER_MINUTE: "1" });
    const { routes, everything } = loaded();
    const find = (path: string) => routes.find((route) => route.path === path) as Route;
    const rename = (name: string) => ask(find("/api/profile"), "PATCH", { body: JSON.stringify({ name }) });
    for (let n = 0; n < 5; n += 1) expect((await rename(`Ada ${n}`)).status).toBe(200);
    const countEntries = () =>
      runtime.store.db
        .selectFrom("audit_log")
        .select(({ fn }) => fn.countAll().as("all"))
        .executeTakeFirst();
    const before = await countEntries();
    // These need no session, so no person’s pace limits them.
    const nobodys = [
      "POST /api/auth/[...nextauth]",
      "POST /api/setup",
      "POST /api/sign-in/code",
      "POST /api/sign-in/second-factor",
      "POST /api/sign-in/second-factor/confirm",
    ];
    const open = [...unpaced, ...nobodys];
    for (const { route, method, key } of everything) {
      const isExport = method === "GET" && route.path.endsWith("/export");
      if (["GET", "HEAD", "OPTIONS"].includes(method) ? !isExport : open.includes(key)) continue;
      const answer = await ask(route, method, { body: bodyOf(key) });
      expect([key, answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([key, 429, true]);
      expect(await answer.json()).toMatchObject({ reason: "too_many_changes" });
    }
    expect(await countEntries()).toEqual(before);
    for (const key of unpaced) {
      const [method = "", path = ""] = key.split(" ");
      const { status } = await ask(find(path), method as Method, { body: bodyOf(key) });
      expect([key, status]).not.toEqual([key, 429]);
    }
    await close();
  });

  describe("that changes nothing", () => {
    const dashboard = dashboardBefore(async () => administered(await store({ isShared: true })));

    // The first one: what others asked for may be recorded a second later.
    test("HEAD answers as GET does, without a body, and leaves nothing behind", async () => {
      const { ask, runtime } = dashboard();
      const countEntries = () =>
        runtime.store.db
          .selectFrom("audit_log")
          .select(({ fn }) => fn.countAll().as("all"))
          // A link that doesn’t work is a guess, however it is asked for. It is written a second later.
          .where("action", "<>", "shared_link_refused")
          .executeTakeFirst();
      const before = await countEntries();
      for (const { route, method } of loaded().everything) {
        if (method !== "HEAD") continue;
        const answer = await ask(route, "HEAD");
        expect(answer.body, route.path).toBeNull();
        expect(answer.status, route.path).toBeLessThan(500);
      }
      expect(runtime.feed.size()).toBe(0);
      expect(await countEntries()).toEqual(before);
    });
  });
});
