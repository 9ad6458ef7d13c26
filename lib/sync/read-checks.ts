import type { MirrorChecksTable } from "@/lib/db/mirror-tables";
import type { Store } from "@/lib/db/store";

export type CheckView = Omit<MirrorChecksTable, "source_id">;

export const readChecks = (store: Store): Promise<CheckView[]> =>
  store.db
    .selectFrom("mirror_checks")
    .select(["number", "began_at", "duration_ms", "outcome", "changes"])
    .select(["list_rows", "unreadable_rows", "odd_rows"])
    .where("source_id", "=", store.sourceId)
    .orderBy("number", "desc")
    .execute();
