import { v7 } from "uuid";
import type { AuditAction } from "@/lib/audit/actions";
import type { AuditSubject } from "@/lib/audit/audit-subject";
import { describeSubject } from "@/lib/audit/describe-subject";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { fold } from "@/lib/fold";

export type AuditEntry = {
  /** Recorded twice, an entry is stored once. */
  id?: string;
  /** Without an id: the command line, or a person who isn't signed in. */
  actor: { id?: string; name: string };
  action: AuditAction;
  subject: AuditSubject;
  /** Never a password, a token or a key. */
  details?: Record<string, unknown>;
  at: Date;
};

/** Records who did what to whom, with their names as of now: the entry outlives them. */
export async function recordAudit(limited: Db, entry: AuditEntry): Promise<void> {
  // Its readers, who are administrators, see everything.
  const db = wholeDb(limited);
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
