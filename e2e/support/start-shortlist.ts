import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export type Shortlist = {
  url: string;
  dataDir: string;
  /** The one-time link that the start printed, while there is no administrator. */
  setupLink?: string;
  /** Everything the process has written so far, standard output and error. */
  output(): string;
  /** Adds a person by the command line, as an operator would. */
  addMember(person: { email: string; name: string; role: string; password: string }): void;
  /** Runs `npm run users` with these arguments. */
  users(args: string[], input?: string): void;
  /** Ends the process as `kill` does. @returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

const startsWithinMs = 30_000;

/** Variables of whoever runs the tests must not reach the program under test. */
const inherited = () =>
  Object.fromEntries(
    ["PATH", "HOME", "LANG", "TMPDIR"].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

/** Starts the built dashboard on a port and a data folder of its own, as `npm start` ends. */
export async function startShortlist(
  env: Record<string, string> = {},
): Promise<Shortlist & { remove(): void }> {
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "shortlist-e2e-"));
  const variables = {
    ...inherited(),
    NODE_ENV: "production" as const,
    ...env,
    PORT: port,
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: variables,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk));
  const url = `http://localhost:${port}`;
  await isReady(child, url, () => output);
  const users = (args: string[], input = "") => {
    const command = ["--import", "tsx", "scripts/users.ts", ...args];
    const ended = spawnSync(process.execPath, command, { env: variables, input, encoding: "utf8" });
    if (ended.status !== 0) throw new Error(`users ${args[0]} failed: ${ended.stdout}${ended.stderr}`);
  };
  return {
    url,
    dataDir,
    setupLink: /http\S+\/setup\?token=\S+/.exec(output)?.[0],
    output: () => output,
    users,
    addMember({ email, name, role, password }) {
      users(["add", "--email", email, "--name", name, "--role", role, "--password-stdin"], password);
    },
    stop: (signal = "SIGTERM") => stop(child, signal),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function isReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const givenUpAt = Date.now() + startsWithinMs;
  // The announcement comes last: address first, then the set-up link where there is one.
  while (!(/is ready at/.test(output()) && (await answers(`${url}/api/ready`)))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > givenUpAt) throw new Error(`The server was not ready within 30 s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill(signal);
  });
}
