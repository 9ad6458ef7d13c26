import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { describeChanges, describeFresh } from "@/components/assessments/describe-changes";
import { holdRows, newer } from "@/components/assessments/hold-rows";
import { useChangeMarks } from "@/components/assessments/use-change-marks";
import { assessmentQuery } from "@/components/query/assessment-query";
import type { AssessmentView } from "@/lib/assessments/schema";

const nothing: AssessmentView[] = [];
/** More rows than this don't leave a view within seconds; reading each is for the few that do. */
const lookedUpAtOnce = 10;

/**
 * The rows as they stand still under somebody's eyes while the server's list moves on (hold-rows.ts).
 * @param view what the rows answer: another view's rows come whole.
 * @param latest the server's list; undefined while the view's first answer is on its way.
 * @param settled whether the person has seen this view's own answer; before it, the list comes whole.
 */
export function useLiveRows(view: string, latest: AssessmentView[] | undefined, settled: boolean) {
  const [held, setHeld] = useState({ view, latest, settled, shown: latest ?? nothing });
  if (latest && (held.view !== view || held.latest !== latest || held.settled !== settled)) {
    const still = held.view === view && held.settled;
    setHeld({ view, latest, settled, shown: still ? holdRows(held.shown, latest).rows : latest });
  }

  const { fresh, outdated, left } = holdRows(held.shown, held.latest ?? nothing);
  const looks = useQueries({
    queries: left.slice(0, lookedUpAtOnce).map((id) => assessmentQuery(id)),
    combine: (results) => results.map((result) => result.data?.assessment),
  });
  const looked = new Map(looks.map((row) => [row?.id, row]));
  const rows = left.length > 0 ? held.shown.map((row) => newer(row, looked.get(row.id))) : held.shown;

  const { marked, changes, mark } = useChangeMarks(held.view, rows);
  function letIn() {
    const known = new Set(rows.map((row) => row.id));
    const whole = held.latest ?? nothing;
    mark(whole.filter((row) => !known.has(row.id)).map((row) => row.id));
    setHeld({ ...held, shown: whole });
  }
  return { rows, fresh, outdated, marked, letIn, said: [describeChanges(changes), describeFresh(fresh)] };
}
