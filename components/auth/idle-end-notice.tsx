"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

const minuteMs = 60_000;

/** Why one has to sign in again. @param idleMs how long a session goes on without anything done in it. */
export function IdleEndNotice({ idleMs }: { idleMs: number }) {
  const { t } = useTexts();
  const minutes = Math.round(idleMs / minuteMs);
  const time =
    minutes % 60 === 0
      ? t("auth.idleHours", { count: minutes / 60 })
      : t("auth.idleMinutes", { count: minutes });
  return (
    <Notice tone="info" className="mb-5">
      {t("auth.idleEnd", { time })}
    </Notice>
  );
}
