import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const configFile = path.join(root, ".dependency-cruiser.mjs");
const { rooms } = (await import(configFile)) as { rooms: Record<string, string[]> };
const names = Object.keys(rooms);

type Violation = { from: string; to: string; rule: { name: string } };

/** What `npm run rooms` refuses in a folder’s files. */
function refusedIn(folder: string): Violation[] {
  const depcruise = path.join(root, "node_modules/.bin/depcruise");
  const args = ["--config", configFile, "--output-type", "json", "app", "components", "lib"];
  const { stdout, stderr } = spawnSync(depcruise, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

let house: string;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
}

const importing = (targets: string[]) => targets.map((to) => `import "@/${to}";`).join("\n");

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), "shortlist-rooms-"));
  copyFileSync(path.join(root, "tsconfig.json"), path.join(house, "tsconfig.json"));
  for (const room of names) {
    put(`${room}/stands-here.ts`, "export {};");
    put(
      `${room}/planted.ts`,
      importing(names.filter((other) => other !== room).map((other) => `${other}/stands-here`)),
    );
  }
  put("lib/nowhere/planted.ts", importing(["lib/stands-here"]));
  put("components/nowhere/deeper/planted.ts", importing(["lib/stands-here"]));
  put("lib/log.ts", "export {};");
  put("lib/env.ts", "export {};");
  put("components/ui/reads-the-environment.ts", importing(["lib/env", "lib/log"]));
  put(
    "app/page.ts",
    importing(["lib/sandbox/stands-here", "lib/conformance/stands-here", "lib/db/stands-here"]),
  );
  put("app/sandbox/page.ts", importing(["lib/sandbox/stands-here"]));
  put("lib/service-key.ts", "export {};");
  put("lib/sources/other.ts", importing(["lib/sandbox/stands-here", "lib/service-key"]));
  put("lib/sources/connect.ts", importing(["lib/sandbox/stands-here", "lib/service-key"]));
  put("lib/audit/one.ts", importing(["lib/audit/other"]));
  put("lib/audit/other.ts", importing(["lib/audit/one"]));
});
afterAll(() => rmSync(house, { recursive: true }));

test("each room may import what its list says, and nothing else", () => {
  const refused = refusedIn(house);
  for (const room of names) {
    const here = refused.filter(({ from, rule }) => from === `${room}/planted.ts` && rule.name === room);
    const expected = names.filter((other) => other !== room && !rooms[room]?.includes(other));
    expect(here.map(({ to }) => path.dirname(to)).sort(), room).toEqual(expected.sort());
  }
  const by = (name: string) =>
    refused.filter(({ rule }) => rule.name === name).map(({ from, to }) => [from, to]);
  expect(by("a room of its own").map(([from]) => from)).toEqual([
    "components/nowhere/deeper/planted.ts",
    "lib/nowhere/planted.ts",
  ]);
  expect(by("what only the server may know")).toEqual([
    ["components/ui/reads-the-environment.ts", "lib/env.ts"],
    ["components/ui/reads-the-environment.ts", "lib/log.ts"],
  ]);
  expect(by("the service's key")).toEqual([["lib/sources/other.ts", "lib/service-key.ts"]]);
  expect(by("the sandbox's door").map(([from]) => from)).toEqual(
    expect.arrayContaining(["app/page.ts", "lib/sources/other.ts"]),
  );
  expect(by("the sandbox's door").map(([from]) => from)).not.toContain("lib/sources/connect.ts");
  expect(by("the sandbox's door").map(([from]) => from)).not.toContain("app/sandbox/page.ts");
  expect(by("the conformance checker's door").map(([from]) => from)).toContain("app/page.ts");
  expect(by("the service's client").map(([from]) => from)).toContain("app/page.ts");
  expect(by("no ring of files").map(([from]) => from)).toContain("lib/audit/one.ts");
});

test("a list names rooms that stand before it, and the architecture tells them in that order", () => {
  for (const [place, room] of names.entries())
    for (const other of rooms[room] ?? [])
      expect(names.indexOf(other), `${room} → ${other}`).toBeLessThan(place);

  const told = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
  for (const top of ["lib", "components"]) {
    const from = told.indexOf(`### ${top}\n`);
    const section = told.slice(from, told.indexOf("\n### ", from + 1));
    const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = ""]) => cell);
    const listed = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const inConfig = names.filter((name) => name === top || name.startsWith(`${top}/`));
    expect(listed.map((name) => (name === "lib/*.ts" ? "lib" : `${top}/${name}`)).sort()).toEqual(
      inConfig.sort(),
    );
  }
});

test("a list names rooms that there are", () => {
  for (const [room, may] of Object.entries(rooms)) {
    expect(statSync(path.join(root, room)).isDirectory(), room).toBe(true);
    expect(
      may.filter((other) => !names.includes(other)),
      room,
    ).toEqual([]);
  }
});

test("no folder has more than thirty files of code side by side", () => {
  const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.test\.|^testing/.test(name);
  const crowded = ["components", "lib"].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((folder) => readdirSync(folder).filter(isCode).length > 30)
      .map((folder) => path.relative(root, folder)),
  );
  expect(crowded).toEqual([]);
});
