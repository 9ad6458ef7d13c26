import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { forReturn, nothingChosen, withRows } from "@/components/assessments/bulk/selection";
import { compareAddress } from "@/components/candidate/compare-address";

/** Opens candidates side by side; they are chosen once one comes back to the list. */
export function useCompare(): (ids: readonly number[]) => void {
  const router = useRouter();
  return useCallback(
    (ids) => {
      forReturn.kept = withRows(nothingChosen, ids);
      router.push(compareAddress(ids));
    },
    [router],
  );
}
