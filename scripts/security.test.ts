import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
const verdicts = ["Met", "Not applicable", "Not met"];

/** The standard’s own list; `V1.2.3,1` is a requirement and its level. */
const required = readFileSync("docs/asvs-5.0.0.csv", "utf8").trim().split("\n").slice(1);

/** `| V1.2.3 in our words | 1 | Met | where |` */
const rows = document
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, words = "", level = "", verdict = "", reason = "", end, ...rest] = line
      .split("|")
      .map((cell) => cell.trim());
    return {
      id: words.split(" ")[0] ?? "",
      level,
      verdict,
      reason,
      isWhole: end === "" && rest.length === 0,
    };
  });

describe("docs/security.md", () => {
  test("judges every requirement of levels 1 and 2 once, in the standard’s order", () => {
    expect(rows.map(({ id, level }) => `${id},${level}`)).toEqual(required);
  });

  test("gives each one of three verdicts, and says where, why, or what is needed", () => {
    expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
    expect(rows.filter(({ reason, isWhole }) => reason.length < 4 || !isWhole)).toEqual([]);
  });

  test("counts them rightly", () => {
    const counted = [1, 2].map((level) => {
      const ofLevel = rows.filter((row) => row.level === String(level));
      const numbers = verdicts.map((verdict) => ofLevel.filter((row) => row.verdict === verdict).length);
      return `| Level ${level} | ${numbers.join(" | ")} | ${ofLevel.length} |`;
    });
    expect(document).toContain(counted.join("\n"));
  });

  test("sums up what is not met, and nothing else", () => {
    const [, summary = ""] = /What is not met, by what would close it:\n\n(.*?)\n\n/s.exec(document) ?? [];
    const notMet = rows.filter(({ verdict }) => verdict === "Not met").map(({ id }) => id);
    expect(summary.match(/V[\d.]+/g)?.sort()).toEqual(notMet.sort());
  });
});
