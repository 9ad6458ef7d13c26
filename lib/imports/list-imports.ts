import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Store } from "@/lib/db/store";
import { badRequest } from "@/lib/errors";
import { findImport } from "@/lib/imports/find-import";
import { importViews, viewOf } from "@/lib/imports/import-view";
import type { ImportsPage, ImportsQuery, ImportView } from "@/lib/imports/schema";
import { instantSchema } from "@/lib/instant-schema";

const pageSize = 20;

const placeSchema = z.tuple([instantSchema, z.uuid()]);

function decodePlace(cursor: string): z.infer<typeof placeSchema> {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw badRequest("This cursor doesn’t belong to this list. Start again without it.");
  }
}

/** One page of all imports, the newest first. @throws ProblemError 400 for a cursor that isn’t ours. */
export async function listImports(store: Store, { state, cursor }: ImportsQuery): Promise<ImportsPage> {
  let wanted = store.db
    .selectFrom("imports")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("deleted_at", "is", null);
  if (state) wanted = wanted.where("state", "=", state);
  if (cursor !== undefined)
    wanted = wanted.where(sql<SqlBool>`(created_at, id) < (${sql.join(decodePlace(cursor))})`);
  const found = await wanted
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    imports: await importViews(store, rows),
    nextCursor:
      found.length > pageSize && last
        ? Buffer.from(JSON.stringify([last.created_at, last.id])).toString("base64url")
        : null,
  };
}

/** One import with its counts. @throws ProblemError 404. */
export const readImport = async (store: Store, id: string): Promise<{ import: ImportView }> => ({
  import: await viewOf(store, await findImport(store, id)),
});
