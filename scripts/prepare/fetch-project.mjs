import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { step } from "./step.mjs";

/**
 * Installs a small project beside our own, by its lock file’s hashes, wholly or not at all.
 * @param given.project its package.json and lock file. @param given.folder the target. @param given.title of
 *   the step.
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
    // Another start may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
