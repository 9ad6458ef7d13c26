import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFeed } from "@/components/feed/feed-provider";

/** Changes may come every second; what is counted over all rows is asked for less often. */
const everyMs = 3_000;

/** Refetches figures that the feed doesn’t carry. @param isNeeded there are such figures. */
export function useRefetchOnChanges(queryKey: QueryKey, isNeeded = true): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useFeed((message) => {
    if (!isNeeded || timer.current !== undefined) return;
    if (message.kind !== "changes" || message.assessments.length === 0) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey });
    }, everyMs);
  });
}
