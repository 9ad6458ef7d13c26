import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bodies } from "@/app/api/testing-bodies";
import { callRoute, loadRoutes, openDashboard } from "@/app/api/testing-routes";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { changeLimit } from "@/lib/members/change-limit";

const origin = "http://localhost:3000";
const uuid = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";

beforeAll(() => void vi.stubEnv("LOG_LEVEL", "silent"));
afterAll(() => void vi.unstubAllEnvs());

/** A body whose last byte comes when it is let go. */
function held(body: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  let letGo = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, -1));
      letGo = () => {
        controller.enqueue(bytes.subarray(-1));
        controller.close();
      };
    },
  });
  return { stream, letGo };
}

onEachStore("a body that is held back", (store) => {
  test("counts by the rights that its sender has when it is there", async () => {
    const dashboard = await openDashboard(await store());
    const { db } = dashboard.runtime.store;
    const routes = await loadRoutes();
    const { id: personId, cookie } = await dashboard.signedIn("administrator");
    // These need no session.
    const open = new Set([
      "POST /api/setup",
      "POST /api/sign-in/code",
      "POST /api/sign-in/second-factor/confirm",
    ]);
    const count = async () =>
      (
        await db
          .selectFrom("audit_log")
          .select(({ fn }) => fn.countAll<number>().as("all"))
          .executeTakeFirstOrThrow()
      ).all;
    const asked = Object.entries(bodies).filter(([key]) => !open.has(key));
    expect(asked.length).toBeGreaterThan(10);
    const before = await count();
    for (const [key, body] of asked) {
      const [method = "", path = ""] = key.split(" ");
      const route = routes.find((one) => one.path === path);
      if (!route) throw new Error(`There is no ${key}.`);
      const { stream, letGo } = held(body);
      const request = new Request(`${origin}${path}`, {
        method,
        headers: { origin, cookie, "content-type": "application/json" },
        body: stream,
        duplex: "half",
      } as RequestInit);
      const id = /^\/api\/(assessments|candidates)\//.test(path) ? "7" : uuid;
      const answer = callRoute(route, request, { id, assessmentId: "7", noteId: uuid, scope: "7" });
      // It has been let in, and waits for the rest.
      await vi.waitFor(() => expect(request.bodyUsed).toBe(true), { interval: 2 });
      await db
        .updateTable("members")
        .set({ disabled_at: "2026-03-01T10:00:00.000Z" })
        .where("id", "=", personId)
        .execute();
      letGo();
      expect([key, (await answer).status]).toEqual([key, 401]);
      await db.updateTable("members").set({ disabled_at: null }).where("id", "=", personId).execute();
    }
    expect(await count()).toBe(before);
    await dashboard.close();
  });

  test("acts on what its sender sees when it is there", async () => {
    const dashboard = await openDashboard(await store());
    const { store: whole } = dashboard.runtime;
    const { id: memberId, cookie } = await dashboard.signedIn("recruiter");
    await createAssessment(whole, 77_000_001, { email: "amara@example.com", status: "recommended" });
    const decide = (await loadRoutes()).find(({ path }) => path === "/api/assessments/[id]/decision");
    if (!decide) throw new Error("There is no such route.");
    const { stream, letGo } = held({ decision: "advance", from: "undecided" });
    const request = new Request(`${origin}/api/assessments/77000001/decision`, {
      method: "PUT",
      headers: { origin, cookie, "content-type": "application/json" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    const answer = callRoute(decide, request, { id: "77000001" });
    await vi.waitFor(() => expect(request.bodyUsed).toBe(true), { interval: 2 });
    const nothing = { interviewIds: [], own: false, unclaimed: false };
    await changeLimit(whole, memberId, { limit: nothing, replaces: null }, { id: memberId, name: "Ada" });
    letGo();
    expect((await answer).status).toBe(404);
    await dashboard.close();
  });
});
