import type { Transaction } from "kysely";
import { z } from "zod";
import { engineOf } from "@/lib/db/engine";
import type { Db, Tables } from "@/lib/db/types";

/** What is kept of an erasure: numbers and our own ids, by which an older backup’s rows are found. */
const keysSchema = z.object({
  assessments: z.array(z.number().int()),
  invitations: z.array(z.string()),
  importRows: z.array(z.tuple([z.string(), z.number().int()])),
});

export const tombstoneSchema = z.object({
  id: z.string(),
  /** The service and account: a new store knows them by another id. */
  service: z.object({ baseUrl: z.string(), account: z.string() }),
  at: z.string(),
  erased: keysSchema,
});

export type Tombstone = z.infer<typeof tombstoneSchema>;

/** All tombstones of a store. */
export async function listTombstones(db: Pick<Db, "selectFrom">): Promise<Tombstone[]> {
  const rows = await db
    .selectFrom("erasures as e")
    .innerJoin("sources as s", "s.id", "e.source_id")
    .select(["e.id", "e.at", "e.erased", "s.base_url", "s.account"])
    .execute();
  return rows.map(({ id, at, erased, base_url, account }) => ({
    id,
    at,
    service: { baseUrl: base_url, account },
    erased: keysSchema.parse(JSON.parse(erased)),
  }));
}

/** SQLite takes 32 766 values in a statement. */
const rowsAtOnce = 1_000;

/** @param transaction that of the erasure itself. */
export async function setTombstone(
  transaction: Transaction<Tables>,
  sourceId: string,
  { id, at, erased }: Omit<Tombstone, "service">,
): Promise<void> {
  await transaction
    .insertInto("erasures")
    .values({ id, source_id: sourceId, at, erased: JSON.stringify(erased) })
    .execute();
  for (let start = 0; start < erased.assessments.length; start += rowsAtOnce)
    await transaction
      .insertInto("erased_assessments")
      .values(
        erased.assessments
          .slice(start, start + rowsAtOnce)
          .map((assessment_id) => ({ source_id: sourceId, assessment_id, erasure_id: id })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (engineOf(transaction) === "sqlite") await transaction.insertInto("cleanups").values({ id }).execute();
}
