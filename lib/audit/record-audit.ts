import { v7 } from "uuid";
import type { AuditAction } from "@/lib/audit/actions";
import { describeSubject } from "@/lib/audit/describe-subject";
import { fold } from "@/lib/db/fold";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

/** What an entry is about. `label` is what to call it, for kinds that the store can't be asked about later. */
export type AuditSubject =
  /** Ids of assessments belong to a source. */
  | { type: "assessment"; id: string; sourceId: string }
  | { type: "invitation" | "member"; id: string }
  /** `assessmentIds`: those in it where somebody chose them one by one, each found by its candidate. */
  | { type: "export" | "selection"; id: string; sourceId?: string; assessmentIds?: number[] }
  | { type: OtherSubject; id: string; label?: string; sourceId?: string };

type OtherSubject =
  | "address"
  | "connection"
  | "route"
  | "settings"
  | "setup"
  | "source"
  | "store"
  | "template"
  | "view";

export type AuditEntry = {
  /** For one that may be written again: it is there once. */
  id?: string;
  /** Without an id: the command line, or somebody who isn't signed in. */
  actor: { id?: string; name: string };
  action: AuditAction;
  subject: AuditSubject;
  /** Never a password, a token or a key. */
  details?: Record<string, unknown>;
  at: Date;
};

/**
 * Writes down who did what to whom, with the names that everything has now, so that the entry can be read
 * and found when they are gone. Takes a transaction as well, so that deed and entry stand or fall together.
 */
export async function recordAudit(
  db: Pick<Db, "insertInto" | "selectFrom">,
  entry: AuditEntry,
): Promise<void> {
  const { actor, subject, details = {} } = entry;
  const described = await describeSubject(db, subject, details);
  const email = actor.id === undefined ? undefined : await emailOf(db, actor.id);
  await db
    .insertInto("audit_log")
    .values({
      id: entry.id ?? v7(),
      at: instant(entry.at),
      actor_id: actor.id ?? null,
      actor_name: actor.name,
      action: entry.action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
      source_id: described.sourceId ?? null,
      assessment_id: described.assessmentId ?? null,
      subject_label: described.label,
      person_text: fold([actor.name, email, ...described.colleague].filter(Boolean).join(" ")),
      candidate_text: fold(described.candidate.filter(Boolean).join(" ")),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

async function emailOf(db: Pick<Db, "selectFrom">, id: string): Promise<string | undefined> {
  const member = await db.selectFrom("members").select("email").where("id", "=", id).executeTakeFirst();
  return member?.email;
}
