import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const document = readFileSync("docs/accessibility-conformance.md", "utf8");
const verdicts = ["Supports", "Partially supports", "Not applicable"];

/** WCAG 2.2’s own, without 4.1.1, which it has dropped. */
const required = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
  AA: "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
};

/** `| 1.4.3 Contrast (Minimum) | AA | Supports | how | where |` */
const rows = document
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, criterion = "", level = "", verdict = "", how = "", where = "", end, ...rest] = line
      .split("|")
      .map((cell) => cell.trim());
    return {
      id: criterion.split(" ")[0] ?? "",
      level,
      verdict,
      how,
      where,
      isWhole: end === "" && rest.length === 0,
    };
  });

describe("docs/accessibility-conformance.md", () => {
  test.each(["A", "AA"] as const)("judges every criterion of level %s once, and no other", (level) => {
    const judged = rows.filter((row) => row.level === level).map(({ id }) => id);
    expect(judged.sort()).toEqual(required[level].split(" ").sort());
  });

  test("gives each one of three verdicts, and says how", () => {
    expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
    expect(rows.filter(({ how, isWhole }) => how.length < 10 || !isWhole)).toEqual([]);
  });

  test("names tests that are there", () => {
    const named = rows.flatMap(({ where }) => [...where.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
