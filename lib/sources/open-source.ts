import { randomUUID } from "node:crypto";
import type { SourcesTable } from "@/lib/db/mirror-tables";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

/** Without the key, so that a rotated key keeps its source. */
export type SourceIdentity = Pick<SourcesTable, "kind" | "account"> & { baseUrl: string };

export type Source = SourceIdentity & { id: string };

/** Another service in the same store is another source, with none of the first one's candidates. */
export async function openSource(db: Db, identity: SourceIdentity, now: Date): Promise<Source> {
  await db
    .insertInto("sources")
    .values({
      id: randomUUID(),
      kind: identity.kind,
      base_url: identity.baseUrl,
      account: identity.account,
      epoch: randomUUID(),
      version: 0,
      created_at: instant(now),
    })
    .onConflict((conflict) => conflict.columns(["base_url", "account"]).doNothing())
    .execute();
  const { id } = await db
    .selectFrom("sources")
    .select("id")
    .where("base_url", "=", identity.baseUrl)
    .where("account", "=", identity.account)
    .executeTakeFirstOrThrow();
  return { id, ...identity };
}
