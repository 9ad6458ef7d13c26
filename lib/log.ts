import pino, { type DestinationStream, type Logger } from "pino";
import { getEnv } from "@/lib/env";

/** A secret in a URL or a form body, whatever quoted it. */
const secretParameter = /((?:api_key|api%5Fkey|token)(?:=|%3D))[^&\s"'<>\\]+/gi;

const scrub = (line: string) => line.replace(secretParameter, "$1[redacted]");

/**
 * A logger that writes JSON lines without secrets: known fields by path, and anything that looks like
 * `api_key=…` or `token=…` in any text, because a library's error may quote a URL.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: undefined,
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
