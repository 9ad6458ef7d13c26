import { readFileSync } from "node:fs";
import path from "node:path";

let id: string | undefined;

/** Which build is running: what one release left in a browser must not serve the next. */
export function buildId(): string {
  id ??= read();
  return id;
}

function read(): string {
  try {
    return readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), ".next", "BUILD_ID"),
      "utf8",
    ).trim();
  } catch {
    // `next dev` has none.
    return "dev";
  }
}
