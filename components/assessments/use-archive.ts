import { useCallback, useRef, useState } from "react";
import { archiveRows } from "@/components/query/own-archiving";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What was put out of sight last, or brought back. */
export type Archiving = {
  /** Counted up. */
  turn: number;
  rows: readonly AssessmentView[];
  archived: boolean;
} & ({ state: "done"; changed: number } | { state: "failed"; error: unknown });

/** Puts rows out of sight, or back, and knows how the last of it went. */
export function useArchive() {
  const [archiving, setArchiving] = useState<Archiving>();
  const turn = useRef(0);
  const archive = useCallback(
    async (rows: readonly AssessmentView[], archived: boolean): Promise<boolean> => {
      turn.current += 1;
      const mine = turn.current;
      const tell = (how: Archiving) => mine === turn.current && setArchiving(how);
      try {
        const changed = await archiveRows(rows, archived);
        tell({ turn: mine, rows, archived, state: "done", changed });
        return true;
      } catch (error) {
        tell({ turn: mine, rows, archived, state: "failed", error });
        return false;
      }
    },
    [],
  );
  const forget = useCallback(() => setArchiving(undefined), []);
  return { archiving, archive, forget };
}
