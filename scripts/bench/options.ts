import { parseArgs } from "node:util";
import { longListRows } from "./long-list";
import type { System } from "./measure-cell";

export const usage = `Measures the production build against the standalone sandbox, on this machine.

  npm run bench -- [options]

  --quick           shorter windows, no 100 000 rows: about three minutes, for trying it
  --only PARTS      some of start,lighthouse,sync,identify,import,cells,api,browser,long (all; with
                    --quick neither long nor lighthouse nor import)
  --systems NAMES   some of shortlist,plain,shared,shortlist-postgres (all)
  --rows NUMBERS    some of 1000,20000,100000 (all)
  --viewers NUMBERS some of 1,50,1000 (all)
  --long ROWS       how long the list of the part "long" is (1000000), on SQLite and PostgreSQL
  --window SECONDS  how long a cell is measured
  --out DIR         where to write performance.{json,md,svg} (docs; of a part of it, a folder under /tmp)
  --help            this text`;

const parts = [
  "start",
  "lighthouse",
  "sync",
  "identify",
  "import",
  "cells",
  "api",
  "browser",
  "long",
] as const;
/** They take minutes. */
const notQuick: readonly Part[] = ["lighthouse", "import", "long"];
export type Part = (typeof parts)[number];

export type Options = {
  isHelp: boolean;
  isQuick: boolean;
  parts: Part[];
  systems: System[];
  rows: number[];
  viewers: number[];
  /** Of the part "long". */
  longRows: number;
  warmUpMs: number;
  windowMs: number;
  out?: string;
};

const systems: System[] = ["shortlist", "plain", "shared", "shortlist-postgres"];

export class UsageError extends Error {}

function choose<T extends string | number>(
  name: string,
  given: string | undefined,
  known: readonly T[],
): T[] {
  if (given === undefined) return [...known];
  return given.split(",").map((word) => {
    const found = known.find((value) => String(value) === word.trim());
    if (found === undefined) throw new UsageError(`--${name} must be some of ${known.join(",")}.`);
    return found;
  });
}

/** @throws UsageError */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string" },
      systems: { type: "string" },
      rows: { type: "string" },
      viewers: { type: "string" },
      long: { type: "string" },
      window: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const isQuick = values.quick;
  const windowMs = Number(values.window ?? (isQuick ? 15 : 30)) * 1_000;
  if (!(windowMs > 0)) throw new UsageError("--window must be a number of seconds.");
  const longRows = Number(values.long ?? longListRows);
  if (!(Number.isSafeInteger(longRows) && longRows > 0))
    throw new UsageError("--long must be a number of rows.");
  const isWhole = !(isQuick || values.only || values.systems || values.rows || values.viewers || values.long);
  return {
    isHelp: values.help,
    isQuick,
    parts: choose("only", values.only, parts).filter(
      (part) => !isQuick || values.only !== undefined || !notQuick.includes(part),
    ),
    longRows,
    systems: choose("systems", values.systems, systems),
    rows: choose("rows", values.rows, isQuick && !values.rows ? [1_000, 20_000] : [1_000, 20_000, 100_000]),
    viewers: choose("viewers", values.viewers, isQuick && !values.viewers ? [1, 50] : [1, 50, 1_000]),
    warmUpMs: isQuick ? 5_000 : 8_000,
    windowMs,
    out: values.out ?? (isWhole ? "docs" : undefined),
  };
}
