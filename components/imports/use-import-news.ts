import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFeed, useFeedState } from "@/components/feed/feed-provider";
import { concernsImports } from "@/components/imports/concerns-imports";

/** Polls while the feed is down. */
const askAgainMs = 10_000;

/** Rows come to their end several times a second; figures that change oftener nobody reads. */
const restMs = 1_000;

/** Asks again when something of an import has changed: at once, and then once a second at most. */
export function useImportNews(queryKey: QueryKey): void {
  const client = useQueryClient();
  const isBroken = useFeedState().kind === "broken";
  const rest = useRef<{ timer: ReturnType<typeof setTimeout>; isDue: boolean }>(undefined);
  useEffect(() => () => clearTimeout(rest.current?.timer), []);

  const ask = () => {
    void client.invalidateQueries({ queryKey });
    rest.current = {
      isDue: false,
      timer: setTimeout(() => {
        const { isDue } = rest.current ?? {};
        rest.current = undefined;
        if (isDue) ask();
      }, restMs),
    };
  };
  useFeed((message) => {
    if (!concernsImports(message)) return;
    if (rest.current) rest.current.isDue = true;
    else ask();
  });
  useEffect(() => {
    if (!isBroken) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), askAgainMs);
    return () => clearInterval(timer);
  }, [client, isBroken, queryKey]);
}
