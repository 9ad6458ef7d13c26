import { useEffect, useRef, useState } from "react";
import { changedRows } from "@/components/assessments/describe-changes";
import type { AssessmentView } from "@/lib/assessments/schema";

const markedForMs = 4_000;

/** Which rows changed within the last seconds, as long as they are the same view's. */
export function useChangeMarks(view: string, rows: AssessmentView[]) {
  const [changes, setChanges] = useState<AssessmentView[]>([]);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const before = useRef({ view, rows });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const mark = useRef((ids: number[]) => {
    if (ids.length === 0) return;
    setMarked((marks) => new Set([...marks, ...ids]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setMarked((marks) => new Set([...marks].filter((id) => !ids.includes(id))));
    }, markedForMs);
    timers.current.add(timer);
  }).current;

  useEffect(() => {
    const was = before.current;
    before.current = { view, rows };
    if (was.view !== view) return setChanges([]);
    const changed = changedRows(was.rows, rows);
    if (changed.length === 0) return;
    setChanges(changed);
    mark(changed.map((row) => row.id));
  }, [view, rows, mark]);

  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return { marked, changes, mark };
}
