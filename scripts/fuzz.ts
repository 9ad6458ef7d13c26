// npm run fuzz: mutated requests and answers of the service, on real stores. Exits non-zero on a finding, with the
// smallest case and the command that repeats it.
//   npm run fuzz -- --runs 2000                how many of each; by default 100 000 requests and 42 000 mirrors
//   npm run fuzz -- --only inward              requests to the dashboard; `outward`: answers of the service
//   npm run fuzz -- --store postgres           by default `sqlite`, and a tenth on PostgreSQL where it is installed
//   npm run fuzz -- --seed 4711                the same again
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findServer, startServer } from "@/lib/db/testing-postgres";
import { watchForCanaries } from "./fuzz/canaries";
import { addRound, nothingYet, reportOf, type Summary } from "./fuzz/report";
import type { Order, Reply } from "./fuzz/worker";

const { values } = parseArgs({
  options: {
    runs: { type: "string" },
    seed: { type: "string" },
    only: { type: "string" },
    store: { type: "string" },
    path: { type: "string" },
  },
});

type Direction = Order["only"];

const usualRuns: Record<Direction, number> = { inward: 100_000, outward: 42_000 };
/** After so many runs a new store is opened, as their traces add up. */
const runsOfARound: Record<Direction, number> = { inward: 1_000, outward: 500 };

const isDirection = (text: string | undefined): text is Direction => text === "inward" || text === "outward";

const engineOf = (round: number, hasPostgres: boolean) =>
  values.store === "postgres" || (!values.store && hasPostgres && round % 10 === 9) ? "postgres" : "sqlite";

function ordersFrom(seed: number, postgresUrl: string | undefined): Order[] {
  const directions: Direction[] = isDirection(values.only) ? [values.only] : ["inward", "outward"];
  return directions.flatMap((only) => {
    const runs = Number(values.runs ?? usualRuns[only]);
    const rounds = values.path ? 1 : Math.ceil(runs / runsOfARound[only]);
    return Array.from({ length: rounds }, (_, round): Order => {
      const left = runs - round * runsOfARound[only];
      return {
        only,
        seed: seed + round,
        runs: values.path ? runs : Math.min(left, runsOfARound[only]),
        path: values.path,
        engine: engineOf(round, postgresUrl !== undefined),
        postgresUrl,
      };
    });
  });
}

const workerFile = fileURLToPath(new URL("./fuzz/worker.ts", import.meta.url));

const mostLogKept = 20_000;

/** Looks for canaries in all that a process logs, and keeps the log’s end for the report. */
function watchLog(worker: ChildProcess, summary: Summary): () => string {
  const watch = watchForCanaries();
  let end = "";
  worker.stderr?.setEncoding("utf8").on("data", (piece: string) => {
    for (const name of watch(piece)) {
      const what = `the log tells ${name}`;
      if (summary.findings.some((finding) => finding.what === what)) continue;
      const place = { seed: 0, runs: 0, path: "", store: "", only: "inward" } as const;
      summary.findings.push({ what, ...place, example: piece.slice(0, 2_000) });
    }
    end = (end + piece).slice(-mostLogKept);
  });
  return () => end;
}

async function workThrough(orders: Order[], summary: Summary): Promise<void> {
  const oneWorker = () =>
    new Promise<void>((resolve, reject) => {
      const env = { ...process.env, LOG_LEVEL: "trace" };
      const worker = fork(workerFile, [], { stdio: ["ignore", "inherit", "pipe", "ipc"], env });
      const logged = watchLog(worker, summary);
      worker.on("message", (reply: Reply) => {
        if (reply !== "ready" && "failure" in reply)
          return reject(new Error(`${reply.failure}\n${logged().slice(-4_000)}`));
        if (reply !== "ready") {
          for (const { what } of reply.result.findings) console.log(`found: ${what}`);
          addRound(summary, reply.result);
          const { cases, findings } = summary;
          if (cases % 10_000 < reply.result.cases) console.log(`${cases} cases, ${findings.length} found`);
        }
        const order = orders.shift();
        if (order) worker.send(order);
        else worker.disconnect();
      });
      worker.on("exit", (code) =>
        code ? reject(new Error(`A process ended with ${code}.\n${logged().slice(-4_000)}`)) : resolve(),
      );
    });
  const workers = Math.min(availableParallelism(), orders.length);
  await Promise.all(Array.from({ length: workers }, oneWorker));
}

async function main(): Promise<void> {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
  const binaries = values.store === "sqlite" ? undefined : findServer();
  const postgres = binaries ? startServer(binaries) : undefined;
  if (values.store === "postgres" && !postgres) throw new Error("There is no PostgreSQL here.");
  const summary = nothingYet();
  const begun = performance.now();
  try {
    const orders = ordersFrom(seed, postgres?.url);
    console.log(`seed ${seed}: ${orders.length} rounds`);
    await workThrough(orders, summary);
  } finally {
    postgres?.stop();
  }
  console.log(reportOf(summary, (performance.now() - begun) / 1_000));
  process.exitCode = summary.findings.length === 0 ? 0 : 1;
}

await main();
