import { useCallback, useEffect, useRef, useState } from "react";

const markedForMs = 4_000;

const nothing: ReadonlySet<number> = new Set();

/** Which rows changed or came within the last seconds. */
export function useChangeMarks() {
  const [marked, setMarked] = useState(nothing);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const mark = useCallback((ids: number[]) => {
    if (ids.length === 0) return;
    setMarked((marks) => new Set([...marks, ...ids]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setMarked((marks) => new Set([...marks].filter((id) => !ids.includes(id))));
    }, markedForMs);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return { marked, mark };
}
