import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@/lib/db/opening/open-database";
import type { Db } from "@/lib/db/types";
import { freePort, inherited, type Started, startNode } from "../../scripts/start-node";
import { runUsers } from "../../scripts/users/run-users";
import type { Lent } from "./lender";

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

const startsWithinMs = 60_000;

/**
 * Starts the built dashboard on a port and a data folder of its own, as `npm start` does once it is prepared.
 * @param withinMs a bound for what hangs.
 */
export async function startShortlist(
  env: Record<string, string> = {},
  withinMs = startsWithinMs,
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
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const started = await startNode(["scripts/serve.mjs"], variables, /is ready at/).catch((error: unknown) => {
    if (!env.DATA_DIR) remove();
    throw error;
  });
  const { isAlive, output, stop } = started;
  const url = `http://localhost:${port}`;
  const store = { dataDir, databaseUrl: env.DATABASE_URL };
  await until(started, withinMs, "was not ready", () => answers(`${url}/api/ready`));
  // It answers without waiting long for the service, and what the tests begin with may not be there yet.
  await inStore(store, (db) => until(started, withinMs, "has not heard of the service", () => hasLooked(db)));
  return {
    url,
    dataDir,
    setupLink: /http\S+\/setup\?token=\S+/.exec(output())?.[0],
    output,
    ...people(url, store),
    isAlive,
    stop,
    remove,
  };
}

/** A dashboard that was lent: what would end it for others, or what only its first test finds, is refused. */
export function sharedShortlist({ url, dataDir }: Lent): Shortlist {
  return {
    url,
    dataDir,
    get setupLink() {
      return refuse();
    },
    output: refuse,
    ...people(url, { dataDir }),
    isAlive: refuse,
    stop: refuse,
  };
}

export function refuse(): never {
  throw new Error("Other tests use it too. For one of its own: test.use({ alone: true }).");
}

type Place = { dataDir: string; databaseUrl?: string };

async function inStore<T>(place: Place, act: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(place);
  try {
    return await act(db);
  } finally {
    await close();
  }
}

function people(url: string, place: Place): Pick<Shortlist, "users" | "addMember"> {
  const users = (args: string[], input = "") =>
    inStore(place, (db) =>
      runUsers(args, {
        open: async () => db,
        appUrl: () => url,
        signIn: () => ({ passwordSignIn: "on" }),
        readPassword: () => input,
        say: () => undefined,
        now: new Date(),
      }),
    );
  return {
    users,
    addMember: ({ email, name, role, password }) =>
      users(["add", "--email", email, "--name", name, "--role", role, "--password-stdin"], password),
  };
}

async function until(
  { isAlive, output }: Started,
  withinMs: number,
  trouble: string,
  holds: () => Promise<boolean>,
): Promise<void> {
  const givenUpAt = Date.now() + withinMs;
  while (!(await holds())) {
    if (!isAlive()) throw new Error(`The server ended:\n${output()}`);
    if (Date.now() > givenUpAt)
      throw new Error(`The server ${trouble} in ${withinMs / 1_000} s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The service's list and interviews are there, or it is known that they can't be had. */
async function hasLooked(db: Db): Promise<boolean> {
  const states = await db
    .selectFrom("mirror_state")
    .select(["succeeded_at", "interviews_at", "failing_since"])
    .execute();
  return (
    states.length > 0 &&
    states.every(
      ({ succeeded_at, interviews_at, failing_since }) => failing_since ?? (succeeded_at && interviews_at),
    )
  );
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
