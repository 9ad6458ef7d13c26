import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { startSandboxServer } from "@/lib/sandbox/start-sandbox-server";

const usage = `Serves the assessment service's sandbox alone, on this machine's loopback.

  npm run sandbox -- [options]

  --port N          port to listen on; 0 for any free one (4700)
  --key KEY         API key of the employer; made and printed when absent
  --other-key KEY   API key of a second employer, for meeting a 403
  --assessments N   generate N assessments, at most 100000, in a new file (0)
  --seed            the sample data that the dashboard's sandbox has, in a new file
  --data DIR        keep everything in DIR; in memory when absent
  --faults          open /__control, through which tests make it fail
  --etag            give the list an ETag, and answer 304 to who has it
  --help            this text`;

class UsageError extends Error {}

const maxAssessments = 100_000;

function readCount(name: string, text: string, max: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) {
    throw new UsageError(`--${name} must be a whole number from 0 to ${max}.`);
  }
  return Number(text);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: "4700" },
        key: { type: "string" },
        "other-key": { type: "string" },
        assessments: { type: "string", default: "0" },
        seed: { type: "boolean", default: false },
        data: { type: "string" },
        faults: { type: "boolean", default: false },
        etag: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : "The options can't be read.");
  }
}

function fileIn(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, "sandbox.sqlite");
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(usage);
  const port = readCount("port", options.port, 65_535);
  const assessments = readCount("assessments", options.assessments, maxAssessments);
  const server = await startSandboxServer({
    port,
    assessments,
    apiKey: options.key,
    otherApiKey: options["other-key"],
    seed: options.seed,
    faults: options.faults,
    etag: options.etag,
    file: fileIn(options.data),
    log: console.error,
  });
  console.log(`Serving ${server.url}${options.key ? "" : `\nAPI key: ${server.apiKey}`}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
