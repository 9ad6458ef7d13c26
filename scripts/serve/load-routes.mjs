import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Long enough for a request that waits to be answered first. */
const pauseMs = 20;

/** Loads a build's pages and handlers one after the other, so that nobody's request has to. */
export async function loadRoutes(root) {
  const folder = path.join(root, ".next/server");
  const load = createRequire(path.join(folder, "/"));
  const routes = JSON.parse(readFileSync(path.join(folder, "app-paths-manifest.json"), "utf8"));
  for (const file of Object.values(routes)) {
    await sleep(pauseMs, undefined, { ref: false });
    try {
      await load(`./${file}`);
    } catch {
      // Whoever asks for it meets the error, and the log has it then.
    }
  }
}
