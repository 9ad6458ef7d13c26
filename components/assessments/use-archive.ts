import { useCallback, useRef, useState } from "react";
import { reading } from "@/components/query/reading";
import { postJson } from "@/components/query/request-json";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What was put out of sight last, or brought back. */
export type Archiving = {
  /** Counted up. */
  turn: number;
  rows: readonly AssessmentView[];
  archived: boolean;
} & ({ state: "done"; changed: number } | { state: "failed"; error: unknown });

const answer = reading<{ changed: number }>({ changed: "number" });

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
        const ids = rows.map(({ id }) => id);
        const { changed } = await postJson("/api/assessments/archive", { ids, archived }, answer);
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
