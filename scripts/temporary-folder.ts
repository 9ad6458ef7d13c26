import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
/** More than the databases of a run grow to. */
const roomBytes = 2 * 1024 ** 3;

/**
 * Where tests put stores, for TMPDIR: in memory where there is room. On a disk, hundreds of databases keep the file system
 * busy for a quarter of the time.
 */
export function temporaryFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomBytes ? memory : tmpdir();
}
