import { writeFileSync } from "node:fs";
import type { Reporter, Vitest } from "vitest/node";

/** Where the errors are kept that fell outside of any test: Vitest’s JSON report leaves them out. */
export const unhandledReport = (report: string) => report.replace(/\.json$/, "-unhandled.json");

/** Keeps them beside the report that `--outputFile.json` names. */
export default class UnhandledReporter implements Reporter {
  #file: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    if (typeof outputFile === "object" && outputFile.json) this.#file = unhandledReport(outputFile.json);
  }

  onTestRunEnd: Reporter["onTestRunEnd"] = (_modules, errors) => {
    if (this.#file)
      writeFileSync(this.#file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  };
}
