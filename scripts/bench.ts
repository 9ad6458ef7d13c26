// npm run bench: see scripts/bench/options.ts.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { judgeAims } from "./bench/aims/judge-aims";
import { drawPicture } from "./bench/draw-picture";
import { runLongList } from "./bench/long-list";
import { lookByLighthouse } from "./bench/look-by-lighthouse";
import { importedRows, measureImports } from "./bench/measure-import";
import { type Part, readOptions, UsageError, usage } from "./bench/options";
import type { Aim, Results } from "./bench/results";
import { runShortlist, runShortlistOnPostgres } from "./bench/run-shortlist";
import { runYardstick } from "./bench/run-yardsticks";
import { startPostgres } from "./bench/start-postgres";
import { timeStarts } from "./bench/time-starts";
import { watchIdentifying } from "./bench/watch-identifying";
import { weighImage } from "./bench/weigh-image";
import { writeReport } from "./bench/write-report";

const identifiedRows = 5_000;
const timedStarts = 7;
/** Parts that bring their own rows. */
const withoutRows: readonly Part[] = ["long", "start", "lighthouse", "identify", "import"];

function emptyResults(isQuick: boolean): Results {
  const git = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  return {
    at: new Date().toISOString(),
    commit: process.env.BENCH_COMMIT ?? (git.stdout?.trim() || "unknown"),
    minutes: 0,
    isQuick,
    machine: {
      cores: os.cpus().length,
      cpu: os.cpus()[0]?.model.trim() ?? "unknown",
      memoryGb: os.totalmem() / 1e9,
      node: process.versions.node,
      system: `${os.type()} ${os.release()}`,
      loadBefore: os.loadavg()[0] ?? 0,
      loadAfter: 0,
    },
    cells: [],
    api: [],
    exports: [],
    firstSyncs: [],
    imports: [],
    longLists: [],
    presses: [],
    loads: [],
    lighthouse: [],
  };
}

function print(aims: Aim[]): void {
  const width = Math.max(...aims.map(({ what }) => what.length));
  console.log(`\n${"".padEnd(width)}  ${"aim".padEnd(28)}        measured`);
  for (const { what, aim, measured, isMet } of aims) {
    const verdict = isMet === undefined ? "–" : isMet ? "met" : "MISSED";
    console.log(`${what.padEnd(width)}  ${aim.padEnd(28)}${verdict.padEnd(8)}${measured}`);
  }
}

function write(folder: string, results: Results): void {
  mkdirSync(folder, { recursive: true });
  const aims = judgeAims(results);
  const page = path.join(folder, "performance.md");
  const before = existsSync(page) ? readFileSync(page, "utf8") : undefined;
  writeFileSync(path.join(folder, "performance.json"), `${JSON.stringify({ aims, ...results }, null, 2)}\n`);
  writeFileSync(path.join(folder, "performance.svg"), drawPicture(results, aims));
  writeFileSync(page, writeReport(results, aims, before));
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) return console.log(usage);
  execFileSync(process.execPath, ["scripts/prepare.mjs", "build"], { stdio: "inherit" });
  const folder = options.out ?? mkdtempSync(path.join(os.tmpdir(), "shortlist-bench-report-"));

  const begunAt = performance.now();
  const results = emptyResults(options.isQuick);
  const failures: string[] = [];
  const minutes = () => (performance.now() - begunAt) / 60_000;
  const say = (text: string) => {
    console.log(`${minutes().toFixed(1).padStart(5)} min  ${text}`);
    results.minutes = minutes();
    write(folder, results);
  };
  /** A failed step loses its own figures; the others are measured anyway. */
  const attempt = async (what: string, run: () => Promise<void>) => {
    await run().catch((error: unknown) => {
      failures.push(what);
      console.error(`${what} failed:`, error);
    });
  };

  if (options.parts.includes("start")) {
    await attempt("Starting", async () => {
      say("starting, again and again");
      results.starts = await timeStarts(timedStarts);
      results.imageMb = weighImage();
    });
  }
  if (options.parts.includes("lighthouse")) {
    await attempt("Lighthouse", async () => {
      say("Lighthouse, three pages as on a desktop and on a slow phone");
      await lookByLighthouse((figures) => results.lighthouse.push(figures));
    });
  }
  if (options.parts.includes("identify")) {
    await attempt("Identifying candidates", async () => {
      say(`identifying the candidates of ${identifiedRows} rows`);
      results.identifying = await watchIdentifying(identifiedRows);
    });
  }
  if (options.parts.includes("import")) {
    await attempt("Importing", () =>
      measureImports(importedRows, say, (figures) => results.imports.push(figures)),
    );
  }
  for (const rows of options.rows) {
    const isMore = options.parts.some((part) => !withoutRows.includes(part));
    if (options.systems.includes("shortlist") && isMore)
      await attempt(`Shortlist with ${rows} rows`, () => runShortlist(rows, options, results, say));
    for (const system of ["plain", "shared"] as const) {
      if (!options.parts.includes("cells") || !options.systems.includes(system)) continue;
      await attempt(`The ${system} yardstick with ${rows} rows`, () =>
        runYardstick(system, rows, options, say, (cell) => results.cells.push(cell)),
      );
    }
  }
  if (options.systems.includes("shortlist-postgres") && options.parts.includes("cells") && !options.isQuick) {
    await attempt("Shortlist on PostgreSQL", async () => {
      const postgres = startPostgres();
      if (!postgres) return say("There is no PostgreSQL here.");
      const rows = options.rows.includes(20_000) ? 20_000 : Math.max(...options.rows);
      await runShortlistOnPostgres(rows, postgres.url, options, results, say).finally(postgres.stop);
    });
  }

  if (options.parts.includes("long") && options.systems.includes("shortlist")) {
    await attempt("The long list", () => runLongList(results, say, options.longRows));
  }

  results.minutes = minutes();
  results.machine.loadAfter = os.loadavg()[0] ?? 0;
  write(folder, results);
  print(judgeAims(results));
  console.log(`\nWrote ${folder}/performance.{md,json,svg} after ${minutes().toFixed(1)} minutes.`);
  if (failures.length > 0) {
    console.error(`Failed: ${failures.join("; ")}.`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
