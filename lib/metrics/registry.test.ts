import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test.each([
  ["the server’s", "./scripts/serve/measure-requests.mjs", "measureRequests(() => 'other')"],
  ["the dashboard’s", "./lib/metrics/registry.ts", "processMetrics()"],
])("%s metrics measure the event loop’s lag, and let an idle process sleep", (_, file, open) => {
  // By counts and not by a clock: a busy machine turns the loop less often.
  const turns = `import(${JSON.stringify(file)}).then(async (module) => {
    const { measureRequests, processMetrics } = module;
    const perfHooks = require("node:perf_hooks");
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const { monitorEventLoopDelay } = perfHooks;
    const everyMs = [];
    let lag;
    perfHooks.monitorEventLoopDelay = (options) => {
      everyMs.push(options.resolution);
      lag = monitorEventLoopDelay(options);
      return lag;
    };
    ${open};
    await sleep(300);
    const { count } = lag;
    const { loopCount } = performance.nodeTiming.uvMetricsInfo;
    while (lag.count < count + 10) await sleep(1_000);
    const turns = performance.nodeTiming.uvMetricsInfo.loopCount - loopCount;
    process.stdout.write(JSON.stringify({ everyMs, turnsEach: turns / (lag.count - count) }));
    process.exit(0);
  });`;
  const { stdout, stderr, signal } = spawnSync(process.execPath, ["--import", "tsx", "--eval", turns], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    encoding: "utf8",
    timeout: 60_000,
  });
  expect({ stderr, signal }).toEqual({ stderr: "", signal: null });
  const { everyMs, turnsEach } = JSON.parse(stdout);
  expect(everyMs).toEqual([100]);
  // Little else wakes it.
  expect(turnsEach).toBeLessThan(3);
});
