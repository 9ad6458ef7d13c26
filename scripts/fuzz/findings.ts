export type Finding = {
  /** Without anything that differs from case to case: one of each is kept. */
  what: string;
  /** Of its round; `path` is its case’s place there, as fast-check has it. */
  seed: number;
  runs: number;
  path: string;
  store: string;
  only: "inward" | "outward";
  /** The smallest case found that shows it. */
  example: string;
};

/** How often each row of the report’s tables was met. */
export type Counts = Record<string, number>;

export type RoundResult = {
  cases: number;
  counts: Counts;
  findings: Finding[];
  slowest: Slow[];
  notes: string[];
};

export type Slow = { what: string; ms: number };

export const count = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export function addCounts(all: Counts, more: Counts): void {
  for (const [name, by] of Object.entries(more)) count(all, name, by);
}

export function note(known: Map<string, Finding>, counts: Counts, finding: Finding): void {
  count(counts, `found|${finding.what}`);
  if (!known.has(finding.what)) known.set(finding.what, finding);
}

export const repeats = ({ only, seed, runs, path, store }: Finding): string =>
  `npm run fuzz -- --only ${only} --store ${store} --seed ${seed} --runs ${runs} --path ${path}`;

const mostShown = 2_000;

export function shown(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) =>
    typeof inner === "string" && inner.length > 200 ? `${inner.slice(0, 40)}… (${inner.length})` : inner,
  );
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
