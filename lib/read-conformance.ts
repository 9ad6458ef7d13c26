import { readFile } from "node:fs/promises";
import path from "node:path";

export type Conformance = {
  /** With its number: `1.4.3 Contrast (Minimum)`. */
  criterion: string;
  level: string;
  verdict: string;
  /** Not all of it is met. */
  isPartial: boolean;
  how: string;
};

/** @returns what docs/accessibility-conformance.md says of each criterion, in its order and in English. */
export async function readConformance(): Promise<Conformance[]> {
  const report = await readFile(path.join(process.cwd(), "docs/accessibility-conformance.md"), "utf8");
  return report
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, criterion = "", level = "", verdict = "", how = ""] = line.split("|").map((it) => it.trim());
      const isPartial = verdict === "Partially supports";
      return { criterion, level, verdict, isPartial, how: how.replaceAll("`", "") };
    });
}
