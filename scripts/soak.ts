// npm run soak: kill -9 amid creates, at least twenty rounds, then every fault; then kill -9 amid imports, at least a
// hundred times. On both stores side by side, imports with two instances on PostgreSQL, against the production build.
// Exits non-zero when a promise was broken. Writes into temporary folders only.
//   SOAK_ONLY=imports npm run soak     imports alone; or `creates`
//   SOAK_MINUTES, SOAK_ROUNDS          of the creates: 10 and, at least, 20
//   SOAK_KILLS                         amid imports, on each store: 52
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findServer, startServer } from "@/lib/db/testing-postgres";
import { mishaps } from "./soak/import-rounds";
import { awaitSound, inspect } from "./soak/inspect";
import type { Instance } from "./soak/instance";
import { killPoints, killRound, type RoundResult, sumPhases } from "./soak/kill-rounds";
import { meetFaults } from "./soak/meet-faults";
import { phases } from "./soak/phases";
import { openProduction } from "./soak/production";
import { openService } from "./soak/service";
import { soakImports } from "./soak/soak-imports";
import { envOf, type Place } from "./soak/store-facts";

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const leastRounds = Number(process.env.SOAK_ROUNDS ?? 20);
const createsPerRound = 200;
const leastKills = Number(process.env.SOAK_KILLS ?? 52);
const rowsPerImport = 2_000;
const only = process.env.SOAK_ONLY;
/** Kept for the faults, and for looking to finish. */
const reservedMs = 5 * 60_000;
/** "Did not land" takes two lists that began a minute after the call. */
const settlesWithinMs = 5 * 60_000;

/** Of each kind; the table has the count. */
const mostPrinted = 10;

const givenUpAt = performance.now() + minutes * 60_000 - reservedMs;

const columns = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => String(cell).padEnd(index === 0 ? 10 : 14)).join(""));

type Verdict = { broken: number; results: RoundResult[] };

async function soak(name: string, place: Place, restartStore?: () => void): Promise<Verdict> {
  const service = await openService(200);
  const start = await openProduction({ ...service.env, ...envOf(place) });
  const rounds = { place, service, start, creates: createsPerRound, random: Math.random };
  const results: RoundResult[] = [];
  const submissions: RoundResult["submissions"] = [];
  let broken = 0;
  const say = (what: string, violations: string[]) => {
    broken += violations.length;
    for (const violation of violations.slice(0, mostPrinted))
      console.log(`${name.padEnd(10)}BROKEN ${what}: ${violation}`);
  };

  let instance: Instance | undefined;
  try {
    instance = await start();
    for (let index = 0; index < leastRounds || performance.now() < givenUpAt; index += 1) {
      const began = performance.now();
      const killPoint = killPoints[index % killPoints.length] ?? "whenever";
      const round = await killRound(rounds, instance, killPoint);
      instance = round.instance;
      results.push(round.result);
      submissions.push(...round.result.submissions);
      const violations = await inspect({ place, service, submissions });
      const counts = phases.map((phase) => round.result.phases[phase]);
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      columns(name, `round ${index + 1}`, killPoint, ...counts, `${seconds} s`, violations.length);
      say(`round ${index + 1}`, violations);
    }
    await meetFaults({ place, service, instance, submissions, restartStore }, (fault, violations) => {
      columns(name, violations.length === 0 ? "held" : "BROKEN", fault);
      say(fault, violations);
    });
    // Once completed, the service says whose each one is, and looking finishes.
    for (const { id, state } of await service.onRecord())
      if (state === "pending") await service.complete(id, id % 2 === 0);
    const end = { withinMs: settlesWithinMs, everything: true };
    const settled = await awaitSound(instance, { place, service, submissions }, end);
    console.log(`${name.padEnd(10)}${submissions.length} submissions ended as`, settled.states);
    say("in the end", settled.violations);
    const sum = sumPhases(results);
    columns(name, "all rounds", "", ...phases.map((phase) => sum[phase]));
    say(
      "the rounds",
      phases.filter((phase) => sum[phase] === 0).map((phase) => `nobody was killed ${phase}`),
    );
  } catch (error) {
    console.log(instance?.output().slice(-4_000));
    throw error;
  } finally {
    await instance?.kill();
    await service.remove();
  }
  return { broken, results };
}

/** @returns the number of broken promises. */
async function importOn(name: string, place: Place, instances: 1 | 2): Promise<number> {
  const service = await openService(200);
  try {
    const open = await openProduction({ ...service.env, ...envOf(place) });
    const starts = instances === 2 ? [() => open(0), () => open(1)] : [() => open(0)];
    const began = performance.now();
    let broken = 0;
    const say = (what: string, violations: string[]) => {
      broken += violations.length;
      for (const violation of violations.slice(0, mostPrinted))
        console.log(`${name.padEnd(10)}BROKEN ${what}: ${violation}`);
    };
    const run = {
      place,
      service,
      starts,
      rows: rowsPerImport,
      kills: leastKills,
      mishaps,
      random: Math.random,
    };
    const soaked = await soakImports(
      run,
      (kill, point, counted, violations) => {
        columns(
          name,
          `kill ${kill}`,
          point,
          ...phases.map((phase) => counted[phase] || "–"),
          "",
          violations.length,
        );
        say(`kill ${kill}`, violations);
      },
      say,
    );
    const { figures, imports, unconfirmed, settled } = soaked;
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    const rows = imports.reduce((sum, one) => sum + one.rows.length, 0);
    console.log(
      `${name.padEnd(10)}${figures.kills} kills in ${imports.length} imports of ${rowsPerImport} rows, ${rows} in all, in ${minutes} minutes; ${service.creates.length} calls`,
      { ...figures, unconfirmed, settled },
    );
    return broken;
  } finally {
    await service.remove();
  }
}

type Folders = { sqlite: string; postgres: string };

async function soakCreates(folders: Folders, postgres: ReturnType<typeof startServer> | undefined) {
  columns("store", "", "killed", ...phases, "took", "broken");
  const runs = [soak("sqlite", { dataDir: folders.sqlite })];
  if (postgres)
    runs.push(soak("postgres", { dataDir: folders.postgres, databaseUrl: postgres.url }, postgres.restart));
  const ended = await Promise.allSettled(runs);
  for (const end of ended) if (end.status === "rejected") console.error(end.reason);
  const broken = ended.reduce((sum, end) => sum + (end.status === "fulfilled" ? end.value.broken : 1), 0);
  const rounds = ended.flatMap((end) => (end.status === "fulfilled" ? end.value.results : [])).length;
  console.log(`\n${rounds} rounds.`);
  return broken;
}

async function soakAllImports(folders: Folders, postgres: ReturnType<typeof startServer> | undefined) {
  columns("store", "", "killed at", ...phases, "", "broken");
  const runs = [importOn("sqlite", { dataDir: folders.sqlite }, 1)];
  if (postgres) runs.push(importOn("postgres", { dataDir: folders.postgres, databaseUrl: postgres.url }, 2));
  const ended = await Promise.allSettled(runs);
  for (const end of ended) if (end.status === "rejected") console.error(end.reason);
  return ended.reduce((sum, end) => sum + (end.status === "fulfilled" ? end.value : 1), 0);
}

async function main(): Promise<void> {
  const binaries = findServer();
  if (!binaries) console.log("No PostgreSQL found: this soak runs on SQLite ALONE.");
  let broken = 0;
  for (const [part, run] of [
    ["creates", soakCreates],
    ["imports", soakAllImports],
  ] as const) {
    if (only && only !== part) continue;
    const folder = (name: string) => mkdtempSync(path.join(tmpdir(), `shortlist-soak-${name}-`));
    const folders = { sqlite: folder("sqlite"), postgres: folder("postgres") };
    const postgres = binaries ? startServer(binaries) : undefined;
    try {
      broken += await run(folders, postgres);
    } finally {
      postgres?.stop();
      for (const one of Object.values(folders)) rmSync(one, { recursive: true, force: true });
    }
  }
  console.log(broken === 0 ? "Nothing lost, nothing doubled." : `${broken} promises broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
}

await main();
