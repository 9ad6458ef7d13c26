import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openDatabase } from "@/lib/db/opening/open-database";
import { parseEnv } from "@/lib/env";
import { openRuntime } from "@/lib/runtime/open-runtime";

async function countList(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await db.updateTable("mirror_state").set({ lists: 1 }).execute();
  await close();
}

test("the very first start waits for the service’s list for a while, later ones have rows to show", async ({
  onTestFinished,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-runtime-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = parseEnv({ DATA_DIR: dataDir, APP_URL: "http://localhost:3000" });
  const waits = () => vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === 2_000).length;
  vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => void vi.restoreAllMocks());

  await (await openRuntime(env)).close();
  const first = waits();
  expect(first).toBeGreaterThan(0);
  await countList(dataDir);
  await (await openRuntime(env)).close();
  expect(waits() - first).toBeLessThan(first);
});
