import type { Db } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { log } from "@/lib/log";
import { hasAdministrator } from "@/lib/members/has-administrator";
import { issueFirstSetupLink } from "@/lib/members/setup-links";

/** Logs the first administrator's link. If the store doesn't answer, the next start offers it again. */
export const offerFirstSetupLink = (
  db: Db,
  options: Parameters<typeof issueFirstSetupLink>[1],
): Promise<string | undefined> =>
  issueFirstSetupLink(db, options).then(
    (link) => link ?? undefined,
    (error: unknown) => {
      log().error({ err: error }, "the set-up link could not be made; the next start offers it again");
      return undefined;
    },
  );

/** Whether any administrator can sign in; taken for granted while the store doesn't answer. */
export const canAdministratorSignIn = (db: Db, signIn: SignInSettings): Promise<boolean> =>
  hasAdministrator(db, signIn).catch(() => true);
