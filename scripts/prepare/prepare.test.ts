import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stampBuild, whyBuild } from "./build.mjs";
import { checkNode } from "./check-node.mjs";
import { whyFetch, whyInstall } from "./install.mjs";
import { sourceHash } from "./source-hash.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "shortlist-prepare-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === "string" ? content : JSON.stringify(content));
}

test.each(["18.20.0", "20.8.1"])("Node %s is too old, and a sentence says so", (version) => {
  expect(() => checkNode(version)).toThrow(`Shortlist needs Node.js 20.9 or newer, and this is ${version}.`);
});

test.each(["20.9.0", "20.20.2", "22.1.0", "24.0.0"])("Node %s will do", (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

describe("what is installed", () => {
  const hono = { version: "4.0.0", integrity: "sha512-a" };
  const elsewhere = { version: "1.0.0", integrity: "sha512-b", optional: true };
  const lock = (packages: object) => ({ packages });

  function installed(packages: object) {
    write("package.json", {});
    write("node_modules/.package-lock.json", lock(packages));
    symlinkSync(path.resolve("node_modules/better-sqlite3"), path.join(root, "node_modules/better-sqlite3"));
  }

  beforeEach(() =>
    write(
      "package-lock.json",
      lock({ "": {}, "node_modules/hono": hono, "node_modules/for-macs": elsewhere }),
    ),
  );

  test("is missing in a fresh clone", () => {
    expect(whyInstall(root)).toBe("nothing is installed yet");
  });

  test("is right when npm’s record agrees, other systems’ packages aside", () => {
    installed({ "node_modules/hono": hono });
    expect(whyInstall(root)).toBeUndefined();
  });

  test.each([
    ["another version", { "node_modules/hono": { ...hono, version: "4.0.1" } }],
    ["other content", { "node_modules/hono": { ...hono, integrity: "sha512-x" } }],
    ["a package too few", {}],
    ["a package too many", { "node_modules/hono": hono, "node_modules/koa": hono }],
  ])("is wrong with %s", (_, packages) => {
    installed(packages);
    expect(whyInstall(root)).toMatch(/package-lock\.json/);
  });

  test("is wrong when its native code doesn’t load", () => {
    installed({ "node_modules/hono": hono });
    rmSync(path.join(root, "node_modules/better-sqlite3"));
    expect(whyInstall(root)).toBe("SQLite isn’t compiled for this Node.js");
    // It is only to be compiled: nothing has to be fetched.
    expect(whyFetch(root)).toBeUndefined();
  });
});

describe("the build", () => {
  beforeEach(() => {
    write("app/page.tsx", "page");
    write("lib/deep/rule.ts", "rule");
    write("package-lock.json", "{}");
  });

  function built() {
    write(".next/BUILD_ID", "id");
    stampBuild(root, sourceHash(root));
  }

  test("is missing in a fresh clone", () => {
    expect(whyBuild(root)).toBe("there is no build yet");
  });

  test("counts only when it finished", () => {
    write(".next/BUILD_ID", "id");
    expect(whyBuild(root)).toBe("the last build didn’t finish");
  });

  test("stands while the sources do, also when they are copied or touched", () => {
    built();
    write("app/page.tsx", "page");
    write("README.md", "words");
    write("lib/deep/rule.test.ts", "a test");
    expect(whyBuild(root)).toBeUndefined();
    const copy = `${root}-copy`;
    cpSync(root, copy, { recursive: true });
    expect(whyBuild(copy)).toBeUndefined();
    rmSync(copy, { recursive: true });
  });

  test.each([
    ["changed", () => write("lib/deep/rule.ts", "rulE")],
    ["added", () => write("components/new.tsx", "")],
    ["removed", () => rmSync(path.join(root, "lib/deep/rule.ts"))],
    ["renamed", () => cpSync(path.join(root, "app/page.tsx"), path.join(root, "app/pages.tsx"))],
    ["given other packages", () => write("package-lock.json", "{ }")],
    ["given a proxy", () => write("proxy.ts", "")],
  ])("is stale once the sources are %s", (_, change) => {
    built();
    change();
    expect(whyBuild(root)).toBe("the sources have changed");
  });
});
