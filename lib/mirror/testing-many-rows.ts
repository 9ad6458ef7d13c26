import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import { mirroredColumns } from "@/lib/assessments/mirrored-columns";
import { onEachStore } from "@/lib/db/testing";
import { type Mirror, startMirror } from "@/lib/mirror/start-mirror";
import { openTestStore } from "@/lib/mirror/testing-service";
import { type SandboxServer, startSandboxServer } from "@/lib/sandbox/start-sandbox-server";

/** @param howMany the service’s assessments. */
export function declareManyRows(title: string, howMany: number): void {
  onEachStore(title, (store) => {
    const open: (SandboxServer | Pick<Mirror, "stop">)[] = [];
    afterEach(async () => {
      for (const part of open.splice(0).reverse()) await ("stop" in part ? part.stop() : part.close());
    });

    test("is synced from empty, and then costs only what changes", async () => {
      const source = await openTestStore(await store());
      const apiKey = "test-key-of-the-employer";
      const server = await startSandboxServer({
        port: 0,
        apiKey,
        assessments: howMany,
        faults: true,
        etag: true,
      });
      open.push(server);
      const client = createAssessmentClient({ baseUrl: server.url, apiKey, timeoutMs: 120_000 });
      const mirror = startMirror({ store: source, client, log: pino({ level: "silent" }) });
      open.push(mirror);
      const kept = () =>
        source.db
          .selectFrom("assessments")
          .select([
            "id",
            "status",
            "created_at",
            "application_url",
            "report_url",
            "detail",
            "oddities",
            "is_undated",
          ])
          .orderBy("id")
          .execute();
      const listed = async () =>
        (await client.listAssessments()).rows
          .map((row) => ({ id: row.id, ...mirroredColumns(row, "") }))
          .sort((a, b) => a.id - b.id);
      await mirror.idle();
      expect(await kept()).toEqual(await listed());

      const pending = (await kept()).find((row) => row.status === "pending");
      await fetch(`${server.origin}/__control/complete`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ assessmentId: pending?.id, recommended: true }),
      });
      const version = async () =>
        (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version;
      const before = await version();
      await mirror.checkNow();
      await mirror.stop();
      expect(await kept()).toEqual(await listed());
      const changed = await source.db
        .selectFrom("assessments")
        .select(["id", "status"])
        .where("version", ">", before)
        .execute();
      expect(changed).toContainEqual({ id: pending?.id, status: "recommended" });
      // Beside it only what the single reads of completed ones have told meanwhile, forty at most.
      expect(changed.length).toBeLessThanOrEqual(81);
    });
  });
}
