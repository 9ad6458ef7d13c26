// Prints the folder of the Node.js to run everything on, or nothing where this one will do. Runs on the machine’s own,
// however old, with nothing installed.
import path from "node:path";
import { isSupported } from "./check-node.mjs";
import { fetchNode } from "./fetch-node.mjs";

try {
  const version = process.versions.node;
  if (!isSupported(version)) process.stdout.write(path.join(await fetchNode(process.cwd(), version), "bin"));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
