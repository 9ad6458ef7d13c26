import { z } from "zod";
import { type AuditPlace, findEntries } from "@/lib/audit/find-entries";
import type { AuditPage, AuditQuery } from "@/lib/audit/schema";
import type { Store } from "@/lib/db/store";
import { badRequest } from "@/lib/errors";
import { instantSchema } from "@/lib/instant-schema";

const placeSchema = z.tuple([instantSchema, z.uuid()]);

const encodePlace = ({ at, id }: AuditPlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString("base64url");

function decodePlace(cursor: string): AuditPlace {
  try {
    const [at, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return { at, id };
  } catch {
    throw badRequest("This cursor doesn’t belong to this list. Start again without it.");
  }
}

/** One page of the audit log, newest first. @throws ProblemError 400 for a cursor that isn't ours. */
export async function listAudit(store: Store, query: AuditQuery): Promise<AuditPage> {
  const after = query.cursor === undefined ? undefined : decodePlace(query.cursor);
  const found = await findEntries(store, query, after, query.limit + 1);
  const entries = found.slice(0, query.limit);
  const last = entries.at(-1);
  return { entries, nextCursor: found.length > query.limit && last ? encodePlace(last) : null };
}
