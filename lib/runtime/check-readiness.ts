import { log } from "@/lib/log";
import type { Runtime } from "@/lib/runtime/runtime";

/** The longest rest between two polls is fifteen minutes, when the service asks for it. */
const silentAfterMs = 16 * 60_000;

/** The service's health doesn't count: a dashboard with the last known data is ready. */
export async function checkReadiness(runtime: Pick<Runtime, "store" | "mirror">): Promise<boolean> {
  if (runtime.mirror.stalledMs() > silentAfterMs) return false;
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
