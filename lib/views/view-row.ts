import { z } from "zod";
import type { Store } from "@/lib/db/store";
import type { SavedViewsTable } from "@/lib/db/team-tables";
import { densities } from "@/lib/members/preferences";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";
import type { SavedView } from "@/lib/views/schema";

export type ViewUser = { id: string; name: string; role: Role };
export type ViewRow = SavedViewsTable & { owner_name: string };

const keptColumns = z.array(z.string()).nullable().catch(null);
const keptDensity = z.enum(densities).nullable().catch(null);

/** Every read of saved views starts here: those of a source that the reader may see, with their owners' names. */
export const selectViews = (store: Store, reader: ViewUser) =>
  store.db
    .selectFrom("saved_views as w")
    .innerJoin("members as m", "m.id", "w.owner_id")
    .selectAll("w")
    .select("m.name as owner_name")
    .where("w.source_id", "=", store.sourceId)
    .where((where) => where.or([where("w.owner_id", "=", reader.id), where("w.shared", "=", 1)]));

/** The reader’s pins among them, in their order. */
export const selectPins = (store: Store, reader: ViewUser) =>
  selectViews(store, reader)
    .innerJoin("view_pins as p", "p.view_id", "w.id")
    .where("p.member_id", "=", reader.id)
    .orderBy("p.position")
    .orderBy("w.id");

export const mayChange = (row: Pick<ViewRow, "owner_id">, reader: ViewUser): boolean =>
  row.owner_id === reader.id || hasRole(reader, "administrator");

export const savedView = (row: ViewRow, reader: ViewUser): SavedView => ({
  id: row.id,
  name: row.name,
  query: row.query,
  columns: row.columns === null ? null : keptColumns.parse(JSON.parse(row.columns)),
  density: keptDensity.parse(row.density),
  shared: row.shared === 1,
  position: row.position,
  owner: row.owner_name,
  isMine: row.owner_id === reader.id,
  mayChange: mayChange(row, reader),
});
