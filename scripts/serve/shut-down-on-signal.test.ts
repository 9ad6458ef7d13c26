import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

const module = (name: string) => JSON.stringify(path.resolve(`scripts/serve/${name}.mjs`));

/**
 * A server whose every answer is an endless stream.
 * @param shutdown and @param options of shutDownOnSignal, as code.
 */
async function start(shutdown: string, env: Record<string, string> = {}, options = "withinMs: () => 100") {
  const script = `
    const { createServer } = await import("node:http");
    const { listen } = await import(${module("listen")});
    const { shutDownOnSignal } = await import(${module("shut-down-on-signal")});
    let nowMs = () => 0;
    const server = createServer((request, response) => response.write("first"));
    try {
      const port = await listen(server, { PORT: "0", HOST: "127.0.0.1", ...${JSON.stringify(env)} });
      shutDownOnSignal(server, { shutdown: ${shutdown}, ${options} });
      console.log(port);
    } catch (error) {
      console.log(error.message);
      process.exit(1);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(child.stdout, "data");
  return { child, line: String(line).trim() };
}

async function openStream(port: string) {
  const [response] = await once(get(`http://127.0.0.1:${port}/`), "response");
  response.on("error", () => undefined);
  await once(response, "data");
  return { ended: new Promise((resolve) => response.once("close", resolve)) };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends the process cleanly though a stream is open",
  async (signal) => {
    const { child, line } = await start("async () => console.log('settled')");
    const { ended } = await openStream(line);
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
    await ended;
    expect(output).toBe("settled\n");
  },
);

test("a shutdown that never ends doesn’t keep the process", async () => {
  const { child, line } = await start("() => new Promise(() => undefined)");
  await openStream(line);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a shutdown that fails shows in the exit code", async () => {
  const { child } = await start("async () => { console.error = () => undefined; throw new Error('no'); }");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
});

test("one Ctrl-C that arrives twice, as through npm, is one; a second one ends at once", async () => {
  // Its clock is set through stdin, and it confirms each signal that it has handled.
  const shutdown = `() => new Promise(() => {
    let ms = 0;
    process.stdin.on("data", (said) => console.log("at", (ms += Number(said))));
    nowMs = () => ms;
    process.on("SIGINT", () => console.log("heard"));
    console.log("ending");
  })`;
  const options = "withinMs: () => 60_000, nowMs: () => nowMs()";
  const { child, line } = await start(shutdown, {}, options);
  await openStream(line);
  const lines = child.stdout && createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => (await lines?.next())?.value;
  child.kill("SIGINT");
  expect(await next()).toBe("ending");
  child.stdin?.write("400\n");
  expect(await next()).toBe("at 400");
  child.kill("SIGINT");
  expect(await next()).toBe("heard");
  expect(child.exitCode).toBeNull();
  child.stdin?.write("1\n");
  expect(await next()).toBe("at 401");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([130, null]);
});

test("a taken port and a wrong one are told in a sentence", async () => {
  const first = await start("async () => undefined");
  const second = await start("async () => undefined", { PORT: first.line });
  expect(second.line).toMatch(new RegExp(`^Port ${first.line} is in use by another program\\.`));
  expect((await start("async () => undefined", { PORT: "http" })).line).toBe("PORT must be a port number.");
  expect((await start("async () => undefined", { HOST: "192.0.2.1" })).line).toBe(
    "HOST must be an address of this machine, and 192.0.2.1 isn’t.",
  );
});
