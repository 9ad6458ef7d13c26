import { observe } from "@/lib/conformance/observing/observe";
import { printTable } from "@/lib/conformance/print-table";
import { readArguments, usage } from "@/lib/conformance/read-arguments";
import { createRedactor } from "@/lib/conformance/redact";
import { createReport } from "@/lib/conformance/report";

export type Output = { out(text: string): void; err(text: string): void };

const exitCodes = { conforms: 0, departs: 1, unusable: 2 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * Checks a service against assessment-service.md. Writes the table (or JSON) to `out` and errors to `err`, without the
 * key. `timeoutMs` limits each call; the list has six times as long.
 */
export async function main(argv: string[], output: Output, timeoutMs = 10_000): Promise<ExitCode> {
  const asked = readArguments(argv);
  if (typeof asked === "string") {
    output.err(`${asked}\n\n${usage}`);
    return exitCodes.unusable;
  }
  const seen = await observe({ ...asked, timeoutMs });
  if ("unusable" in seen) {
    output.err(`${seen.unusable}\n`);
    return exitCodes.unusable;
  }
  const report = createReport(seen, createRedactor(asked.apiKey));
  output.out(asked.json ? `${JSON.stringify(report, null, 2)}\n` : printTable(report));
  return report.summary.departs > 0 ? exitCodes.departs : exitCodes.conforms;
}
