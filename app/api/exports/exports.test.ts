import { beforeAll, expect, test, vi } from "vitest";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { onEachStore } from "@/lib/db/testing";

const origin = "http://localhost:3000";
const paths = ["/api/assessments/export", "/api/audit/export", "/api/exports/place"];

let routes: Route[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  routes = await loadRoutes();
  return () => vi.unstubAllEnvs();
});

onEachStore("exports of one person", (open) => {
  test("are three at once, which a fourth is told in words, and the process’s end is theirs", async () => {
    const place = await open();
    const dashboard = await openDashboard(place);
    const { cookie } = await dashboard.signedIn("administrator");
    const other = await dashboard.signedIn("recruiter");
    const ask = (path: string, { method = "GET", body, as = cookie }: Record<string, string> = {}) => {
      const route = routes.find((one) => one.path === path) as Route;
      return callRoute(route, new Request(origin + path, { method, body, headers: { cookie: as, origin } }));
    };
    const chosen = { method: "POST", body: JSON.stringify({ ids: [7] }) };
    const begun = [
      await ask("/api/assessments/export"),
      await ask("/api/assessments/export", chosen),
      await ask("/api/audit/export"),
    ];
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of [
      ...(await Promise.all(paths.map((path) => ask(path)))),
      await ask(paths[0] as string, chosen),
    ]) {
      expect(answer.status).toBe(429);
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(await answer.json()).toMatchObject({ reason: "too_many_exports", params: { atMost: 3 } });
    }
    for (const path of paths) expect((await ask(path, { method: "HEAD" })).status).toBe(429);
    expect((await ask("/api/exports/place", { as: other.cookie })).status).toBe(200);

    await begun[0]?.body?.cancel();
    expect((await ask("/api/exports/place")).status).toBe(200);
    await dashboard.close();
    const { db } = await place.open();
    const entries = await db
      .selectFrom("audit_log")
      .select(["action", "details"])
      .where("action", "in", ["assessments_export_ended", "audit_export_ended"])
      .orderBy("action")
      .execute();
    expect(entries.map(({ action, details }) => [action, JSON.parse(details).complete])).toEqual([
      ["assessments_export_ended", false],
      ["assessments_export_ended", false],
      ["audit_export_ended", false],
    ]);
  });
});
