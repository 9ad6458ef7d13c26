import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { run } from "./run.mjs";

const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Why node_modules isn't what package-lock.json says, by npm's own record of what it installed (which npm
 * writes last); undefined where it is. What is native in it may not be compiled yet.
 */
export function whyFetch(root) {
  const record = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(record)) return "nothing is installed yet";
  const wanted = readPackages(path.join(root, "package-lock.json"));
  const installed = readPackages(record);
  for (const [place, { version, integrity, optional }] of Object.entries(wanted)) {
    if (place === "") continue;
    const found = installed[place];
    // Optional packages are those of other systems.
    if (!found && optional) continue;
    if (found?.version !== version || found?.integrity !== integrity)
      return "what is installed isn’t what package-lock.json says";
  }
  if (Object.keys(installed).some((place) => !wanted[place]))
    return "package-lock.json no longer has all that is installed";
  return undefined;
}

/** Why there is something to install; undefined where all is there and loads. */
export const whyInstall = (root) =>
  whyFetch(root) ?? (opensSqlite(root) ? undefined : "SQLite isn’t compiled for this Node.js");

/** A change of Node's version or of the machine leaves native code behind that won't load. */
function opensSqlite(root) {
  try {
    const Database = createRequire(path.join(root, "package.json"))("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** Fetches what the lock file says, where that isn't there. Nothing is compiled: much can begin before. */
export async function fetchPackages(root = process.cwd()) {
  const reason = whyFetch(root);
  if (!reason) return;
  console.log(`Installing dependencies: ${reason}.`);
  // Development packages too, whatever NODE_ENV says: the build and the tests need them.
  if (!(await run("npm", ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"])))
    throw new Error(
      [
        "Installing the dependencies failed; npm’s words are above.",
        "  No connection? The npm registry has to be reachable once.",
      ].join("\n"),
    );
}

/** Compiles SQLite, or fetches it compiled, where it doesn't load. No other package needs its script run. */
export async function compile(root = process.cwd()) {
  if (opensSqlite(root)) return;
  console.log("Compiling SQLite for this Node.js.");
  if (!(await run("npm", ["rebuild", "better-sqlite3", "--foreground-scripts"])) || !opensSqlite(root))
    throw new Error(
      [
        "SQLite (better-sqlite3) could not be compiled; npm’s words are above.",
        "  It needs a C++ compiler, make, Python 3 and Node’s headers (Debian: apt-get install g++ make python3).",
      ].join("\n"),
    );
}

/** Installs what the lock file says, where that isn't there. */
export async function install(root = process.cwd()) {
  await fetchPackages(root);
  await compile(root);
}
