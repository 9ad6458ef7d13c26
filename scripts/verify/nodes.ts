import { existsSync } from "node:fs";
import path from "node:path";
import { fetchProject } from "../prepare/fetch-project.mjs";
import { setUpFolder } from "../prepare/step.mjs";
import { root } from "../start-node";

/** Paths of programs: an unsupported line, the oldest maintained one, and the newest. */
export type Nodes = { old: string; maintained: string; newest: string };

/** Fetches the lines of Node.js in scripts/verify/nodes, by its lock file. @throws Error except on Linux on x64. */
export async function fetchNodes(): Promise<Nodes> {
  const folder = path.join(setUpFolder(root), "nodes-to-test-on");
  const program = (line: string) => path.join(folder, "node_modules", `node-${line}`, "bin/node");
  const nodes = { old: program("20"), maintained: program("22"), newest: program("26") };
  if (!Object.values(nodes).every((file) => existsSync(file)))
    await fetchProject(root, {
      project: path.join(root, "scripts/verify/nodes"),
      folder,
      title: "Fetching other lines of Node.js to test on",
      log: "nodes-to-test-on",
    });
  return nodes;
}
