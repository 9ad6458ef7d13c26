import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirInUse, holdServerLock } from "@/lib/db/opening/server-lock";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("one holder at a time, and the next once it lets go", () => {
  const first = holdServerLock(dataDir);
  expect(() => holdServerLock(dataDir)).toThrow(DataDirInUse);
  expect(() => holdServerLock(dataDir)).toThrow(`${dataDir} is in use by a running Shortlist.`);
  first.release();
  holdServerLock(dataDir).release();
});

test("another process’s lock holds, and goes when it is killed", async () => {
  const other = spawn(
    process.execPath,
    [
      "--expose-gc",
      "--import",
      "tsx",
      "--eval",
      `import("@/lib/db/opening/server-lock").then(({ holdServerLock }) => {
        holdServerLock(${JSON.stringify(dataDir)});
        globalThis.gc?.();
        process.stdout.write(String(process.pid));
        setInterval(() => {}, 1000);
      });`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [pid] = await once(other.stdout, "data");
  expect(() => holdServerLock(dataDir)).toThrow(DataDirInUse);
  process.kill(Number(String(pid)), "SIGKILL");
  await once(other, "exit");
  holdServerLock(dataDir).release();
});
