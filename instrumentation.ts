/** Runs once per process, before the first request, and not in a build. */
export async function register(): Promise<void> {
  // Next builds this file for its edge runtime too, and drops there what stands behind this condition.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startProcess } = await import("@/lib/start-process");
    await startProcess();
  }
}
