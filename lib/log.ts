import pino, { type DestinationStream, type Logger } from "pino";
import { getEnv } from "@/lib/env";
import { describeError } from "@/lib/log-error";

/** A secret in a URL or a form body, whatever quoted it. */
const secretParameter = /((?:api_key|api%5Fkey|token)(?:=|%3D))[^&\s"'<>\\]+/gi;

/**
 * Word by word, so that a long text is read once: what JSON has escaped, which no address may take a letter from,
 * or a run of letters and, where it is an e-mail address, the rest of it.
 */
const word =
  /\\(?:u[\da-f]{4}|.)|[\p{L}\p{N}._+'-]+((?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,10}\p{L}{2,63})?/giu;

const scrub = (line: string) =>
  line
    .replace(secretParameter, "$1[redacted]")
    .replace(word, (found, host: string | undefined) => (host ? "[e-mail]" : found));

/**
 * A logger that writes JSON lines without secrets and without anybody's e-mail address: known fields by path,
 * and anything that looks like `api_key=…`, `token=…` or an address in any text, because a library's error
 * may quote it. Of an error only what `describeError` lets through.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => describeError(error) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          "apiKey",
          "password",
          "token",
          "secret",
          "*.apiKey",
          "*.password",
          "*.token",
          "*.secret",
          "headers.cookie",
        ],
        censor: "[redacted]",
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
