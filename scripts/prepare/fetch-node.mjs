import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { oldestNode } from "./check-node.mjs";
import { fetchProject } from "./fetch-project.mjs";
import { setUpFolder } from "./step.mjs";

/** Its lock file has the hash of each system’s Node.js. */
const project = fileURLToPath(new URL("./node", import.meta.url));

/** The package that contains Node.js for a system, and its version. */
export function packageFor(platform, arch) {
  const { packages } = JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8"));
  const found = Object.entries(packages).find(([, { os, cpu }]) => os === platform && cpu === arch);
  return found && { place: found[0], version: found[1].version };
}

/**
 * Fetches the Node.js of scripts/prepare/node into an ignored folder, unless it is there.
 * @param version the machine’s own, for the sentence.
 * @returns the folder that has `bin/node`.
 */
export async function fetchNode(root, version) {
  const wanted = packageFor(process.platform, process.arch);
  if (!wanted)
    throw new Error(
      `Shortlist needs Node.js ${oldestNode} or newer, and this is ${version}. Install a newer one (https://nodejs.org) and try again.`,
    );
  const folder = path.join(setUpFolder(root), `node-${wanted.version}`);
  const home = path.join(folder, wanted.place);
  if (!existsSync(path.join(home, "bin/node")))
    await fetchProject(root, {
      project,
      folder,
      title: `Shortlist needs Node.js ${oldestNode}, and this is ${version}: fetching ${wanted.version} for this folder`,
      log: "node",
    });
  return home;
}
