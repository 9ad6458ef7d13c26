import { erased } from "@/lib/assessments/directory";
import { instant } from "@/lib/db/store";
import type { Erasing } from "@/lib/erasing/erasing";
import { mentionsAddress } from "@/lib/erasing/mentions-any";
import { foldEmail } from "@/lib/fold";

export async function eraseAssessments({ transaction, store, traces, version }: Erasing): Promise<number> {
  const mine = transaction.updateTable("assessments").where("source_id", "=", store.sourceId);
  let changed = 0;
  for (const id of traces.assessments) {
    const reason = await transaction
      .selectFrom("assessments")
      .select("decision_reason")
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!reason) continue;
    const row = { ...erased(id, instant(store.now())), decision_reason: labelAlone(reason.decision_reason) };
    await mine
      .set({ ...row, version })
      .where("id", "=", id)
      .execute();
    changed += 1;
  }
  if (traces.addresses.length === 0) return changed;
  // A claim that turned out to be wrong is kept with another candidate’s assessment.
  const overruled = await transaction
    .selectFrom("assessments")
    .select(["id", "overruled_claim"])
    .where("source_id", "=", store.sourceId)
    .where("overruled_claim", "is not", null)
    .where(mentionsAddress("overruled_claim", traces.addresses))
    .execute();
  for (const { id, overruled_claim } of overruled) {
    const { email } = JSON.parse(overruled_claim ?? "{}");
    if (!traces.addresses.includes(foldEmail(String(email)))) continue;
    await mine.set({ overruled_claim: null, version }).where("id", "=", id).execute();
    changed += 1;
  }
  return changed;
}

/** The team’s reason counts in Insights; the words beside it are about the candidate. */
function labelAlone(stored: string | null): string | null {
  const { label } = JSON.parse(stored ?? "{}");
  return label ? JSON.stringify({ label }) : null;
}
