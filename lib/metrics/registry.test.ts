import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test.each([
  ["the server’s", "./scripts/serve/measure-requests.mjs", "measureRequests(() => 'other')"],
  ["the dashboard’s", "./lib/metrics/registry.ts", "processMetrics()"],
])("%s metrics let an idle process sleep", (_, file, open) => {
  const turns = `import(${JSON.stringify(file)}).then(async (module) => {
    const { measureRequests, processMetrics } = module;
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    ${open};
    await sleep(300);
    const before = performance.nodeTiming.uvMetricsInfo.loopCount;
    await sleep(1_000);
    process.stdout.write(String(performance.nodeTiming.uvMetricsInfo.loopCount - before));
    process.exit(0);
  });`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--eval", turns], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  // The loop’s lag is measured ten times in that second, on a busy machine less often.
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(30);
});
