import type { Counts, Tally } from "./read-reports";

/** A step’s outcome; `tally` is absent for one without tests, and for an unreadable report. */
export type Outcome = { name: string; succeeded: boolean; kind: "check" | "tests"; tally?: Tally };

export type AbsentEngine = { title: string; packages: string };

export type Rules = { requirePostgres: boolean; requireEngines: boolean };

export type Verdict = { problems: string[]; notes: string[]; line: string; passed: boolean };

/** The last line counts tests. A step that failed without one counts as one, so that the line never looks too good. */
export function judge(outcomes: Outcome[], absent: AbsentEngine[], rules: Rules): Verdict {
  const problems: string[] = [];
  const total: Counts = { passed: 0, failed: 0, skipped: 0, onPostgres: 0 };
  for (const { name, succeeded, kind, tally } of outcomes) {
    if (tally)
      for (const key of ["passed", "failed", "skipped", "onPostgres"] as const) total[key] += tally[key];
    if (tally && tally.failed > 0)
      problems.push([`${name}: ${tally.failed} failed`, ...tally.failures].join("\n  "));
    else if (!succeeded || (kind === "tests" && !tally)) {
      total.failed += 1;
      problems.push(`${name}: failed`);
    }
    if (tally && tally.skipped > 0) problems.push(`${name}: ${tally.skipped} skipped, and nothing may be`);
    if (tally && tally.passed + tally.failed === 0) {
      total.failed += 1;
      problems.push(`${name}: no test ran`);
    }
  }
  const ranUnitTests = outcomes.some(({ kind }) => kind === "tests");
  const onSqliteAlone = ranUnitTests && total.onPostgres === 0;
  if (onSqliteAlone && rules.requirePostgres) {
    total.failed += 1;
    problems.push("no test ran on PostgreSQL, and REQUIRE_POSTGRES asks for it");
  }
  const notes = onSqliteAlone
    ? [
        "No test ran on PostgreSQL: the store was tested on SQLite ALONE (Debian: apt-get install postgresql).",
      ]
    : [`${total.onPostgres} of the tests ran on PostgreSQL.`];
  for (const { title, packages } of absent)
    if (rules.requireEngines) {
      total.failed += 1;
      problems.push(`no test ran in ${title}, and REQUIRE_ENGINES asks for it`);
    } else notes.push(`No test ran in ${title} (Debian: apt-get install ${packages}).`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  return {
    problems,
    notes,
    line: `${total.passed} passed, ${total.failed} failed${skipped}`,
    passed: problems.length === 0,
  };
}
