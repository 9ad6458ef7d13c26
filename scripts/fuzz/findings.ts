/** Something that must not be, with what repeats it. */
export type Finding = {
  /** Without anything that differs from case to case: one of each is told. */
  what: string;
  /** Of the round that it was met in, and the place of its case there, as fast-check has it. */
  seed: number;
  runs: number;
  path: string;
  store: string;
  only: "inward" | "outward";
  /** The smallest case that shows it, as far as it could be made small. */
  example: string;
};

/** How often each row of the tables was met. */
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

/** Counts a finding, and keeps the first of each kind. */
export function note(known: Map<string, Finding>, counts: Counts, finding: Finding): void {
  count(counts, `found|${finding.what}`);
  if (!known.has(finding.what)) known.set(finding.what, finding);
}

/** The command that repeats a finding. */
export const repeats = ({ only, seed, runs, path, store }: Finding): string =>
  `npm run fuzz -- --only ${only} --store ${store} --seed ${seed} --runs ${runs} --path ${path}`;

const mostShown = 2_000;

/** A case as a person can read it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) =>
    typeof inner === "string" && inner.length > 200 ? `${inner.slice(0, 40)}… (${inner.length})` : inner,
  );
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
