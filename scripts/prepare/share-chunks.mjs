import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const hashOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/**
 * Turbopack names a server chunk after the way that leads to it, and writes the same bytes once per way. Links in
 * place of the copies: Node goes by the real path, so one is read, compiled and kept in memory.
 */
export function shareChunks(root) {
  const chunks = path.join(root, ".next/server/chunks");
  for (const folder of [chunks, path.join(chunks, "ssr")]) {
    const seen = new Map();
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const hash = hashOf(path.join(folder, name));
      const first = seen.get(hash);
      if (first === undefined) seen.set(hash, name);
      else {
        rmSync(path.join(folder, name));
        symlinkSync(first, path.join(folder, name));
      }
    }
  }
}
