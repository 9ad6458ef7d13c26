import { asReader } from "@/lib/assessments/list/as-reader";
import { countView } from "@/lib/assessments/list/count-view";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { readSnapshot } from "@/lib/db/read-snapshot";
import type { Store } from "@/lib/db/store";
import type { PinnedView } from "@/lib/views/schema";
import { savedView, selectPins, type ViewUser } from "@/lib/views/view-row";

/** The reader’s pinned views in their order, each with how many rows they would find in it, if that is soon counted. */
export const listPins = (store: Store, reader: ViewUser): Promise<PinnedView[]> =>
  readSnapshot(store, async (snapshot) => {
    const pins: PinnedView[] = [];
    for (const row of await selectPins(snapshot, reader).execute())
      pins.push({ ...savedView(row, reader), count: await countQuery(snapshot, row.query, reader) });
    return pins;
  });

/** Of a query that an older release kept, and this one can’t read, nothing is said. */
async function countQuery(store: Store, query: string, reader: ViewUser): Promise<number | undefined> {
  const view = viewQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return view.success ? countView(store, asReader(view.data, reader)) : undefined;
}
