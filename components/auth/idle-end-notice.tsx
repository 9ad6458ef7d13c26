"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

const minuteMs = 60_000;

/** @param idleMs how long a session lasts without activity. */
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
