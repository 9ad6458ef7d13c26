import path from "node:path";
import { databaseFile } from "@/lib/db/opening/open-database";

export const sandboxFile = (dataDir: string) =>
  path.join(/* turbopackIgnore: true */ dataDir, "sandbox.sqlite");

/** The SQLite files of a data folder. The store is copied first, so that the sandbox's copy lacks nothing of it. */
export const dataFiles = (dataDir: string) => [
  { what: "store" as const, file: databaseFile(dataDir) },
  { what: "sandbox" as const, file: sandboxFile(dataDir) },
];

/** Where a backup at `file` keeps the sandbox: `monday.sqlite` has it in `monday.sandbox.sqlite`. */
export function backupOf(what: "store" | "sandbox", file: string): string {
  if (what === "store") return file;
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.sandbox${ext}`);
}
