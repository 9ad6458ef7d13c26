import type { Store } from "@/lib/db/store";

/** Members who invited in this source, by name. Each takes one look into an index. */
export const listInviters = (store: Store): Promise<{ id: string; name: string }[]> =>
  store.db
    .selectFrom("members as m")
    .select(["m.id", "m.name"])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("assessments as a")
          .select("a.id")
          .where("a.source_id", "=", store.sourceId)
          .whereRef("a.invited_by", "=", "m.id"),
      ),
    )
    .orderBy("m.name")
    .orderBy("m.id")
    .execute();
