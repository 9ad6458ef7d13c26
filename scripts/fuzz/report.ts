import { addCounts, type Counts, type Finding, type RoundResult, repeats, type Slow } from "./findings";

export type Summary = {
  cases: number;
  counts: Counts;
  findings: Finding[];
  slowest: Slow[];
  notes: string[];
};

export const nothingYet = (): Summary => ({ cases: 0, counts: {}, findings: [], slowest: [], notes: [] });

const mostSlow = 5;

export function addRound(all: Summary, round: RoundResult): void {
  all.cases += round.cases;
  addCounts(all.counts, round.counts);
  for (const finding of round.findings)
    if (!all.findings.some(({ what }) => what === finding.what)) all.findings.push(finding);
  all.slowest = [...all.slowest, ...round.slowest].sort((a, b) => b.ms - a.ms).slice(0, mostSlow);
  all.notes.push(...round.notes);
}

type Rows = Map<string, Map<string, number>>;

function table(title: string, rows: Rows): string {
  const heads = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))].sort();
  const width = Math.max(title.length, ...[...rows.keys()].map((name) => name.length)) + 2;
  const cellWidth = Math.max(7, ...heads.map((head) => head.length + 2));
  const line = (name: string, cells: (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(cellWidth)).join("");
  return [
    line(title, [...heads, "all"]),
    ...[...rows].sort().map(([name, row]) => {
      const cells = heads.map((head) => row.get(head) ?? 0);
      return line(name, [...cells, cells.reduce((sum, cell) => sum + cell, 0)]);
    }),
  ].join("\n");
}

function tally(
  counts: Counts,
  direction: "in" | "out",
  rowOf: (parts: string[]) => string,
  headOf: (parts: string[]) => string,
): Rows {
  const rows: Rows = new Map();
  for (const [name, by] of Object.entries(counts)) {
    const [which, ...parts] = name.split("|");
    if (which !== direction) continue;
    const row = rows.get(rowOf(parts)) ?? new Map<string, number>();
    rows.set(rowOf(parts), row);
    row.set(headOf(parts), (row.get(headOf(parts)) ?? 0) + by);
  }
  return rows;
}

const part = (at: number) => (parts: string[]) => parts[at] ?? "";
const statusClass = (parts: string[]) => {
  const status = parts[3] ?? "";
  return ["401", "403", "404", "422"].includes(status) ? status : `${status.charAt(0)}xx`;
};

export function reportOf({ cases, counts, findings, slowest, notes }: Summary, seconds: number): string {
  const has = (direction: string) => Object.keys(counts).some((name) => name.startsWith(`${direction}|`));
  const answers = Object.entries(counts).reduce(
    (sum, [name, by]) => (name.startsWith("out|") ? sum + by : sum),
    0,
  );
  return [
    ...(has("in")
      ? [
          table("operation", tally(counts, "in", part(0), statusClass)),
          table("asked by", tally(counts, "in", part(1), statusClass)),
          table("input", tally(counts, "in", part(2), statusClass)),
        ]
      : []),
    ...(has("out")
      ? [
          table(
            "mutated",
            tally(counts, "out", (parts) => `${parts[0]} by ${parts[1]}`, part(2)),
          ),
          `${answers} mutated answers.`,
        ]
      : []),
    `Longer than a second by the clock, before it was tried again alone: ${counts["slow|longer than a second by the clock"] ?? 0}.`,
    `The slowest: ${slowest.map(({ what, ms }) => `${what} ${Math.round(ms)} ms`).join("; ")}.`,
    ...notes,
    `${cases} cases in ${Math.round(seconds)} s. ${findings.length === 0 ? "Nothing found." : `${findings.length} found:`}`,
    ...findings.flatMap((finding) => [
      `\n${finding.what}  (${counts[`found|${finding.what}`] ?? 1} times)`,
      `  ${finding.example}`,
      `  ${repeats(finding)}`,
    ]),
  ].join("\n\n");
}
