import type { Instrumentation } from "next";

/** Runs once per process, before the first request, and not in a build. */
export async function register(): Promise<void> {
  // Next builds this file for its edge runtime too, and drops there what stands behind this condition.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startProcess } = await import("@/lib/runtime/start-process");
    const dashboard = await startProcess();
    // `npm run dev` has no scripts/serve.mjs to do it.
    if (process.env.NODE_ENV === "development") await dashboard.announce();
  }
}

/** Puts what a page threw into our log, under the digest that its error screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { log } = await import("@/lib/log");
    const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
    // The query stays out: a set-up link has its token there.
    log().error(
      { err: error, digest, path: request.path.split("?")[0], method: request.method },
      "a page failed",
    );
  }
};
