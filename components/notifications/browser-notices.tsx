"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { completionWords } from "@/components/notifications/completion-words";
import { holdLock, isHeld, isOurs } from "@/components/notifications/tab-locks";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Held by the one tab of this browser that shows notifications. */
const speakerLock = "shortlist-speaker";
/** Held by every tab in sight. */
const lookingLock = "shortlist-looking";

/** More at once are only counted. */
const toldByName = 3;

/** Shows completions as browser notifications, from one tab alone, and only while no tab of ours is in sight. */
export function BrowserNotices({
  fresh,
  isLooking,
}: {
  fresh: readonly AssessmentView[];
  isLooking: boolean;
}) {
  const texts = useTexts();
  const router = useRouter();
  useEffect(() => holdLock(speakerLock, "exclusive"), []);
  useEffect(() => (isLooking ? holdLock(lookingLock, "shared") : undefined), [isLooking]);

  const show = (text: string, tag: string, path: string, body?: string) => {
    const notification = new Notification(text, { tag, body, icon: "/icon.svg" });
    notification.addEventListener("click", () => {
      window.focus();
      router.push(path);
      notification.close();
    });
  };
  const tell = useEffectEvent(async (rows: readonly AssessmentView[]) => {
    if (typeof Notification !== "function" || Notification.permission !== "granted") return;
    if (!isOurs(speakerLock) || (await isHeld(lookingLock))) return;
    if (rows.length > toldByName) show(completionWords(rows, texts), "shortlist-many", "/assessments");
    else
      for (const row of rows) {
        show(
          completionWords([row], texts),
          `shortlist-${row.id}`,
          `/assessments/${row.id}`,
          row.interview?.name,
        );
      }
  });
  useEffect(() => {
    if (fresh.length > 0) void tell(fresh);
  }, [fresh]);
  return null;
}
