import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where Node finds a package that a place imports; undefined where it isn’t installed. */
function placeOf(root, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1))) {
    const found = path.join(place, "node_modules", name);
    if (existsSync(path.join(root, found, "package.json"))) return found;
    if (place === "") return undefined;
  }
}

/** The folders of packages and of all that these depend on, as far as that is installed for this system. */
export function packagesNeeded(root, names) {
  const places = new Set();
  const add = (from, name, isOptional) => {
    const place = placeOf(root, from, name);
    if (!place && !isOptional) throw new Error(`${name} isn’t installed.`);
    if (!place || places.has(place)) return;
    places.add(place);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, place, "package.json"), "utf8"),
    );
    for (const needed of Object.keys(dependencies)) add(place, needed, needed in optionalDependencies);
    for (const needed of Object.keys(optionalDependencies)) add(place, needed, true);
  };
  for (const name of names) add("", name, false);
  return [...places];
}
