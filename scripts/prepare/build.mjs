import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressStatic } from "./compress-static.mjs";
import { shareChunks } from "./share-chunks.mjs";
import { sourceHash } from "./source-hash.mjs";
import { step } from "./step.mjs";

/** Written last, with the hash of the build’s sources. */
const stampFile = (root) => path.join(root, ".next/sources.sha256");

export const stampBuild = (root, hash) => writeFileSync(stampFile(root), hash);

export function whyBuild(root) {
  if (!existsSync(path.join(root, ".next/BUILD_ID"))) return "there is no build yet";
  if (!existsSync(stampFile(root))) return "the last build didn’t finish";
  if (readFileSync(stampFile(root), "utf8") !== sourceHash(root)) return "the sources have changed";
  return undefined;
}

export async function build({ root = process.cwd(), always = false } = {}) {
  const reason = whyBuild(root) ?? (always ? "asked to" : undefined);
  if (!reason) return;
  rmSync(stampFile(root), { force: true });
  // Taken before the build: a file that changes meanwhile makes the next start build again.
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
  // A copy of all that; the lists of its files stay.
  rmSync(path.join(root, ".next/standalone"), { recursive: true, force: true });
  shareChunks(root);
  await compressStatic(root);
  stampBuild(root, hash);
}
