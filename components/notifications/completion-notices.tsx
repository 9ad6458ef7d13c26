"use client";

import { useEffect, useState } from "react";
import { completionWords } from "@/components/notifications/completion-words";
import { countInTitle } from "@/components/notifications/count-in-title";
import { useCompletions } from "@/components/notifications/use-completions";
import { useLooking } from "@/components/notifications/use-looking";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { useSay } from "@/components/ui/behaviour/use-say";
import type { AssessmentView } from "@/lib/assessments/schema";

const loadStack = () =>
  import("@/components/notifications/notice-stack").then(({ NoticeStack }) => NoticeStack);
const loadBrowserNotices = () =>
  import("@/components/notifications/browser-notices").then(({ BrowserNotices }) => BrowserNotices);

/** An open assessment says its result itself (assessment-announcer.tsx). */
const isOpen = ({ id }: AssessmentView) => window.location.pathname === `/assessments/${id}`;

/** Announces completions on every screen: in the page, in the tab’s title, and by the browser. */
export function CompletionNotices({ byBrowser }: { byBrowser: boolean }) {
  const texts = useTexts();
  const [fresh, setFresh] = useState<readonly AssessmentView[]>([]);
  const [said, say] = useSay();
  const [unseen, setUnseen] = useState(0);
  const isLooking = useLooking();
  const { completions, dismiss, dismissAll } = useCompletions((rows) => {
    setFresh(rows);
    say(completionWords(rows.length === 1 ? rows.filter((row) => !isOpen(row)) : rows, texts));
    if (!isLooking) setUnseen((count) => count + rows.length);
  });

  if (isLooking && unseen > 0) setUnseen(0);
  useEffect(() => (unseen > 0 ? countInTitle(unseen) : undefined), [unseen]);

  const isShown = completions.shown.length > 0;
  const Stack = useLoaded(loadStack, isShown, false);
  const BrowserNotices = useLoaded(loadBrowserNotices, byBrowser, false);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isShown && Stack && (
        <Stack
          completions={completions}
          isPaused={!isLooking}
          onDismiss={dismiss}
          onDismissAll={dismissAll}
        />
      )}
      {BrowserNotices && <BrowserNotices fresh={fresh} isLooking={isLooking} />}
    </>
  );
}
