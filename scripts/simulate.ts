// npm run simulate: histories of recruiters, crashes and a service that misbehaves, by a clock of their own
// (docs/reliability.md). Ends non-zero when any promise was broken, with the seed and the smallest history that breaks
// it. Ctrl-C ends it with what it has so far.
//   npm run simulate -- --histories 100000     how many; 1 000 unless told
//   npm run simulate -- --seed 4711            from which seed on; by chance unless told
//   npm run simulate -- --seed 4711 --tell     one history, and what happened in it
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { historyOf } from "./simulate/history";
import { openPlace } from "./simulate/place";
import { reportOf } from "./simulate/report";
import { runHistory } from "./simulate/run-history";
import { addFigures, noFigures, type Searched, shrink } from "./simulate/search";
import { takeOver } from "./simulate/take-over";

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "1000" },
    seed: { type: "string" },
    tell: { type: "boolean", default: false },
  },
});

/** What one process does before it tells. */
const atOnce = 100;
/** How far it has come is told after so many. */
const toldEvery = 1_000;
/** Each is made as small as it can be, which takes a while. */
const mostShrunk = 3;

const workerFile = fileURLToPath(new URL("./simulate/worker.ts", import.meta.url));

type Order = { from: number; histories: number };

async function tell(seed: number): Promise<void> {
  const place = await openPlace();
  takeOver();
  const { broken, story } = await runHistory(historyOf(seed), place);
  console.log(JSON.stringify(historyOf(seed), null, 1));
  console.log(story.join("\n"));
  console.log(
    broken.length > 0 ? broken.map((sentence) => `BROKEN ${sentence}`).join("\n") : "All was kept.",
  );
  place.remove();
  process.exitCode = broken.length > 0 ? 1 : 0;
}

async function searchAll(from: number, histories: number): Promise<Searched> {
  const all: Searched = { histories: 0, figures: noFigures(), found: [] };
  let next = from;
  let end = from + histories;
  // Whoever has seen enough is told what there is.
  process.once("SIGINT", () => {
    end = next;
  });
  const begun = performance.now();
  const oneWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(workerFile, { detached: true });
      worker.on("message", (told: Searched | "ready") => {
        if (told !== "ready") {
          all.histories += told.histories;
          all.found.push(...told.found);
          addFigures(all.figures, told.figures);
          for (const { seed, broken } of told.found)
            console.log(`BROKEN by seed ${seed}: ${broken.join("; ")}`);
          if (all.histories % toldEvery < atOnce)
            console.log(`${all.histories} histories in ${Math.round((performance.now() - begun) / 1_000)} s`);
        }
        const order: Order = { from: next, histories: Math.min(atOnce, end - next) };
        next += order.histories;
        if (order.histories > 0) worker.send(order);
        else worker.disconnect();
      });
      worker.on("exit", (code) => (code ? reject(new Error(`A process ended with ${code}.`)) : resolve()));
    });
  await Promise.all(Array.from({ length: availableParallelism() }, oneWorker));
  console.log(reportOf(all, performance.now() - begun));
  return all;
}

async function searchAndShrink(from: number, histories: number): Promise<void> {
  console.log(`${histories} histories from seed ${from} on`);
  const { found } = await searchAll(from, histories);
  if (found.length === 0) return;
  process.exitCode = 1;
  const place = await openPlace();
  takeOver();
  for (const { seed } of found.slice(0, mostShrunk)) {
    const smallest = await shrink(place, seed);
    if (!smallest) continue;
    console.log(`\nSeed ${seed}, made small: ${smallest.outcome.broken.join("; ")}`);
    console.log(JSON.stringify(smallest.history));
    console.log(smallest.outcome.story.join("\n"));
  }
  place.remove();
}

const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
if (values.tell) await tell(seed);
else await searchAndShrink(seed, Number(values.histories));
