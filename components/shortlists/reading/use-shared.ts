import { useEffect, useRef, useState } from "react";
import { askShared } from "@/components/shortlists/reading/ask-shared";
import type { SharedShortlist } from "@/lib/shortlists/schema";

/** Calm, for a page that may stay open all day. */
const everyMs = 10_000;

type Shown = { shortlist: SharedShortlist; hasEnded: boolean; isStale: boolean; isChanged: boolean };

/** Polls a shared shortlist while its page is visible: without a session there is no feed. */
export function useShared(token: string, first: { shortlist: SharedShortlist; etag: string }): Shown {
  const [shown, setShown] = useState<Shown>({
    shortlist: first.shortlist,
    hasEnded: false,
    isStale: false,
    isChanged: false,
  });
  const etag = useRef(first.etag);
  const isCounted = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isAsking = false;
    async function look() {
      clearTimeout(timer);
      if (isOver || isAsking || document.hidden) return;
      isAsking = true;
      const news = await askShared(token, { etag: etag.current, isOpening: !isCounted.current });
      isAsking = false;
      isCounted.current ||= news.kind !== "silent";
      if (isOver) return;
      if (news.kind === "changed") {
        etag.current = news.etag;
        setShown({ shortlist: news.shortlist, hasEnded: false, isStale: false, isChanged: true });
      } else if (news.kind === "ended") {
        isOver = true;
        setShown((before) => ({ ...before, hasEnded: true }));
        return;
      } else {
        setShown((before) => ({ ...before, isStale: news.kind === "silent", isChanged: false }));
      }
      timer = setTimeout(() => void look(), everyMs);
    }
    const onVisible = () => void look();
    document.addEventListener("visibilitychange", onVisible);
    // At once, once it is looked at: what only fetches a page never asks, and so isn’t counted as a reader.
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [token]);
  return shown;
}
