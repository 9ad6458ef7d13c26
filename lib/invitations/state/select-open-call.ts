import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

/** The create in flight, in any process. A partial unique index allows only one. */
export const selectOpenCall = (db: Pick<Db, "selectFrom">, store: Store) =>
  db
    .selectFrom("invitations")
    .select(["id", "call_began_at", "deadline_at", "lists_before_call"])
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "submitting")
    .where("call_began_at", "is not", null)
    .where("call_ended_at", "is", null);
