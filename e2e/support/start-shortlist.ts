import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@/lib/db/open-database";
import { freePort, inherited, type Started, startNode } from "../../scripts/start-node";
import { runUsers } from "../../scripts/users/run-users";
import type { Keeper } from "./keep";

export type Shortlist = {
  url: string;
  dataDir: string;
  /** The one-time link that the start printed, while there is no administrator. */
  setupLink?: string;
  /** Everything the process has written so far, standard output and error. */
  output(): string;
  /** Adds a person as an operator would. */
  addMember(person: { email: string; name: string; role: string; password: string }): Promise<void>;
  /** What `npm run users` does with these arguments, without a process of its own. */
  users(args: string[], input?: string): Promise<void>;
  isAlive(): boolean;
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
  const { isAlive, output, stop } = started;
  const url = `http://localhost:${port}`;
  await isReady(started, url);
  const users = async (args: string[], input = "") => {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL });
    try {
      await runUsers(args, {
        open: async () => db,
        appUrl: () => url,
        readPassword: () => input,
        say: () => undefined,
        now: new Date(),
      });
    } finally {
      await close();
    }
  };
  return {
    url,
    dataDir,
    setupLink: /http\S+\/setup\?token=\S+/.exec(output())?.[0],
    output,
    users,
    addMember({ email, name, role, password }) {
      return users(["add", "--email", email, "--name", name, "--role", role, "--password-stdin"], password);
    },
    isAlive,
    stop,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The dashboard with these variables that the sharers have by now, or a new one. */
export const keepShortlist = (
  keeper: Keeper,
  sharers: string,
  env: Record<string, string>,
): Promise<Shortlist> =>
  keeper.keep(sharers, `dashboard ${JSON.stringify(env)}`, async () => {
    const shortlist = await startShortlist(env);
    return {
      value: shortlist,
      isUsable: shortlist.isAlive,
      async end() {
        await shortlist.stop();
        shortlist.remove();
      },
    };
  });

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
