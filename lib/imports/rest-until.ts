import { instant, type Store } from "@/lib/db/store";
import { mostRestMs } from "@/lib/invitations/state/follow-import";

/**
 * Until when no import sends, since the service asked for fewer calls. Undefined if they may: also for an instant so late
 * that no rest ends there, by whichever instance’s clock. It was written while a clock was ahead.
 */
export async function restUntil(store: Store): Promise<string | undefined> {
  const { slow_until } = await store.db
    .selectFrom("sources")
    .select("slow_until")
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  const now = store.now();
  const latest = instant(new Date(now.getTime() + 2 * mostRestMs));
  return slow_until !== null && slow_until > instant(now) && slow_until <= latest ? slow_until : undefined;
}
