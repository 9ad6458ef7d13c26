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
