import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { shellQuery } from "@/components/service/shell-query";

/** Runs once the service’s first list has been read whole, if it wasn’t when the page came. */
export function useFirstListRead(onRead: () => void): void {
  const isRead = useQuery(shellQuery()).data?.sync.checkedAt !== undefined;
  const wasRead = useRef(isRead);
  const told = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead && !wasRead.current) told();
    wasRead.current = isRead;
  }, [isRead]);
}
