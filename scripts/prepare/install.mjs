import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { step } from "./step.mjs";

const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

const isForAnotherSystem = ({ os = process.platform, cpu = process.arch }) =>
  !os.includes(process.platform) || !cpu.includes(process.arch);

/** Why node_modules differs from package-lock.json, by the record that npm writes last; undefined if it doesn't. */
export function whyInstall(root) {
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
  if (Object.values(installed).some(isForAnotherSystem)) return "what is installed is for another system";
  return undefined;
}

function countPackages(root) {
  const places = Object.entries(readPackages(path.join(root, "package-lock.json")))
    .filter(([place, { optional }]) => place !== "" && !optional)
    .map(([place]) => path.join(root, place, "package.json"));
  return () => `${places.filter((file) => existsSync(file)).length} of ${places.length}`;
}

/** Installs the lock file’s packages, unless they are there. None needs its scripts run. */
export async function install(root = process.cwd()) {
  const reason = whyInstall(root);
  if (!reason) return;
  await step(root, {
    title: `Installing packages: ${reason}`,
    log: "packages",
    howFar: countPackages(root),
    command: "npm",
    // Development packages too, whatever NODE_ENV says: the build and the tests need them.
    args: ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"],
    failure: "Installing the packages failed. The npm registry has to be reachable once.",
  });
}
