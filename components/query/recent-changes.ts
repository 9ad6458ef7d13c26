import { replaceNewer } from "@/components/assessments/hold-rows";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

/** More than come while an answer is on its way. */
const kept = 1_000;

const recent = new Map<number, AssessmentView>();

/** Remembers what the feed told, for answers that left the server before it. */
export function rememberChanges(changed: readonly AssessmentView[]): void {
  for (const row of changed) {
    recent.delete(row.id);
    recent.set(row.id, row);
  }
  for (const id of recent.keys()) {
    if (recent.size <= kept) return;
    recent.delete(id);
  }
}

/** Those that the feed has told to be archived, and now are not. */
export const broughtBack = (changed: readonly AssessmentView[]): ReadonlySet<number> =>
  new Set(
    changed
      .filter(({ id, archivedAt }) => archivedAt === undefined && recent.get(id)?.archivedAt !== undefined)
      .map(({ id }) => id),
  );

/** The versions of another epoch can't be compared with these. */
export const forgetChanges = (): void => recent.clear();

/** A page with the rows that the feed has told newer. */
export const withRecentChanges = (page: AssessmentPage): AssessmentPage => ({
  ...page,
  assessments: replaceNewer(page.assessments, recent),
});
