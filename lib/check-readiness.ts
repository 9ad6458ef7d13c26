import { log } from "@/lib/log";
import type { Runtime } from "@/lib/runtime";

/** The longest rest between two polls is fifteen minutes, when the service asks for it. */
const silentAfterMs = 16 * 60_000;

/**
 * Whether this process can do its work: the store answers and the poller, or who
 * watches it, turns. The service's health is
 * not ours; a dashboard that shows what it had is ready.
 */
export async function checkReadiness(runtime: Pick<Runtime, "store" | "mirror">): Promise<boolean> {
  if (runtime.mirror.quietMs() > silentAfterMs) return false;
  try {
    await runtime.store.db
      .selectFrom("sources")
      .select("id")
      .where("id", "=", runtime.store.sourceId)
      .executeTakeFirstOrThrow();
    return true;
  } catch (error) {
    log().error({ err: error }, "the store doesn’t answer");
    return false;
  }
}
