import { parseArgs } from "node:util";
import { isLoopback } from "@/lib/conformance/observing/observe";

export type Arguments = { baseUrl: URL; apiKey: string; create: boolean; otherId?: number; json: boolean };

export const usage = `Usage: conformance --url URL --key KEY [--create] [--other-id N] [--json]

Checks a service against the interface document (docs/assessment-service.md) and prints a table.

  --url URL       the base address, with its path prefix /v1; HTTPS, unless it is loopback
  --key KEY       the API key
  --create        allow it to create assessments (three, with the e-mail to the candidate suppressed)
  --other-id N    the id of an assessment of another employer, to see that it gives 403
  --json          print JSON instead of a table

Ends with 0 when nothing departs, 1 when something does, 2 when nothing could be checked.
`;

const options = {
  url: { type: "string" },
  key: { type: "string" },
  create: { type: "boolean", default: false },
  "other-id": { type: "string" },
  json: { type: "boolean", default: false },
} as const;

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, strict: true, allowPositionals: false }).values;
  } catch {
    // The parser quotes what it didn't understand, which may be the key.
    return undefined;
  }
}

function readUrl(text: string): URL | string {
  if (!URL.canParse(text)) return "--url is not a URL.";
  const url = new URL(text);
  if (url.username || url.password || url.search || url.hash)
    return "--url must have no credentials, query or fragment.";
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))) return url;
  return "--url must be HTTPS, unless it is loopback: the key would travel unencrypted.";
}

/** The parsed command line, or a sentence on what is wrong with it. Never quotes a value. */
export function readArguments(argv: string[]): Arguments | string {
  const values = parse(argv);
  if (!values) return "An option is unknown, or lacks its value.";
  if (!values.url) return "--url is missing.";
  if (!values.key) return "--key is missing.";
  const baseUrl = readUrl(values.url);
  if (typeof baseUrl === "string") return baseUrl;
  const other = values["other-id"];
  if (other !== undefined && !/^\d{1,15}$/.test(other)) return "--other-id must be an integer.";
  return {
    baseUrl,
    apiKey: values.key,
    create: values.create,
    otherId: other === undefined ? undefined : Number(other),
    json: values.json,
  };
}
