// npm run simulate: histories of recruiters, crashes and a misbehaving service, by a simulated clock. Exits non-zero
// when a promise was broken, with the seed and the smallest history that breaks it. Ctrl-C ends it with a report.
//   npm run simulate -- --histories 100000     how many; by default 1 000
//   npm run simulate -- --store postgres       or `sqlite`; by default `both`, a tenth on PostgreSQL where it is
//   npm run simulate -- --seed 4711            the first seed; random by default
//   npm run simulate -- --seed 4711 --tell     one history, with its story; by default on SQLite
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Engine } from "@/lib/db/engine";
import { findPostgres } from "@/lib/db/testing-postgres";
import { historyOf } from "./simulate/history";
import { openPlace } from "./simulate/open-place";
import { reportOf } from "./simulate/report";
import { runHistory } from "./simulate/run-history";
import { addFigures, noFigures, type Searched, shrink } from "./simulate/search";
import { takeOver } from "./simulate/take-over";

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "1000" },
    seed: { type: "string" },
    store: { type: "string" },
    tell: { type: "boolean", default: false },
  },
});

/** How many histories a process runs for one report to its parent. */
const atOnce: Record<Engine, number> = { sqlite: 100, postgres: 20 };
const toldEvery: Record<Engine, number> = { sqlite: 1_000, postgres: 100 };
/** With PostgreSQL a history takes several times as long. */
const postgresShare = 1 / 10;
const mostShrunk = 3;

const workerFile = fileURLToPath(new URL("./simulate/worker.ts", import.meta.url));

type Order = { from: number; histories: number };

type Ground = { engine: Engine; url: string | undefined };

async function tell(seed: number, { url }: Ground): Promise<void> {
  const place = await openPlace(url);
  const giveBack = takeOver();
  const { broken, story } = await runHistory(historyOf(seed), place);
  console.log(JSON.stringify(historyOf(seed), null, 1));
  console.log(story.join("\n"));
  console.log(
    broken.length > 0 ? broken.map((sentence) => `BROKEN ${sentence}`).join("\n") : "All was kept.",
  );
  giveBack();
  await place.remove();
  process.exitCode = broken.length > 0 ? 1 : 0;
}

async function searchAll(from: number, histories: number, { engine, url }: Ground): Promise<Searched> {
  const all: Searched = { histories: 0, figures: noFigures(), found: [] };
  let next = from;
  let end = from + histories;
  // Ctrl-C ends the search, with a report.
  const stop = () => {
    end = next;
  };
  process.once("SIGINT", stop);
  const begun = performance.now();
  const oneWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(workerFile, url ? [url] : [], { detached: true });
      worker.on("message", (told: Searched | "ready") => {
        if (told !== "ready") {
          all.histories += told.histories;
          all.found.push(...told.found);
          addFigures(all.figures, told.figures);
          for (const { seed, broken } of told.found)
            console.log(`BROKEN on ${engine} by seed ${seed}: ${broken.join("; ")}`);
          if (all.histories % toldEvery[engine] < atOnce[engine])
            console.log(`${all.histories} histories in ${Math.round((performance.now() - begun) / 1_000)} s`);
        }
        const order: Order = { from: next, histories: Math.min(atOnce[engine], end - next) };
        next += order.histories;
        if (order.histories > 0) worker.send(order);
        else worker.disconnect();
      });
      worker.on("exit", (code) => (code ? reject(new Error(`A process ended with ${code}.`)) : resolve()));
    });
  await Promise.all(Array.from({ length: availableParallelism() }, oneWorker));
  process.off("SIGINT", stop);
  console.log(reportOf(all, performance.now() - begun));
  return all;
}

async function searchAndShrink(from: number, histories: number, ground: Ground): Promise<void> {
  console.log(`${histories} histories from seed ${from} on, on ${ground.engine}`);
  const { found } = await searchAll(from, histories, ground);
  if (found.length === 0) return;
  process.exitCode = 1;
  const place = await openPlace(ground.url);
  const giveBack = takeOver();
  for (const { seed } of found.slice(0, mostShrunk)) {
    const smallest = await shrink(place, seed);
    if (!smallest) {
      console.log(`\nSeed ${seed} breaks nothing the second time.`);
      continue;
    }
    console.log(`\nSeed ${seed}, made small: ${smallest.outcome.broken.join("; ")}`);
    console.log(JSON.stringify(smallest.history));
    console.log(smallest.outcome.story.join("\n"));
  }
  giveBack();
  await place.remove();
}

async function main(): Promise<void> {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
  const histories = Number(values.histories);
  const store = values.store ?? (values.tell ? "sqlite" : "both");
  if (!["sqlite", "postgres", "both"].includes(store)) throw new Error(`There is no store “${store}”.`);
  const server = store === "sqlite" ? undefined : findPostgres();
  if (store === "postgres" && !server) throw new Error("There is no PostgreSQL here.");
  const onPostgres: Ground | undefined = server && { engine: "postgres", url: server.url };
  const onSqlite: Ground = { engine: "sqlite", url: undefined };
  try {
    if (values.tell) return await tell(seed, onPostgres ?? onSqlite);
    if (store !== "postgres") await searchAndShrink(seed, histories, onSqlite);
    if (onPostgres) {
      const share = store === "both" ? Math.ceil(histories * postgresShare) : histories;
      await searchAndShrink(seed, share, onPostgres);
    }
  } finally {
    server?.stop();
  }
}

await main();
