import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, inherited, type Started, startNode } from "../../scripts/start-node";

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

const startsWithinMs = 30_000;

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
  const started = await startNode(["scripts/serve.mjs"], variables, /is ready at/);
  const { output, stop } = started;
  const url = `http://localhost:${port}`;
  await isReady(started, url);
  const users = (args: string[], input = "") => {
    const command = ["--import", "tsx", "scripts/users.ts", ...args];
    const ended = spawnSync(process.execPath, command, { env: variables, input, encoding: "utf8" });
    if (ended.status !== 0) throw new Error(`users ${args[0]} failed: ${ended.stdout}${ended.stderr}`);
  };
  return {
    url,
    dataDir,
    setupLink: /http\S+\/setup\?token=\S+/.exec(output())?.[0],
    output,
    users,
    addMember({ email, name, role, password }) {
      users(["add", "--email", email, "--name", name, "--role", role, "--password-stdin"], password);
    },
    stop,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function isReady({ isAlive, output }: Started, url: string): Promise<void> {
  const givenUpAt = Date.now() + startsWithinMs;
  while (!(await answers(`${url}/api/ready`))) {
    if (!isAlive()) throw new Error(`The server ended:\n${output()}`);
    if (Date.now() > givenUpAt) throw new Error(`The server was not ready within 30 s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
