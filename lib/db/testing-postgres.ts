import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const debianHome = "/usr/lib/postgresql";

export function findServer(): string | undefined {
  if (existsSync(debianHome)) {
    const newest = readdirSync(debianHome).sort((a, b) => Number(b) - Number(a))[0];
    if (newest && existsSync(path.join(debianHome, newest, "bin/initdb")))
      return path.join(debianHome, newest, "bin");
  }
  const found = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).stdout.trim();
  return found ? path.dirname(found) : undefined;
}

/** PostgreSQL refuses to run as root, so there it runs as Debian's `postgres`. */
function asServerUser(command: string, args: string[]): void {
  const options = { stdio: "pipe" } as const;
  if (process.getuid?.() === 0) execFileSync("runuser", ["-u", "postgres", "--", command, ...args], options);
  else execFileSync(command, args, options);
}

/** A PostgreSQL of the caller's own. `restart` crashes it first, as a power cut of the server would. */
export function startServer(bin: string): { url: string; restart: () => void; stop: () => void } {
  const home = mkdtempSync(path.join(tmpdir(), "shortlist-postgres-"));
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(home, id("-u"), id("-g"));
  }
  const data = path.join(home, "data");
  asServerUser(path.join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "shortlist",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
  ]);
  // On a Unix socket alone: no port to collide with.
  const settings = {
    listen_addresses: "''",
    max_connections: 200,
    // Only a process of it is ever killed here, never the machine.
    fsync: "off",
    full_page_writes: "off",
    // Copying a database isn’t logged then.
    wal_level: "minimal",
    max_wal_senders: 0,
    autovacuum: "off",
    jit: "off",
  };
  const options = [
    `-k ${home}`,
    ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
  ].join(" ");
  const log = path.join(home, "log");
  const control = (...args: string[]) => asServerUser(path.join(bin, "pg_ctl"), ["-D", data, ...args]);
  const start = () => control("-w", "-l", log, "-o", options, "start");
  start();
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    control("-m", "immediate", "stop");
    rmSync(home, { recursive: true, force: true });
  };
  // It runs by itself, and would outlive a run that is broken off.
  process.once("exit", stop);
  return {
    url: `postgresql://shortlist@localhost/postgres?host=${encodeURIComponent(home)}`,
    restart: () => {
      control("-m", "immediate", "stop");
      start();
    },
    stop,
  };
}

export const hasPostgres = (): boolean =>
  !process.env.TEST_SQLITE_ALONE && Boolean(process.env.TEST_DATABASE_URL ?? findServer());

/**
 * A real PostgreSQL for the tests: the one at TEST_DATABASE_URL, or one of their own from the installed
 * binaries. Without either they run on SQLite alone and say so; with REQUIRE_POSTGRES that is a failure. With
 * TEST_SQLITE_ALONE none is looked for.
 */
export function findPostgres(): { url: string; stop: () => void } | undefined {
  if (process.env.TEST_SQLITE_ALONE) return undefined;
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = findServer();
  if (bin) return startServer(bin);
  const sentence =
    "No PostgreSQL found: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.";
  if (process.env.REQUIRE_POSTGRES) throw new Error(sentence);
  process.stderr.write(`\n${sentence} The tests of the store run on SQLite ALONE this time.\n\n`);
  return undefined;
}
