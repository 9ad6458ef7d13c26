import pino, { type DestinationStream, type Logger } from "pino";
import { getEnv } from "@/lib/env";
import { describeError } from "@/lib/log-error";
import { withoutSecrets } from "@/lib/log-fields";

/** A secret in a URL, a form body or JSON, whatever quoted it. */
const secretParameter = /((?:api_key|api%5Fkey|token)(?:=|%3D|\\*"\s*:\s*\\*"))[^&\s"'<>\\]+/gi;

/** What follows the local part of an e-mail address. */
const host = String.raw`((?:@|%40)(?:(?:[\p{L}\p{N}-]{1,63}\.){1,10}\p{L}{2,63}|localhost|\[[\w:.]{1,64}\]))`;
/** A local part in quotes, as JSON escapes it. */
const quoted = String.raw`\\"(?:[^"\\]|\\\\(?:\\.|[^"\\])|\\[^"\\]){1,128}\\"`;
const escaped = String.raw`\\(?:u[\da-f]{4}|.)`;
const letters = String.raw`(?:[\p{L}\p{N}._+'-]|%(?!40)[\da-f]{2})+`;

/**
 * Word by word, so that a long text is read once: what stands in quotes before an e-mail address's host, what JSON has
 * escaped, which no address may take a letter from, or a run of letters and, where it is an e-mail address, the rest
 * of it.
 */
const word = new RegExp(`${quoted}${host}|${escaped}|${letters}${host}?`, "giu");

const scrub = (line: string) =>
  line
    .replace(secretParameter, "$1[redacted]")
    .replace(word, (found, quotedHost?: string, plainHost?: string) =>
      quotedHost || plainHost ? "[e-mail]" : found,
    );

/**
 * A logger that writes JSON lines without secrets and without anybody's e-mail address: fields by their name, and
 * anything that looks like `api_key=…`, `token=…` or an address in any text, because a library's error
 * may quote it. Of an error only what `describeError` lets through.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => describeError(error) },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        // `err` is its serializer's.
        log: ({ err, ...fields }) => ({ ...(err !== undefined && { err }), ...withoutSecrets(fields) }),
      },
    },
    { write: (line: string) => destination.write(scrub(line)) },
  );
}

let shared: Logger | undefined;

/** The process's logger, at `LOG_LEVEL`, on standard error. */
export function log(): Logger {
  shared ??= createLogger(getEnv().logLevel);
  return shared;
}
