import { useRouter } from "next/navigation";
import { use, useCallback } from "react";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import type { DrawnRows } from "@/components/assessments/list/drawn-rows";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { canCompare, comparable, compareAddress } from "@/components/candidate/compare-address";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";

export function useCompare(): (ids: readonly number[]) => void {
  const router = useRouter();
  return useCallback((ids) => router.push(compareAddress(ids)), [router]);
}

/** `v` compares the chosen rows, with the one that is open or focused if only one is chosen. The first is chosen. */
export function useCompareKey(rows: DrawnRows, selection: TableSelection): void {
  const compare = useCompare();
  const { id: openId } = use(OpenAssessmentContext);
  useShortcuts({
    v: () => {
      const chosen = [...selection.ids];
      const current = rows.around(document.activeElement) ?? rows.of(openId);
      const isCurrentToo = current?.id !== undefined && chosen.length < comparable.least;
      const ids = isCurrentToo ? [...new Set([...chosen, current.id as number])] : chosen;
      if (canCompare(ids.length)) compare(ids);
      else if (chosen.length === 0) current?.parts.box?.click();
    },
  });
}
