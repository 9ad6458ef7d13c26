import { randomUUID } from "node:crypto";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

export type AuditEntry = {
  /** Without an id: the command line, or somebody who isn't signed in. */
  actor: { id?: string; name: string };
  action: string;
  subject: { type: string; id: string };
  /** Never a password, a token or a key. */
  details?: Record<string, unknown>;
  at: Date;
};

/** Writes down who did what to whom. Takes a transaction as well, so that deed and entry stand or fall together. */
export async function recordAudit(db: Pick<Db, "insertInto">, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      id: randomUUID(),
      at: instant(entry.at),
      actor_id: entry.actor.id ?? null,
      actor_name: entry.actor.name,
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
