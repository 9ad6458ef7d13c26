import { issueFirstSetupLink } from "@/lib/auth/setup-links";
import type { Db } from "@/lib/db/types";
import { log } from "@/lib/log";

/**
 * The link that makes the first administrator, while there is none. A store that doesn't answer just then
 * is no reason not to serve: the log says so, and the next start offers it again.
 */
export const offerFirstSetupLink = (
  db: Db,
  options: { appUrl: string; now: Date },
): Promise<string | undefined> =>
  issueFirstSetupLink(db, options).then(
    (link) => link ?? undefined,
    (error: unknown) => {
      log().error({ err: error }, "the set-up link could not be made; the next start offers it again");
      return undefined;
    },
  );
