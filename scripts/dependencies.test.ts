import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const packages = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: packages, devDependencies: packages })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every dependency has its reason in docs/dependencies.md, and no reason is left over", () => {
  const rows = readFileSync("docs/dependencies.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap((row) => row.split("|")[1]?.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  const present = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(explained.sort()).toEqual(present.sort());
});

// Where the registry lacks a version for another platform, npm silently leaves it out of the lock file, and `npm ci`
// then refuses the lock file everywhere.
test("the lock file has every platform’s packages, so that npm ci takes it", () => {
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ optionalDependencies: packages.optional() })) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages;
  const missing = Object.entries(lock).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in lock || `${place}/node_modules/${name}` in lock),
    ),
  );
  expect(missing).toEqual([]);
});

const lockFiles = [
  "package-lock.json",
  "scripts/prepare/node/package-lock.json",
  "scripts/verify/nodes/package-lock.json",
];

// Without it npm ci asks the registry about each package, even if the package is in its cache.
test.each(lockFiles)("%s has each package’s address", (file) => {
  const entry = z.object({ resolved: z.string().optional(), link: z.boolean().optional() });
  const lock = z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(readFileSync(file, "utf8"))).packages;
  const without = Object.entries(lock).filter(([place, { resolved }]) => place && !resolved);
  expect(without.map(([place]) => place)).toEqual([]);
});
