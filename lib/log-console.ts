import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";

// An error screen shows the digest, and instrumentation.ts logs the error with it.
const hasDigest = (error: Error | undefined) => error !== undefined && "digest" in error;

/** Sends Next's console output to the log: Next itself would print all that an error carries, requests included. */
export function logConsole(logger: Logger, target: Pick<Console, "error" | "warn"> = console): void {
  const write =
    (level: "error" | "warn") =>
    (...given: unknown[]) => {
      const err = given.find((item) => item instanceof Error);
      const words = given.filter((item) => typeof item === "string" && item !== "").join(" ");
      const told = stripVTControlCharacters(words).replace("⨯", "").trim() || "Next reported an error";
      logger[hasDigest(err) ? "debug" : level](err ? { err } : {}, told);
    };
  Object.assign(target, { error: write("error"), warn: write("warn") });
}
