import type { Transaction } from "kysely";
import { recordEvent } from "@/lib/assessments/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, Tables } from "@/lib/db/types";

/**
 * Puts on record that the service has said otherwise than the person who said whose a row is: in its timeline
 * and in the audit log.
 * @param row as it was until now. @param by who had said so.
 * @returns what `overruled_claim` keeps of it.
 */
export async function recordOverruled(
  transaction: Transaction<Tables>,
  store: Store,
  row: AssessmentsTable,
  by: string | null,
  version: number,
): Promise<string> {
  const claim = {
    email: row.email ?? "",
    interviewId: row.interview_id,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    externalId: row.external_id,
    resumeUrl: row.resume_url,
    by: by ?? "Somebody",
    at: row.claimed_at,
  };
  await recordEvent(transaction, store, {
    assessmentId: row.id,
    kind: "claim_overruled",
    at: instant(store.now()),
    actorName: by ?? undefined,
    details: claim,
    version,
  });
  await recordAudit(transaction, {
    actor: { name: "Shortlist" },
    action: "claim_overruled",
    subject: { type: "assessment", id: String(row.id), sourceId: store.sourceId },
    details: { email: claim.email, interviewId: claim.interviewId, by: claim.by },
    at: store.now(),
  });
  return JSON.stringify(claim);
}
