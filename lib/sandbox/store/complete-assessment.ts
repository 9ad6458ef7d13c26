import type { Store } from "@/lib/sandbox/store/open-store";
import { newToken } from "@/lib/sandbox/store/tokens";

/** The recommended always have a detail (section 2, presence rule 2). */
export type Result = { recommended: true; detail: string } | { recommended: false; detail?: string };

/** @param completedAt ISO 8601 in UTC. @returns false if it was completed before. */
export function completeAssessment(store: Store, id: number, result: Result, completedAt: string): boolean {
  const { changes } = store.db
    .prepare(
      `update assessments set completed_at = ?, recommended = ?, detail = ?, report_token = ?
       where id = ? and completed_at is null`,
    )
    .run(
      completedAt,
      Number(result.recommended),
      result.detail ?? null,
      result.recommended ? newToken() : null,
      id,
    );
  return changes === 1;
}
