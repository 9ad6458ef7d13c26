import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stampBuild, whyBuild } from "./build.mjs";
import { checkNode, isSupported } from "./check-node.mjs";
import { fetchNode, packageFor } from "./fetch-node.mjs";
import { whyInstall } from "./install.mjs";
import { sourceHash } from "./source-hash.mjs";
import { step } from "./step.mjs";

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

test.each(["18.20.0", "20.20.2", "22.18.0"])("Node %s is too old", (version) => {
  expect(() => checkNode(version)).toThrow(`Shortlist needs Node.js 22.19 or newer, and this is ${version}.`);
});

test.each(["22.19.0", "24.0.0", "26.10.0"])("Node %s will do", (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each([
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "x64"],
  ["darwin", "arm64"],
])("there is a Node to fetch for %s on %s, and it is new enough", (platform, arch) => {
  expect(isSupported(packageFor(platform, arch)?.version ?? "0.0")).toBe(true);
});

test("where there is none, a sentence says what to do", async () => {
  vi.spyOn(process, "arch", "get").mockReturnValue("s390x");
  await expect(fetchNode(root, "20.20.2")).rejects.toThrow(
    "Shortlist needs Node.js 22.19 or newer, and this is 20.20.2. Install a newer one",
  );
});

test.each([
  ["22.18.0", true],
  ["22.9.0", true],
  ["20.20.2", true],
  ["9.11.2", true],
  ["22.19.0", false],
  ["23.0.0", false],
  ["24.21.0", false],
  ["100.0.0", false],
])("on Node %s another one is looked for: %s", (version, isLookedFor) => {
  // Tells its version, and of any program where to look.
  write("bin/node", `#!/bin/sh\nif [ "$1" = --version ]; then echo v${version}; else echo /found; fi\n`);
  chmodSync(path.join(root, "bin/node"), 0o755);
  write("node_modules/.package-lock.json", "{}");
  const env = { PATH: `${root}/bin:${process.env.PATH}`, NODE_ENV: "test" as const };
  const seen = execFileSync("sh", ["scripts/on-node.sh", "sh", "-c", "echo $PATH"], {
    env,
    encoding: "utf8",
  });
  expect(seen.startsWith("/found:")).toBe(isLookedFor);
});

describe("a step", () => {
  const run = (script: string) =>
    step(root, {
      title: "Counting",
      log: "counting",
      failure: "Counting failed.",
      command: process.execPath,
      args: ["-e", script],
    });

  test("leaves what its command writes in a log", async () => {
    await run("console.log('one'); console.error('two')");
    expect(readFileSync(path.join(root, ".setup/counting.log"), "utf8")).toBe("one\ntwo\n");
  });

  test("that fails says why, with the last lines and the name of the log", async () => {
    const failing = run("for (let n = 1; n <= 40; n += 1) console.log('line', n); process.exitCode = 3");
    await expect(failing).rejects.toThrow(
      /^line 26\n(line \d+\n)+line 40\n\nCounting failed\.\nAll of it: \.setup\/counting\.log$/,
    );
  });

  test("whose command isn’t there fails too", async () => {
    const missing = step(root, { title: "-", log: "none", failure: "No.", command: "/nowhere", args: [] });
    await expect(missing).rejects.toThrow("No.");
  });
});

describe("what is installed", () => {
  const hono = { version: "4.0.0", integrity: "sha512-a" };
  const elsewhere = { version: "1.0.0", integrity: "sha512-b", optional: true };
  const lock = (packages: object) => ({ packages });

  function installed(packages: object) {
    write("package.json", {});
    write("node_modules/.package-lock.json", lock(packages));
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

  test.each([
    ["system", { os: ["sunos"], cpu: [process.arch] }],
    ["processor", { os: [process.platform], cpu: ["mips"] }],
  ])("is wrong when it was installed on another %s", (_, machine) => {
    installed({ "node_modules/hono": hono, "node_modules/for-macs": { ...elsewhere, ...machine } });
    expect(whyInstall(root)).toBe("what is installed is for another system");
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
    ["given a beginning", () => write("instrumentation-client.ts", "")],
  ])("is stale once the sources are %s", (_, change) => {
    built();
    change();
    expect(whyBuild(root)).toBe("the sources have changed");
  });
});
