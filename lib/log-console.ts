import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";

/** What an error screen shows; instrumentation.ts writes such an error down with it. */
const hasDigest = (error: Error | undefined) => error !== undefined && "digest" in error;

/**
 * Sends what Next writes to the console to the log. Of an error it would write all that a library hangs on it,
 * rows and requests included, in as many lines as that has.
 */
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
