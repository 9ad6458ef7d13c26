import type { QueryClient } from "@tanstack/react-query";
import { firstPagesKey, pagesKey } from "@/components/query/assessments-query";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

/** A row as the lists that were loaded tell it, the newest of them; nothing where none has it. */
export function heldRow(client: QueryClient, id: number): AssessmentView | undefined {
  let newest: AssessmentView | undefined;
  for (const key of [firstPagesKey, pagesKey]) {
    for (const [, page] of client.getQueriesData<AssessmentPage>({ queryKey: [key] })) {
      const row = page?.assessments.find((one) => one.id === id);
      if (row && (!newest || row.version > newest.version)) newest = row;
    }
  }
  return newest;
}
