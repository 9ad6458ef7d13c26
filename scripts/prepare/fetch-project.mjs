import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { step } from "./step.mjs";

/**
 * Installs a small project of packages beside our own, by the hashes of its lock file, whole or not at all.
 * @param root the repository. @param given.project its package.json and lock file. @param given.folder where it
 *   is to stand. @param given.title what the line says meanwhile.
 */
export async function fetchProject(root, { project, folder, title, log }) {
  const unfinished = `${folder}-${process.pid}`;
  cpSync(project, unfinished, { recursive: true });
  try {
    await step(root, {
      title,
      log,
      command: "npm",
      args: ["ci", "--prefix", unfinished, "--ignore-scripts", "--no-audit", "--no-fund"],
      failure: "Node.js could not be fetched. The npm registry has to be reachable once.",
    });
    renameSync(unfinished, folder);
  } catch (error) {
    // Another start may have been first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
