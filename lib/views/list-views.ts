import type { Store } from "@/lib/db/store";
import type { SavedView } from "@/lib/views/schema";
import { savedView, selectViews, type ViewUser } from "@/lib/views/view-row";

const mostViews = 200;

/** The reader's own views in their order, then the shared ones by name. */
export async function listViews(store: Store, reader: ViewUser): Promise<SavedView[]> {
  const rows = await selectViews(store, reader)
    .orderBy(({ eb }) => eb.case().when("w.owner_id", "=", reader.id).then(0).else(1).end())
    .orderBy(({ eb }) =>
      eb.case().when("w.owner_id", "=", reader.id).then(eb.ref("w.position")).else(0).end(),
    )
    .orderBy("w.name_folded")
    .orderBy("w.id")
    .limit(mostViews)
    .execute();
  return rows.map((row) => savedView(row, reader));
}
