"use client";

import { useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { useLeaveFocus } from "@/components/ui/behaviour/use-leave-focus";
import { Button } from "@/components/ui/button";
import { clockTime } from "@/components/ui/format-time";
import { Notice } from "@/components/ui/notice";

/** It takes the focus from no field. */
export function EndingNotice({ atMs }: { atMs: number }) {
  const { t, locale, timeZone } = useTexts();
  const leaveFocus = useLeaveFocus();
  const [isSeen, setIsSeen] = useState(false);
  if (isSeen) return null;
  return (
    <div {...leaveFocus}>
      <Notice
        tone="warning"
        role="alert"
        title={t("session.endTitle", { time: clockTime(atMs, Date.now(), { locale, timeZone }) })}
        className="fixed top-3 left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 shadow-float"
        actions={
          <Button size="sm" onClick={() => setIsSeen(true)}>
            {t("common.close")}
          </Button>
        }
      >
        {t("session.endText")}
      </Notice>
    </div>
  );
}
