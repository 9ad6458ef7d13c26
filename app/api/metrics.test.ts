import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callRoute, loadRoutes, openDashboard } from "@/app/api/testing-routes";
import { instant } from "@/lib/db/store";
import { onEachStore, type TestStore } from "@/lib/db/testing";

const token = "a-token-of-twenty-four-letters";

beforeAll(() => void vi.stubEnv("LOG_LEVEL", "silent"));
afterAll(() => void vi.unstubAllEnvs());

onEachStore("the metrics", (open) => {
  let place: TestStore;
  beforeAll(async () => {
    // Filled once: a later dashboard finds what the first one has fetched.
    place = await open({ isShared: true });
  });
  const setUp = async (env: Record<string, string> = {}) => {
    const dashboard = await openDashboard(place, env);
    const route = (await loadRoutes()).find(({ path }) => path === "/api/metrics");
    if (!route) throw new Error("There is no such route.");
    const ask = (authorization?: string) =>
      callRoute(
        route,
        new Request("http://localhost:3000/api/metrics", { headers: authorization ? { authorization } : {} }),
      );
    const valuesOf = async () => {
      const text = await (await ask(`Bearer ${token}`)).text();
      return {
        text,
        values: new Map(text.split("\n").map((line) => line.split(/ (?=\S+$)/) as [string, string])),
      };
    };
    return { ...dashboard, ask, valuesOf };
  };

  test("are there for their token alone, and not at all where none is configured", async () => {
    const without = await setUp();
    for (const given of [undefined, "Bearer ", `Bearer ${token}`])
      expect((await without.ask(given)).status).toBe(404);
    await without.close();
    const { ask, close } = await setUp({ METRICS_TOKEN: token });
    for (const given of [undefined, "Bearer", "Bearer wrong", `Basic ${token}`, `Bearer ${token}x`]) {
      const answer = await ask(given);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
    const answer = await ask(`bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=/);
    await close();
  });

  test("say how the source stands, and nobody’s name", async () => {
    const { runtime, valuesOf, close } = await setUp({ METRICS_TOKEN: token });
    // A dashboard before may have stopped without giving the lease back: then it takes ten seconds to be free.
    await expect.poll(() => runtime.mirror.isPoller(), { timeout: 60_000 }).toBe(true);
    await runtime.mirror.checkNow();
    const ago = (seconds: number) => instant(new Date(Date.now() - seconds * 1_000));
    const [oldest = "", ...others] = (
      await runtime.store.db.selectFrom("invitations").select("id").limit(5).execute()
    ).map(({ id }) => id);
    const lose = (id: string, seconds: number) =>
      runtime.store.db
        .updateTable("invitations")
        .set({ state: "unconfirmed", open: 1, assessment_id: null, submitted_at: ago(seconds) })
        .where("id", "=", id)
        .execute();
    await lose(oldest, 200_000);
    for (const [index, seconds] of [10, 20, 600, 7_200].entries()) await lose(others[index] ?? "", seconds);
    const { text, values } = await valuesOf();
    const ages = ["under_5m", "under_1h", "under_1d", "older"];
    expect(ages.map((age) => values.get(`shortlist_unconfirmed_invitations{age="${age}"}`))).toEqual([
      "2",
      "1",
      "1",
      "1",
    ]);
    expect(Number(values.get("shortlist_unconfirmed_oldest_seconds"))).toBeGreaterThan(199_999);
    expect(values.get("shortlist_is_poller")).toBe("1");
    expect(values.get("shortlist_streams")).toBe("0");
    expect(values.get("shortlist_store_up")).toBe("1");
    const counted = [...values].filter(([name]) => name.startsWith("shortlist_assessments{"));
    const { total } = await runtime.store.db
      .selectFrom("assessments")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    expect(counted.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(Number(total));
    expect(Number(values.get("shortlist_list_good_timestamp_seconds"))).toBeGreaterThan(0);
    expect(Number(values.get('shortlist_poll_duration_seconds_count{outcome="changed"}'))).toBeGreaterThan(0);
    expect(text).toMatch(
      /shortlist_store_operation_duration_seconds_count\{operation="query",outcome="ok"\} \d+/,
    );
    expect(text).not.toMatch(/@|okafor/i);
    await close();
  });

  test("say that the store is down, and what the process knows by itself", async () => {
    const { runtime, valuesOf, close } = await setUp({ METRICS_TOKEN: token });
    await runtime.mirror.stop();
    await runtime.database.close();
    const { values } = await valuesOf();
    expect(values.get("shortlist_store_up")).toBe("0");
    expect(values.has("shortlist_list_odd_rows")).toBe(false);
    expect(Number(values.get("process_resident_memory_bytes"))).toBeGreaterThan(0);
    await close();
  });
});
