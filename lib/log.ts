import pino, { type DestinationStream, type Logger } from "pino";
import { getEnv } from "@/lib/env";
import { describeError } from "@/lib/log-error";
import { withoutSecrets } from "@/lib/log-fields";

// A secret in a URL, a form body or JSON.
const secretParameter = /((?:api_key|api%5Fkey|token)(?:=|%3D|\\*"\s*:\s*\\*"))[^&\s"'<>\\]+/gi;

// The token of a link to a shortlist.
const secretPath = /(\/shared\/)[\w-]+/g;

// What follows the local part of an e-mail address.
const host = String.raw`((?:@|%40)(?:(?:[\p{L}\p{N}-]{1,63}\.){1,10}\p{L}{2,63}|localhost|\[[\w:.]{1,64}\]))`;
// A local part in quotes, as JSON escapes it.
const quoted = String.raw`\\"(?:[^"\\]|\\\\(?:\\.|[^"\\])|\\[^"\\]){1,128}\\"`;
const escaped = String.raw`\\(?:u[\da-f]{4}|.)`;
const letters = String.raw`(?:[\p{L}\p{N}._+'-]|%(?!40)[\da-f]{2})+`;

// Matched word by word, so that a long text is read only once: a quoted local part with its host; a JSON escape, whose
// letters belong to no address; or a run of letters, with a host if one follows.
const word = new RegExp(`${quoted}${host}|${escaped}|${letters}${host}?`, "giu");

const scrub = (line: string) =>
  line
    .replace(secretParameter, "$1[redacted]")
    .replace(secretPath, "$1[redacted]")
    .replace(word, (found, quotedHost?: string, plainHost?: string) =>
      quotedHost || plainHost ? "[e-mail]" : found,
    );

/** A logger of JSON lines that removes secrets and e-mail addresses from any text, a library's errors included. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => describeError(error) },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        // pino's own serializer takes `err`.
        log: ({ err, ...fields }) => ({ ...(err !== undefined && { err }), ...withoutSecrets(fields) }),
      },
    },
    { write: (line: string) => destination.write(scrub(line)) },
  );
}

let shared: Logger | undefined;

export function log(): Logger {
  shared ??= createLogger(getEnv().logLevel);
  return shared;
}
