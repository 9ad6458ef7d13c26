import type { Transaction } from "kysely";
import { withoutLentName } from "@/lib/assessments/directory";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Records that the service contradicted a claim. @param overruled the row as it was. @returns the new `overruled_claim`. */
export async function recordOverruled(
  transaction: Transaction<Tables>,
  store: Store,
  overruled: AssessmentsTable,
  by: string | null,
  version: number,
): Promise<string> {
  const row = withoutLentName(overruled);
  const claim = {
    email: row.email ?? "",
    interviewId: row.interview_id,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    externalId: row.external_id,
    resumeUrl: row.resume_url,
    by: by ?? undefined,
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
