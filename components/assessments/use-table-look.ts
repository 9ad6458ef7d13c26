import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { type ColumnId, readColumns, sameColumns, usualColumns } from "@/components/assessments/column-ids";
import type { AssessmentSearch } from "@/components/assessments/search-params";
import { profileQuery } from "@/components/query/profile-query";
import type { Preferences } from "@/lib/members/preferences";

export type TableLook = {
  /** What the table has the width of: which columns find room is its matter. */
  area: RefObject<HTMLDivElement | null>;
  columns: readonly ColumnId[];
  density: Preferences["density"];
  /** Shows these columns from now on. @returns what is to be kept for the next time, if anything is. */
  chooseColumns: (columns: readonly ColumnId[]) => Partial<Preferences> | undefined;
  chooseDensity: (density: Preferences["density"]) => Partial<Preferences>;
};

/**
 * Which columns are shown, as the address says, so that a view can be shared, else as the person is used to;
 * and how high rows are, which is the person's own matter.
 */
export function useTableLook(
  search: AssessmentSearch,
  onNarrow: (change: Partial<AssessmentSearch>) => void,
): TableLook {
  const area = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const query = profileQuery();
  // The page brings it; where it couldn't be had, the table looks as it does for a newcomer.
  const kept = useQuery({ ...query, enabled: false }).data?.preferences;
  const change = (preferences: Partial<Preferences>) => {
    client.setQueryData(
      query.queryKey,
      (was) => was && { ...was, preferences: { ...was.preferences, ...preferences } },
    );
    return preferences;
  };
  return {
    area,
    columns: search.columns ?? readColumns(kept?.columns ?? []) ?? usualColumns,
    density: kept?.density ?? "comfortable",
    chooseColumns(chosen) {
      const columns = sameColumns(chosen, usualColumns) ? null : [...chosen];
      // What a saved view shows is no habit; without naming them, it would show the person's own.
      const isView = search.view !== null;
      onNarrow({ columns: isView && kept?.columns ? [...chosen] : columns });
      return isView ? undefined : change({ columns });
    },
    chooseDensity: (density) => change({ density }),
  };
}
