import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import {
  type ColumnId,
  readColumns,
  sameColumns,
  usualColumnsOf,
} from "@/components/assessments/view/column-ids";
import type { AssessmentSearch } from "@/components/assessments/view/view-search-params";
import { profileQuery } from "@/components/session/profile-query";
import type { Preferences } from "@/lib/members/preferences";

export type TableDisplay = {
  /** The element as wide as the table: it decides which columns fit. */
  area: RefObject<HTMLDivElement | null>;
  columns: readonly ColumnId[];
  /** The default ones of this queue. */
  usual: readonly ColumnId[];
  density: Preferences["density"];
  /** Shows these columns. @returns the preferences to save, if they are to be kept. */
  chooseColumns: (columns: readonly ColumnId[]) => Partial<Preferences> | undefined;
  chooseDensity: (density: Preferences["density"]) => Partial<Preferences>;
};

/** The columns are in the address, so that a view can be shared, or else in the person’s preferences. */
export function useTableDisplay(
  search: AssessmentSearch,
  onNarrow: (change: Partial<AssessmentSearch>) => void,
): TableDisplay {
  const usual = usualColumnsOf(search.queue ?? "all");
  const area = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const query = profileQuery();
  // The page brings it; if it couldn’t be loaded, the defaults are shown.
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
    columns: search.columns ?? readColumns(kept?.columns ?? []) ?? usual,
    usual,
    density: kept?.density ?? "comfortable",
    chooseColumns(chosen) {
      const columns = sameColumns(chosen, usual) ? null : [...chosen];
      // A saved view’s columns are no preference; left out of the address, it would show the person’s own.
      const isView = search.view !== null;
      onNarrow({ columns: isView && kept?.columns ? [...chosen] : columns });
      return isView ? undefined : change({ columns });
    },
    chooseDensity: (density) => change({ density }),
  };
}
