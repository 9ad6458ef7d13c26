import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { diskMegabytes } from "../image/disk-megabytes.mjs";
import { root } from "../start-node";

/** What an image of this build contains beside Node, on the disk, in megabytes. */
export function weighImage(): number {
  const folder = mkdtempSync(path.join(tmpdir(), "shortlist-bench-image-"));
  try {
    execFileSync(process.execPath, ["scripts/image.mjs", folder], { cwd: root, stdio: "ignore" });
    return diskMegabytes(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
