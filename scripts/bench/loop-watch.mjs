// Preloaded into the server under test (`node --import`): measures how long its event loop was held. On SIGUSR2 it
// writes what it has measured since the last time to the next `loop-<n>.json` in BENCH_LOOP_DIR, and begins again.
import { openSync, readSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const stepMs = 2;
const kept = 10;
const directory = process.env.BENCH_LOOP_DIR;

/** Nanoseconds in which this thread has waited for a core, which is not the program’s fault. */
function openRunQueue() {
  try {
    const file = openSync("/proc/self/schedstat", "r");
    const buffer = Buffer.alloc(64);
    return () => Number(buffer.toString("latin1", 0, readSync(file, buffer, 0, 64, 0)).split(" ")[1]);
  } catch {
    return () => 0;
  }
}

function watch(into) {
  const delay = monitorEventLoopDelay({ resolution: stepMs });
  delay.enable();
  const waitedNs = openRunQueue();
  let written = 0;
  let longest = [];
  let ticks = 0;
  let last = performance.now();
  let lastWaitedNs = waitedNs();

  setInterval(() => {
    const now = performance.now();
    const nowWaitedNs = waitedNs();
    const heldMs = now - last - stepMs;
    ticks += 1;
    if (heldMs > 5) {
      const waitedForCoreMs = Math.min(heldMs, (nowWaitedNs - lastWaitedNs) / 1e6);
      longest.push({ at: Date.now(), heldMs, waitedForCoreMs, ownMs: heldMs - waitedForCoreMs });
      longest = longest.sort((a, b) => b.ownMs - a.ownMs).slice(0, kept);
    }
    last = now;
    lastWaitedNs = nowWaitedNs;
  }, stepMs).unref();

  process.on("SIGUSR2", () => {
    const file = path.join(into, `loop-${written}.json`);
    const seen = { maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6, ticks, longest };
    writeFileSync(`${file}.part`, JSON.stringify(seen));
    renameSync(`${file}.part`, file);
    written += 1;
    longest = [];
    ticks = 0;
    delay.reset();
  });
}

if (directory && isMainThread) watch(directory);
