import { instant, type Store } from "@/lib/db/store";

/** Until when no import sends, since the service asked for fewer calls. Undefined if they may. */
export async function restUntil(store: Store): Promise<string | undefined> {
  const { slow_until } = await store.db
    .selectFrom("sources")
    .select("slow_until")
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  return slow_until !== null && slow_until > instant(store.now()) ? slow_until : undefined;
}
