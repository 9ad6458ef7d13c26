import { canAdministratorSignIn, offerFirstSetupLink } from "@/lib/auth/setup-links/offer-first-setup-link";
import { DataDirInUse } from "@/lib/db/opening/server-lock";
import { InvalidEnvironment } from "@/lib/env";
import { log } from "@/lib/log";
import { logConsole } from "@/lib/log-console";
import { startRuntime } from "@/lib/runtime/open-runtime";

/** For `scripts/serve.mjs`, which is outside the bundle. */
type ProcessHandle = {
  /** Prints the dashboard's address and, without an administrator, the set-up link. By default at `PORT`. */
  announce(listeningUrl?: string): Promise<void>;
  shutdown(): Promise<void>;
  /** How long that may take. */
  shutdownMs: number;
};

const registry = globalThis as typeof globalThis & { [key: symbol]: ProcessHandle | undefined };
const handleKey = Symbol.for("shortlist.process");

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Without a usable configuration the server exits with 1: it must not stay up answering 500. */
export async function startProcess(): Promise<ProcessHandle> {
  try {
    const runtime = await startRuntime();
    logConsole(log());
    const handle: ProcessHandle = {
      async announce(listeningUrl = runtime.env.appUrl) {
        const url = runtime.env.appUrlIsConfigured ? runtime.env.appUrl : listeningUrl;
        say(`\n  Shortlist is ready at ${url}`);
        if (runtime.source.kind === "sandbox")
          say("  No service is configured: it runs on the embedded sandbox.");
        const link = await offerFirstSetupLink(runtime.database.db, {
          appUrl: url,
          now: new Date(),
          signIn: runtime.env,
        });
        if (!link && !(await canAdministratorSignIn(runtime.database.db, runtime.env)))
          say("  No administrator can sign in yet. docs/sign-in.md says who becomes one.");
        if (link) say(`\n  Set up the first administrator (works once, for an hour):\n  ${link}\n`);
      },
      shutdown: () => runtime.close(),
      shutdownMs: runtime.env.shutdownMs,
    };
    registry[handleKey] = handle;
    return handle;
  } catch (error) {
    if (error instanceof InvalidEnvironment || error instanceof DataDirInUse)
      process.stderr.write(`${error.message}\n`);
    else {
      log().fatal({ err: error }, "Shortlist can’t start");
      process.stderr.write(
        `Shortlist can’t start: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
    process.exit(1);
  }
}
