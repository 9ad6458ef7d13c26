import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceHash } from "./source-hash.mjs";
import { step } from "./step.mjs";

/** Written last, with the hash of the sources that the build was made of. */
const stampFile = (root) => path.join(root, ".next/sources.sha256");

/** Says that the build in place was made of the sources with this hash. */
export const stampBuild = (root, hash) => writeFileSync(stampFile(root), hash);

/** Why there is no build of these sources; undefined where there is one. */
export function whyBuild(root) {
  if (!existsSync(path.join(root, ".next/BUILD_ID"))) return "there is no build yet";
  if (!existsSync(stampFile(root))) return "the last build didn’t finish";
  if (readFileSync(stampFile(root), "utf8") !== sourceHash(root)) return "the sources have changed";
  return undefined;
}

/** Builds the dashboard, where there is no build of these very sources. */
export async function build({ root = process.cwd(), always = false } = {}) {
  const reason = whyBuild(root) ?? (always ? "asked to" : undefined);
  if (!reason) return;
  rmSync(stampFile(root), { force: true });
  // Taken before: a file that is changed meanwhile makes the next start build again.
  const hash = sourceHash(root);
  await step(root, {
    title: `Building the dashboard: ${reason}`,
    log: "build",
    command: process.execPath,
    args: [path.join(root, "node_modules/next/dist/bin/next"), "build"],
    env: { NODE_ENV: "production" },
    failure:
      "The build failed. After a change of the sources it is theirs to mend; on a fresh clone, remove node_modules and .next and try again.",
  });
  stampBuild(root, hash);
}
