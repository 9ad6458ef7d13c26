import { expect, test } from "vitest";
import { checkConnection, checkLimit } from "@/lib/connection/check-connection";
import { readConnection } from "@/lib/connection/read-connection";
import { connectionViewSchema } from "@/lib/connection/schema";
import { onEachStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";

const connection = {
  source: { kind: "service", baseUrl: "https://service.example/v1", account: "default" },
  keyLastFour: "9f3c",
} as const;

onEachStore("the connection", (store) => {
  const setUp = async () => createStore((await (await store()).open()).db);

  test("shows which service, and the last checks, the latest first", async () => {
    const source = await setUp();
    for (const number of [1, 2]) {
      await source.db
        .insertInto("mirror_checks")
        .values({
          source_id: source.sourceId,
          number,
          began_at: source.now().toISOString(),
          duration_ms: 40,
          outcome: number === 1 ? "changed" : "timed_out",
          changes: 0,
          list_rows: number === 1 ? 3 : null,
          unreadable_rows: null,
        })
        .execute();
    }
    // Whatever else a connection is made of stays where it is.
    const whole = { ...connection, client: { key: "secret" }, samples: () => [] };
    const view = connectionViewSchema.strict().parse(await readConnection(source, whole));
    expect(view).toMatchObject({
      kind: "service",
      baseUrl: "https://service.example/v1",
      keyLastFour: "9f3c",
    });
    expect(view.checks.map(({ number, outcome, listRows }) => [number, outcome, listRows])).toEqual([
      [2, "timed_out", undefined],
      [1, "changed", 3],
    ]);
    expect(JSON.stringify(view)).not.toContain("secret");
  });

  test("the sandbox has no address to show", async () => {
    const sandbox = {
      source: { kind: "sandbox", baseUrl: "sandbox:1234", account: "default" },
      keyLastFour: "9f3c",
      sandbox: { mailsForReal: false },
    } as const;
    const view = await readConnection(await setUp(), sandbox);
    expect(view).toMatchObject({ kind: "sandbox", mailsForReal: false });
    expect(view.baseUrl).toBeUndefined();
  });

  test("is checked by hand a few times a minute, and who did is on record", async () => {
    const source = await setUp();
    let checks = 0;
    const mirror = {
      checkNow: async () => {
        checks += 1;
      },
    };
    const ada = { id: "ada", name: "Ada" };
    for (let n = 0; n < checkLimit.points; n += 1) await checkConnection(source, mirror, ada);
    await expect(checkConnection(source, mirror, ada)).rejects.toMatchObject({
      problem: { status: 429, extra: { retryAfterSeconds: expect.any(Number) } },
    });
    expect(checks).toBe(checkLimit.points);
    const log = await source.db.selectFrom("audit_log").select("action").execute();
    expect(log).toHaveLength(checkLimit.points);
    expect(log[0]?.action).toBe("connection_checked");
  });
});
